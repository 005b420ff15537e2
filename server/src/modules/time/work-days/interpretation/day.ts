import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Names } from '../../../../platform/vocabulary/starter-names.ts'
import type { LineReason } from './line-reasons.ts'
import type { TermReason } from './term-reasons.ts'
import type { DayWarning } from './warning-reasons.ts'
import type { OvertimeCompensation, WorktimeModelVersion } from './worktime-model.ts'

export type * from './worktime-model.ts'

export type EntryCategory = 'work' | 'travel' | 'standby' | 'break' | 'absence'

/** One dated version of an entry type. */
export interface EntryTypeVersion {
  readonly id: string
  readonly versionId: string
  readonly code: string
  /** What it is called; absent of what stands for one that there is not. */
  readonly names?: Names
  readonly category: EntryCategory
  /**
   * Whether the minutes help to fulfil the day's target.
   *
   * | category | true | false |
   * |---|---|---|
   * | work | ordinary work | work the employer orders beyond the flexitime: never flex, so additional or overtime |
   * | travel, standby | working time | not working time, on a line of its own (Working Time Act 3 § and 4 §) |
   * | break | paid, part of working time | unpaid |
   * | absence | credited | neither worked nor credited |
   */
  readonly countsToTarget: boolean
  /** What one minute is worth against plain pay; 10000 = 1.0. */
  readonly multiplierBp: number
  /** The longest sensible entry; a longer one is warned of. */
  readonly maxDurationMinutes: number | null
  readonly payTypeCode: string | null
}

/** An entry as the interpretation reads it: either a span on the clock or a bare duration, the other form null. */
export interface InterpretedEntry {
  readonly id: string
  readonly entryType: EntryTypeVersion
  /** Clock minutes from midnight of the work date, 0 to 2880. */
  readonly startMinutes: number | null
  readonly endMinutes: number | null
  /** Minutes without a place in time; net of breaks. */
  readonly durationMinutes: number | null
}

/** One dated version of a day type: what the whole day is (training, annual holiday). */
export interface DayTypeVersion {
  readonly id: string
  readonly versionId: string
  readonly code: string
  readonly names?: Names
  /** `target`: the day's target is fulfilled; `fixed`: `creditMinutes` are given. */
  readonly credit: 'none' | 'target' | 'fixed'
  readonly creditMinutes: number | null
  /** Whether the credit counts as work towards the limit of weekly or period overtime. */
  readonly countsAsWorked: boolean
  /** Nothing is expected on such a day. */
  readonly waivesTarget: boolean
}

/** A holiday of the calendar that applies to the member; `kind` as in `catalogs/holidays`. */
export interface Holiday {
  readonly date: PlainDate
  readonly code: string
  readonly name: Names
  readonly kind: 'public' | 'eve'
}

/** All that decides what a day is worth. */
export interface DayFacts {
  readonly workDate: PlainDate
  /** IANA name; the zone in which the entries' clock minutes are read. */
  readonly timeZone: string
  readonly entries: readonly InterpretedEntry[]
  readonly model: WorktimeModelVersion
  readonly dayType: DayTypeVersion | null
  /** The holiday on the work date. */
  readonly holiday: Holiday | null
  /** The holiday on the following date: a night shift into it earns its premium from midnight. */
  readonly nextDayHoliday: Holiday | null
  /** Nothing is expected of a day outside the employment. */
  readonly employed: boolean
  /**
   * What published shifts plan for the date, without their breaks; 0 where a planned week leaves the date free, null where
   * nobody has planned the week. Only a model of kind `shift` goes by it.
   */
  readonly plannedMinutes: number | null
}

/** The stored row's minutes; 0 where there is nothing. `startMinutes` and `endMinutes` are clock minutes after rounding. */
export interface DayFrame {
  readonly startMinutes: number
  readonly endMinutes: number
  /** Unpaid break inside the frame, recorded and automatic. */
  readonly breakMinutes: number
  /** Time inside the frame that no entry covers: neither work nor break, and rest where rules require rest. */
  readonly gapMinutes: number
  readonly workedMinutes: number
  readonly creditedMinutes: number
  readonly expectedTargetMinutes: number
}

/** Together these are the worked minutes, each minute once. */
export const baseLineKinds = ['normal', 'additional', 'overtime_50', 'overtime_100'] as const
/** These lie on top of base lines. */
export const premiumLineKinds = ['evening', 'night', 'sunday', 'holiday'] as const
/** Time that is not worked: on call, under way, credited, or away without credit. */
export const otherLineKinds = ['standby', 'travel', 'credit', 'absence'] as const

export type BaseLineKind = (typeof baseLineKinds)[number]
export type PremiumLineKind = (typeof premiumLineKinds)[number]
export type LineKind = BaseLineKind | PremiumLineKind | (typeof otherLineKinds)[number]

/** Names a catalogue row and the version of it that made a minute. */
export interface RuleReference {
  readonly id: string
  readonly versionId: string
}

export interface InterpretationLine {
  readonly kind: LineKind
  readonly minutes: number
  /** Clock minutes; absent for minutes without a place in time. Over a clock change they lie further apart or closer than `minutes`. */
  readonly fromMinutes?: number
  readonly toMinutes?: number
  /** Worth of a minute against plain pay: the whole of it on a base line (15000 = overtime at +50 %), the addition alone on a premium line. */
  readonly creditBp: number
  /** Additional work and overtime are paid or go to an account as time off, as the model says; every other line is `paid`. */
  readonly compensation: OvertimeCompensation
  readonly rule: RuleReference
  readonly explanation: LineReason
}

export type BalanceAccountKind = 'flex' | 'overtime' | 'banked_leave'

/** What a day or its share of a stretch moves to an account; negative takes from it. */
export interface BalanceTerm {
  readonly accountKind: BalanceAccountKind
  readonly minutes: number
  readonly explanation: TermReason
}

export interface DayInterpretation {
  readonly targetMinutes: number
  readonly workedMinutes: number
  readonly creditedMinutes: number
  /** Minutes that count to the target, worked and credited, less the target; 0 within the tolerance, and without a target (`hours_only`). */
  readonly deviationMinutes: number
  readonly lines: readonly InterpretationLine[]
  readonly balanceTerms: readonly BalanceTerm[]
  readonly warnings: readonly DayWarning[]
}

export interface InterpretedDay {
  readonly frame: DayFrame
  readonly interpretation: DayInterpretation
}
