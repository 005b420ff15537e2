import type { Violation } from '../../../../platform/contract/shapes.ts'
import { dayClock } from '../../../../platform/vocabulary/local-time.ts'
import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import { covers } from '../../../../platform/vocabulary/versions.ts'
import { coverageOf, excessRefusal } from '../writing/allocation-rules.ts'
import { entryMinutes } from '../attribution/entry-time.ts'
import type { AttributionPrecision, DayCircumstances, Entry } from '../day/day.ts'
import { type DetailCode, unconfirmableHours } from '../details/rules.ts'
import { elapsedMinutes } from '../interpretation/recorded-time.ts'
import type { FoundDetails } from '../details/slot.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Meaning } from '../day/meaning.ts'
import { outsideEmployment } from '../day/holds.ts'

export type ConfirmationCode =
  | 'day_outside_employment'
  | 'day_empty'
  | 'empty_day_off'
  | 'missing_model_version_for_day'
  | 'entry_type_not_found'
  | 'entry_over_max_duration'
  | 'required_attribution_missing'
  | 'allocation_exceeds_entry'
  | 'allocation_incomplete'
  | 'attribution_precision_unmet'
  | 'manual_entry_reason_required'
  | DetailCode

/** A tracking level as confirming reads it. */
interface Level {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly required: boolean
  readonly askInEntry: boolean
  readonly remainder: 'unattributed' | 'refused'
}

/** What the rules of confirming read besides. */
export interface ConfirmationPolicy {
  readonly punchPolicy: 'free' | 'clocking_required'
  readonly levels: readonly Level[]
  readonly precisionOf: ReadonlyMap<Id, AttributionPrecision | null>
  /** What hours are on, as its families have it. */
  readonly details: FoundDetails
}

/** A day that somebody wants to confirm. */
export interface DayToConfirm {
  readonly workDate: string
  readonly entries: readonly Entry[]
  readonly circumstances: DayCircumstances
  readonly meaning: Meaning
  readonly policy: ConfirmationPolicy
  /** The day corrects an exported one, so that even nothing is news to payroll. */
  readonly corrects: boolean
  /** Whether the day was confirmed and opened again. */
  readonly confirmedBefore: boolean
}

type Violations = readonly Refused<ConfirmationCode>[]
type Rule = (day: DayToConfirm) => Violations

/** Refuses a day by the first rule that it breaks, and names every one of them in `violations`. */
export function confirmationRefusal(day: DayToConfirm): Refused<ConfirmationCode> | null {
  const broken = rules.flatMap(rule => rule(day))
  const [first] = broken
  if (!first) return null
  const violations = broken.map(violationOf)
  return { ...first, extra: { ...first.extra, violations } }
}

function violationOf({ refusal: code, detail, extra }: Refused<ConfirmationCode>): Violation {
  const { entryId, dimensionCode, valueId, remainingMinutes }: Partial<Violation> = extra ?? {}
  return {
    code,
    detail,
    ...(entryId !== undefined && { entryId }),
    ...(dimensionCode !== undefined && { dimensionCode }),
    ...(valueId !== undefined && { valueId }),
    ...(remainingMinutes !== undefined && { remainingMinutes }),
  }
}

const isEmployed: Rule = ({ workDate, entries, circumstances, corrects }) => {
  const cleared = corrects && entries.length === 0 && circumstances.dayType === null
  return circumstances.employed || cleared ? [] : [outsideEmployment(workDate)]
}

/** A credited holiday has its credit, which is paid once the day is approved. */
const hasContent: Rule = ({ entries, circumstances, meaning, corrects }) => {
  const credited = meaning.creditedMinutes > 0
  if (entries.length > 0 || circumstances.dayType || credited || corrects || !circumstances.employed)
    return []
  return meaning.expectedTargetMinutes > 0
    ? [refuse('day_empty', 'The day has neither entries nor a day type.')]
    : [refuse('empty_day_off', 'The day is off and has no entries.')]
}

const hasModel: Rule = ({ circumstances }) =>
  circumstances.model
    ? []
    : [refuse('missing_model_version_for_day', "No version of a worktime model covers the member's day.")]

