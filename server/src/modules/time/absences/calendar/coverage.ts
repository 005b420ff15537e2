import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { staffedAs } from '../../../../platform/vocabulary/weekdays.ts'
import type { CoverageDay } from './shapes.ts'

/** How many of a unit are expected on a day, and how many of them are absent in each half of it. */
export interface CountedDay {
  readonly date: PlainDate
  /** Of the holiday that decides what the day is worth; null on an ordinary day. */
  readonly holidayKind: 'public' | 'eve' | null
  readonly expectedMembers: number
  readonly absentMembers: number
  readonly partlyAbsentMembers: number
  readonly presentInTheMorning: number
  readonly presentInTheAfternoon: number
  /** How much of a half of the day hours of absence cover together, of those who are absent in no whole half: 1 is one of them for half a day. */
  readonly halvesAway: number
}

/** What a unit needs from a day on. */
export interface DatedMinimum {
  readonly validFrom: PlainDate
  readonly weekdays: readonly number[]
}

/** The coverage of each day. `minimums` are the rows of the unit, oldest first. */
export const coverageOf = (days: readonly CountedDay[], minimums: readonly DatedMinimum[]): CoverageDay[] =>
  days.map(day => {
    const inWeakerHalf = Math.min(day.presentInTheMorning, day.presentInTheAfternoon)
    // Nobody says when in the day the hours are, so they are missed where it is felt most.
    const presentMembers = Math.max(0, Math.round(inWeakerHalf - day.halvesAway))
    const minimumMembers = minimumOn(day, minimums)
    return {
      date: day.date,
      expectedMembers: day.expectedMembers,
      absentMembers: day.absentMembers,
      partlyAbsentMembers: day.partlyAbsentMembers,
      presentMembers,
      minimumMembers,
      belowMinimum: minimumMembers !== null && presentMembers < minimumMembers,
    }
  })

/** How many the unit needs on a day; null where nothing was ever set for it. */
export const minimumOn = (
  { date, holidayKind }: Pick<CountedDay, 'date' | 'holidayKind'>,
  minimums: readonly DatedMinimum[],
): number | null =>
  minimums.findLast(({ validFrom }) => validFrom <= date)?.weekdays[staffedAs(date, holidayKind) - 1] ?? null
