import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Names } from '../../../../platform/vocabulary/starter-names.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import {
  type DatedOvertimeRules,
  type OvertimeRules,
  overtimeRuleNames,
} from '../overtime-rule-sets/shapes.ts'
import type { VersionRules } from './shapes.ts'

/** One dated version of a worktime model as it is kept. */
export interface KeptVersion extends VersionRules, Validity {
  /** The worktime model's. */
  readonly id: Id
  readonly versionId: Id
  readonly code: string
  readonly name: string
  /** What it is called in each language, for whoever explains by it. */
  readonly names?: Names
}

/**
 * One version of a worktime model with every rule of it, as the interpretation reads it: as it is kept, or with the rules of a
 * version of the set that it names, on the dates on which both are in force.
 */
export interface DatedWorktimeModel extends KeptVersion {
  /** The version of the set that its overtime rules are of; null where they are its own. */
  readonly overtimeRuleSetVersionId: Id | null
}

/** A version of a model, and every version of the set that it names, oldest first; null where it names none. */
export interface VersionWithSet {
  readonly version: KeptVersion
  readonly overtimeRules: readonly DatedOvertimeRules[] | null
}

/**
 * The version in as many pieces as there are dates on which its overtime rules change, oldest first; together they cover its
 * dates, and no date twice. On dates on which the set has no version the rules are those that the version keeps.
 */
export function datedPieces({ version, overtimeRules }: VersionWithSet): DatedWorktimeModel[] {
  const pieces: DatedWorktimeModel[] = []
  let next: PlainDate | null = version.validFrom
  for (const rules of overtimeRules ?? []) {
    if (next === null) break
    const from: PlainDate = rules.validFrom > next ? rules.validFrom : next
    const to = earlier(rules.validTo, version.validTo)
    if (to !== null && to < from) continue
    if (from > next) pieces.push(piece(version, null, next, addDays(from, -1)))
    pieces.push(piece(version, rules, from, to))
    next = to === null ? null : addDays(to, 1)
  }
  if (next !== null && (version.validTo === null || next <= version.validTo))
    pieces.push(piece(version, null, next, version.validTo))
  return pieces
}

const piece = (
  version: KeptVersion,
  rules: DatedOvertimeRules | null,
  validFrom: PlainDate,
  validTo: PlainDate | null,
): DatedWorktimeModel => ({ ...withRules(version, rules), validFrom, validTo })

/** A version with the rules of one version of its set, whatever their dates; with its own where there is none. */
export function withRules(version: KeptVersion, rules: DatedOvertimeRules | null): DatedWorktimeModel {
  if (rules === null) return { ...version, overtimeRuleSetVersionId: null }
  return { ...version, ...rulesOf(version, rules), overtimeRuleSetVersionId: rules.versionId }
}

/** Overtime of periods is of models that have them; where the set has none, by what the law says for their length. */
function rulesOf(version: KeptVersion, rules: DatedOvertimeRules): OvertimeRules {
  const own = Object.fromEntries(
    overtimeRuleNames.map(name => [name, rules[name]]),
  ) as unknown as OvertimeRules
  if (version.kind === 'period' && rules.periodOvertimeAfterMinutes !== null) return own
  const { periodOvertimeAfterMinutes, periodFirstTierMinutes } = version
  return { ...own, periodOvertimeAfterMinutes, periodFirstTierMinutes }
}

const earlier = (a: PlainDate | null, b: PlainDate | null): PlainDate | null =>
  a === null ? b : b === null || a < b ? a : b
