import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Validity, versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { Compensation, LineKind } from '../kinds.ts'
import type { Criteria } from './rules.ts'

/** What decides the pay type of a line. */
export interface LineFacts {
  readonly kind: LineKind
  readonly compensation: Compensation
  /** The entry type that most of the minutes come from; null where none does. */
  readonly entryTypeId: Id | null
  /** The day type that gives the line; null where none does. */
  readonly dayTypeId: Id | null
  /** The code of the type itself, for the lines that the type alone makes. */
  readonly ownCode: string | null
  /** The code of the absence that gives the line, which is more exact than its type; null or left out where none does. */
  readonly absenceCode?: string | null
}

/** What payroll knows a line by, frozen with it. */
export interface LineCoding {
  readonly entryTypeId: Id | null
  readonly dayTypeId: Id | null
  readonly payTypeCode: string | null
  /** Whether the line stays out of documents on purpose. */
  readonly leftOut: boolean
}

/** A rule as it is kept. */
export interface PayTypeRule extends Criteria {
  readonly active: boolean
  readonly versions: readonly (Validity & { readonly payTypeCode: string | null })[]
}

export type CodeOf = (facts: LineFacts, workDate: PlainDate) => LineCoding

/**
 * Gives lines their pay type codes. The code of an absence comes first; else the most specific rule in force on the date
 * decides: for type and kind, then for the type, then the type's own code, then for the kind. A line that is not paid in money and has no rule stays out of
 * documents, because paying it as well would pay it twice.
 */
export function codingBy(rules: readonly PayTypeRule[]): CodeOf {
  const byCriteria = new Map(rules.filter(rule => rule.active).map(rule => [keyOf(rule), rule]))
  return (facts, workDate) => {
    const { kind, compensation, entryTypeId, dayTypeId, ownCode, absenceCode = null } = facts
    const hasType = entryTypeId !== null || dayTypeId !== null
    const said = (criteria: Criteria) => {
      const rule = byCriteria.get(keyOf(criteria))
      return rule && versionAt(rule.versions, workDate)
    }
    const type = { entryTypeId, dayTypeId }
    const ofType = hasType
      ? (said({ kind, compensation, ...type }) ?? said({ kind: null, compensation, ...type }))
      : undefined
    const ofAbsence = absenceCode === null ? undefined : { payTypeCode: absenceCode }
    const own = compensation === 'paid' && ownCode !== null ? { payTypeCode: ownCode } : undefined
    const found =
      ofAbsence ?? ofType ?? own ?? said({ kind, compensation, entryTypeId: null, dayTypeId: null })
    const leftOut = found ? found.payTypeCode === null : compensation !== 'paid'
    return { ...type, payTypeCode: found?.payTypeCode ?? null, leftOut }
  }
}

const keyOf = ({ kind, compensation, entryTypeId, dayTypeId }: Criteria): string =>
  [kind, compensation, entryTypeId, dayTypeId].join(' ')
