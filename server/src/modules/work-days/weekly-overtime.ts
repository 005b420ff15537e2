import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { DayTypeVersion, InterpretationLine, WorktimeModelVersion } from './interpretation/day.ts'
import type { ThresholdOvertimeLine } from './interpretation/threshold-overtime.ts'
import { weeklyOvertime } from './interpretation/week.ts'

/** A frozen day of a week: its lines, and the versions that it was interpreted by. */
export interface DayOfWeek {
  readonly workDate: PlainDate
  readonly model: WorktimeModelVersion
  readonly dayType: DayTypeVersion | null
  readonly lines: readonly InterpretationLine[]
}

/**
 * Weekly overtime of frozen days, see `interpretation/week.ts`. Each line stands for minutes of one line of one day;
 * in the order of the days and their lines, they are the last minutes that weekly overtime can take.
 */
export const weeklyOvertimeOf = (week: readonly DayOfWeek[]): readonly ThresholdOvertimeLine[] =>
  weeklyOvertime(week.map(({ lines, ...day }) => ({ ...day, interpretation: { ...nothingElse, lines } })))
    .lines

/** Overtime is found in the lines alone. */
const nothingElse = {
  targetMinutes: 0,
  workedMinutes: 0,
  creditedMinutes: 0,
  deviationMinutes: 0,
  balanceTerms: [],
  warnings: [],
}
