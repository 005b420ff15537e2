import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { RuleCode, Severity } from './act.ts'
import type { PlanReason } from './reasons.ts'

/** A shift as the rules see it: one that stands, or one that is to be. */
export interface PlannedShift {
  /** What violations name it by. A shift that is to be takes the place of the standing one with the same. */
  readonly shiftKey: string
  readonly planningUnitId: Id
  /** Null: nobody yet. */
  readonly membershipId: Id | null
  readonly workDate: PlainDate
  readonly startAt: Instant
  readonly endAt: Instant
  readonly breakMinutes: number
  /** Taken away: it counts nowhere any more, and what that leaves is checked. False for one that stands. */
  readonly cancelled: boolean
  /**
   * The first day of what its member is told by this: of the period that is published, or of the shift that changes after that.
   * Null where nobody is told, as of a draft.
   */
  readonly toldFor: PlainDate | null
}

/** How many a unit needs and takes in the hours of a weekday, from a day on until its next row begins. */
export interface StaffingOfUnit {
  readonly planningUnitId: Id
  readonly validFrom: PlainDate
  readonly hours: readonly StaffedHours[]
}

/** The same numbers for some hours of one weekday. Hours that no row names need nobody and take everybody. */
export interface StaffedHours {
  /** 1 is Monday. A public holiday is a Sunday, an eve a Saturday. */
  readonly weekday: number
  /** 0 to 23, and 1 to 24. */
  readonly fromHour: number
  readonly toHour: number
  /** 0: nobody is needed. */
  readonly minimum: number
  /** Null: as many as there are. */
  readonly maximum: number | null
}

/** A date on which a member is away; of what, nobody is told here. */
export interface AbsentDate {
  readonly membershipId: Id
  readonly date: PlainDate
  readonly part: 'full' | 'am' | 'pm' | 'hours'
}

/** Days on which a unit is closed, both included. */
export interface ClosedDays {
  readonly planningUnitId: Id
  readonly closedFrom: PlainDate
  readonly closedTo: PlainDate
}

/** Everything that decides whether a plan is sound. */
export interface PlanFacts {
  readonly today: PlainDate
  readonly timeZone: string
  /**
   * The shifts that stand, drafts and published ones, in whole weeks around what is checked: those of its members in whichever
   * unit, and those of its units of whomever. No shift is in it twice.
   */
  readonly shifts: readonly PlannedShift[]
  /** Shifts of the members before and after those weeks, as far as a rule of the units counts nights in a row. */
  readonly nightsAround: readonly PlannedShift[]
  /** What members are planned to work in weeks before and after those weeks, by the Monday of the week. */
  readonly weeksAround: readonly {
    readonly membershipId: Id
    readonly monday: PlainDate
    readonly minutes: number
  }[]
  readonly absences: readonly AbsentDate[]
  /** Whether payroll has the day of a member. */
  readonly locked: (membershipId: Id, date: PlainDate) => boolean
  readonly holidays: readonly { readonly date: PlainDate; readonly kind: 'public' | 'eve' }[]
  readonly closures: readonly ClosedDays[]
  readonly staffing: readonly StaffingOfUnit[]
  /** When members work by periods; a null end means until further notice. */
  readonly periodWork: readonly {
    readonly membershipId: Id
    readonly validFrom: PlainDate
    readonly validTo: PlainDate | null
  }[]
}

/** What a shift breaks. */
export interface Violation {
  readonly shiftKey: string
  readonly code: RuleCode
  readonly severity: Severity
  /** What its sentence is made of. */
  readonly values: PlanReason['values']
  /** The sentence in English. It names no other member and no reason of an absence. */
  readonly detail: string
  /** The section of the act; null where the rule is none of it. */
  readonly law: string | null
}