/** What rules an entry had may have ended since it was written. */
const hasTypesInForce: Rule = ({ workDate, entries }) =>
  entries.flatMap(({ id, entryType }) => {
    if (covers(entryType, workDate)) return []
    const detail = `No version of the entry type “${entryType.code}” covers ${workDate}.`
    return [refuse('entry_type_not_found', detail, { entryId: id, entryTypeId: entryType.id })]
  })

const withinMaximum: Rule = ({ workDate, entries, circumstances }) => {
  const clock = dayClock(workDate, circumstances.timeZone)
  return entries.flatMap(entry => {
    const { id, maxDurationMinutes } = entry.entryType
    const minutes = elapsedMinutes(entry, clock)
    if (maxDurationMinutes === null || minutes <= maxDurationMinutes) return []
    return [
      refuse(
        'entry_over_max_duration',
        `An entry of ${minutes} minutes is longer than the ${maxDurationMinutes} that its type allows.`,
        { entryId: entry.id, entryTypeId: id, maxDurationMinutes },
      ),
    ]
  })
}

/** Breaks and absences are nobody's project. */
const attributable = (entry: Entry): boolean =>
  entry.entryType.category !== 'break' && entry.entryType.category !== 'absence'

/** What is allocated fits the entry, and leaves nothing over where a level does not let it. */
const attributed: Rule = ({ workDate, entries, circumstances, meaning, policy }) => {
  const clock = dayClock(workDate, circumstances.timeZone)
  const minutes = entryMinutes(
    entries,
    meaning.interpretation.lines,
    clock,
    circumstances.model?.kind === 'flex',
  )
  return entries.flatMap(entry =>
    policy.levels.flatMap(level => attributionRefusal(entry, level, minutes.get(entry.id) ?? 0) ?? []),
  )
}

function attributionRefusal(
  entry: Entry,
  level: Level,
  minutes: number,
): Refused<ConfirmationCode> | undefined {
  const parts = entry.allocations.filter(({ dimensionId }) => dimensionId === level.id)
  const about = { entryId: entry.id, dimensionCode: level.code }
  const excess = excessRefusal(parts, minutes, about)
  if (excess) return excess
  const { remainingMinutes } = coverageOf(parts, minutes)
  const uncovered = parts.length === 0 || remainingMinutes > 0
  if (level.required && level.askInEntry && attributable(entry) && uncovered)
    return refuse('required_attribution_missing', `Every minute needs a value for “${level.name}”.`, {
      ...about,
      remainingMinutes,
    })
  if (level.remainder === 'refused' && parts.length > 0 && remainingMinutes > 0)
    return refuse(
      'allocation_incomplete',
      `The targets of “${level.name}” leave ${remainingMinutes} of ${minutes} minutes over.`,
      { ...about, remainingMinutes },
    )
  return undefined
}

const precise: Rule = ({ entries, policy }) =>
  entries.flatMap(entry =>
    entry.allocations.flatMap(({ valueId, phaseId, taskId }) => {
      const expected = policy.precisionOf.get(valueId) ?? null
      const unmet = (expected === 'phase' && !phaseId && !taskId) || (expected === 'task' && !taskId)
      if (!unmet) return []
      const detail = `The target expects hours on a ${expected}.`
      return [refuse('attribution_precision_unmet', detail, { entryId: entry.id, valueId })]
    }),
  )

/** What hours are on may have ended since they were written. */
const takingHours: Rule = ({ entries, policy, confirmedBefore }) =>
  unconfirmableHours(entries, policy.details, confirmedBefore)

/** A day that the clock produced explains itself; any entry's note satisfies the rule for the day. */
const explained: Rule = ({ entries, circumstances, policy }) => {
  const clocking =
    policy.punchPolicy === 'clocking_required' || circumstances.model?.punchPolicy === 'clocking_required'
  const byHand = entries.some(
    entry => entry.source === 'manual' || entry.source === 'supervisor' || entry.source === 'import',
  )
  if (!clocking || !byHand || entries.some(entry => entry.note !== null)) return []
  return [refuse('manual_entry_reason_required', 'Write a note that says why the day was entered by hand.')]
}

const rules: readonly Rule[] = [
  isEmployed,
  hasContent,
  hasModel,
  hasTypesInForce,
  withinMaximum,
  attributed,
  precise,
  takingHours,
  explained,
]
