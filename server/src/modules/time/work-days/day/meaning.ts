import type { Day, DayTerms, Entry } from './day.ts'
import type { WorktimeModelVersion } from '../interpretation/day.ts'
import { interpretDay } from '../interpretation/interpret.ts'
import { finnishLaw } from '../interpretation/worktime-model.ts'

/** What the entries of a day add up to under its circumstances: the frame that is stored, and its interpretation. */
export type Meaning = Pick<
  Day,
  | 'startMinutes'
  | 'endMinutes'
  | 'breakMinutes'
  | 'gapMinutes'
  | 'workedMinutes'
  | 'creditedMinutes'
  | 'expectedTargetMinutes'
  | 'interpretation'
>

/** A day that no model covers is read by the hours alone: nothing is expected of it. */
const withoutModel: WorktimeModelVersion = {
  ...finnishLaw,
  id: 'statutory',
  versionId: 'statutory',
  code: 'statutory',
  kind: 'hours_only',
  dayTargets: [0, 0, 0, 0, 0, 0, 0],
}

/** The model that a day is read by. */
export const modelOrHours = ({ model }: Pick<DayTerms, 'model'>): WorktimeModelVersion =>
  model ?? withoutModel

/** Outside their employment nothing is expected of a member or credited to them. */
export function meaningOf(workDate: string, entries: readonly Entry[], terms: DayTerms): Meaning {
  const { employed } = terms
  const { frame, interpretation } = interpretDay({
    workDate,
    timeZone: terms.timeZone,
    entries,
    model: modelOrHours(terms),
    dayType: employed ? terms.dayType : null,
    holiday: employed ? terms.holiday : null,
    nextDayHoliday: terms.nextDayHoliday,
    employed,
    plannedMinutes: terms.plannedMinutes,
  })
  return { ...frame, interpretation }
}

/** The versions that a day means what it means by, as it names them from its confirmation on. */
export const versionsBehind = ({
  dayType,
  model,
}: Pick<DayTerms, 'dayType' | 'model'>): Pick<
  Day,
  'dayTypeVersionId' | 'worktimeModelVersionId' | 'overtimeRuleSetVersionId'
> => ({
  dayTypeVersionId: dayType?.versionId ?? null,
  worktimeModelVersionId: model?.versionId ?? null,
  overtimeRuleSetVersionId: model?.overtimeRuleSetVersionId ?? null,
})
