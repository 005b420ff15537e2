import { refuse, type Refused } from '../../platform/vocabulary/decision.ts'
import type { ConfirmationPolicy, DayCircumstances, Entry, Level } from './day.ts'
import { clockMinutes } from './entry-rules.ts'

export type ConfirmationCode =
  | 'day_empty'
  | 'empty_day_off'
  | 'missing_model_version_for_day'
  | 'entry_over_max_duration'
  | 'required_attribution_missing'
  | 'attribution_precision_unmet'
  | 'manual_entry_reason_required'

type Rule = (day: {
  entries: readonly Entry[]
  circumstances: DayCircumstances
  targetMinutes: number
  policy: ConfirmationPolicy
  /** The day corrects an exported one, so that even nothing is news to payroll. */
  corrects: boolean
}) => Refused<ConfirmationCode> | null

/** The first of the organisation's data rules that the day breaks, or null when it may be confirmed. */
export function confirmationRefusal(
  entries: readonly Entry[],
  circumstances: DayCircumstances,
  targetMinutes: number,
  policy: ConfirmationPolicy,
  corrects: boolean,
): Refused<ConfirmationCode> | null {
  for (const rule of rules) {
    const refusal = rule({ entries, circumstances, targetMinutes, policy, corrects })
    if (refusal) return refusal
  }
  return null
}

const hasContent: Rule = ({ entries, circumstances, targetMinutes, corrects }) => {
  if (entries.length > 0 || circumstances.dayType || corrects) return null
  return targetMinutes > 0
    ? refuse('day_empty', 'The day has neither entries nor a day type.')
    : refuse('empty_day_off', 'The day is off and has no entries.')
}

const hasModel: Rule = ({ circumstances }) =>
  circumstances.model
    ? null
    : refuse('missing_model_version_for_day', "No version of a worktime model covers the member's day.")

const withinMaximum: Rule = ({ entries }) => {
  for (const entry of entries) {
    const { maxDurationMinutes } = entry.entryType
    if (maxDurationMinutes !== null && clockMinutes(entry) > maxDurationMinutes)
      return refuse(
        'entry_over_max_duration',
        `An entry of ${clockMinutes(entry)} minutes is longer than the ${maxDurationMinutes} that its type allows.`,
        { entryTypeId: entry.entryType.id, maxDurationMinutes },
      )
  }
  return null
}

/** Breaks and absences are nobody's project. */
const attributable = (entry: Entry): boolean =>
  entry.entryType.category !== 'break' && entry.entryType.category !== 'absence'

const attributed: Rule = ({ entries, policy }) => {
  const asked = policy.levels.filter(level => level.required && level.askInEntry)
  for (const entry of entries.filter(attributable))
    for (const level of asked) if (!hasValue(entry, level)) return missingAttribution(level)
  return null
}

const hasValue = (entry: Entry, level: Level): boolean =>
  entry.allocations.some(allocation => allocation.dimensionId === level.id)

const missingAttribution = (level: Level): Refused<ConfirmationCode> =>
  refuse('required_attribution_missing', `Every entry needs a value for “${level.name}”.`, {
    dimensionCode: level.code,
  })

const precise: Rule = ({ entries, policy }) => {
  for (const { valueId, phaseId, taskId } of entries.flatMap(entry => entry.allocations)) {
    const expected = policy.precisionOf.get(valueId) ?? null
    const unmet = (expected === 'phase' && !phaseId && !taskId) || (expected === 'task' && !taskId)
    if (unmet)
      return refuse('attribution_precision_unmet', `The target expects hours on a ${expected}.`, { valueId })
  }
  return null
}

/** A day that the clock produced explains itself; any entry's note satisfies the rule for the day. */
const explained: Rule = ({ entries, circumstances, policy }) => {
  const clocking =
    policy.punchPolicy === 'clocking_required' || circumstances.model?.punchPolicy === 'clocking_required'
  const byHand = entries.some(
    entry => entry.source === 'manual' || entry.source === 'supervisor' || entry.source === 'import',
  )
  if (!clocking || !byHand || entries.some(entry => entry.note !== null)) return null
  return refuse('manual_entry_reason_required', 'Write a note that says why the day was entered by hand.')
}

const rules: readonly Rule[] = [hasContent, hasModel, withinMaximum, attributed, precise, explained]
