// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  HourlyStaffing,
  OpenShift,
  OpenShiftClaim,
  OwnOpenShift,
  OwnShift,
  PublishedPlan,
  PublishedShift,
  Shift,
  ShiftClosures,
  ShiftPlan,
  ShiftPlanAndActual,
  ShiftPlanChanges,
  ShiftPublication,
  ShiftRotation,
  ShiftRules,
  ShiftSwap,
  SwapCandidate,
  UnpublishedPlan,
  WithNames,
} from './schemas.ts'

export type ShiftsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only shifts of the day or after it. */
  from?: string | undefined
  /** Only shifts of the day or before it. */
  to?: string | undefined
  /** Only shifts of the unit, one that the caller plans. */
  planningUnitId?: string | undefined
  /** Only shifts of the member. */
  membershipId?: string | undefined
  /** Only shifts in this state. */
  state?: 'draft' | 'published' | 'cancelled' | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'workDate' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ShiftsListAnswer = Page<Shift> & WithNames

export type ShiftsCreateBody = {
  /** The planning unit, one that the caller plans. */
  planningUnitId: string
  /** The date on which it starts, and for which it counts. */
  workDate: string
  /** An active shift type. Its version in force on the date says everything that is left out here. Null for none. */
  shiftTypeId?: string | null | undefined
  /** A member who is employed on the date and belongs to the unit, or to another one that the caller plans; null for nobody yet. */
  membershipId?: string | null | undefined
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes?: number | undefined
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes?: number | undefined
  /** How much of it is unpaid break, in minutes. */
  breakMinutes?: number | undefined
  /** An entry type of the category `work`, `travel` or `standby`; null for plain work. */
  entryTypeId?: string | null | undefined
  /** What it is marked with; the list is replaced whole. */
  tags?: readonly string[] | undefined
  /** What whoever works it has to know; null for nothing. */
  note?: string | null | undefined
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftsCreateAnswer = Shift

export type ShiftsGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ShiftsGetAnswer = Shift & WithNames

export type ShiftsUpdateBody = {
  /** The planning unit, one that the caller plans. */
  planningUnitId?: string | undefined
  /** The date on which it starts, and for which it counts. */
  workDate?: string | undefined
  /** An active shift type. Its version in force on the date says everything that is left out here. Null for none. */
  shiftTypeId?: string | null | undefined
  /** A member who is employed on the date and belongs to the unit, or to another one that the caller plans; null for nobody yet. */
  membershipId?: string | null | undefined
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes?: number | undefined
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes?: number | undefined
  /** How much of it is unpaid break, in minutes. */
  breakMinutes?: number | undefined
  /** An entry type of the category `work`, `travel` or `standby`; null for plain work. */
  entryTypeId?: string | null | undefined
  /** What it is marked with; the list is replaced whole. */
  tags?: readonly string[] | undefined
  /** What whoever works it has to know; null for nothing. */
  note?: string | null | undefined
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftsUpdateAnswer = Shift

export type ShiftsCancelBody = {
  /** Why it is cancelled. */
  reason: string
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftsCancelAnswer = Shift

export type ShiftsWriteBatchBody = {
  /** The shifts: with an `id` a change, without one a new shift. */
  rows: readonly {
    /** The shift that changes; a new one is made without it. */
    id?: string | undefined
    /** The planning unit, one that the caller plans. */
    planningUnitId?: string | undefined
    /** The date on which it starts, and for which it counts. */
    workDate?: string | undefined
    /** An active shift type. Its version in force on the date says everything that is left out here. Null for none. */
    shiftTypeId?: string | null | undefined
    /** A member who is employed on the date and belongs to the unit, or to another one that the caller plans; null for nobody yet. */
    membershipId?: string | null | undefined
    /** When the shift starts, in minutes from the midnight that its date begins with. */
    startMinutes?: number | undefined
    /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
    endMinutes?: number | undefined
    /** How much of it is unpaid break, in minutes. */
    breakMinutes?: number | undefined
    /** An entry type of the category `work`, `travel` or `standby`; null for plain work. */
    entryTypeId?: string | null | undefined
    /** What it is marked with; the list is replaced whole. */
    tags?: readonly string[] | undefined
    /** What whoever works it has to know; null for nothing. */
    note?: string | null | undefined
    /** Cancels the shift, and says why. Only with an `id`. */
    cancelReason?: string | undefined
    /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
    expectedUpdatedAt?: string | undefined
  }[]
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftsWriteBatchAnswer = {
  /** One result a row. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What has become of it. */
    status: 'created' | 'updated' | 'cancelled' | 'unchanged' | 'error'
    /** The shift; null where none was made. */
    shiftId: string | null
    /** Why it was refused, as a single write would be; null unless `status` is `error`. */
    code:
      | 'shift_not_found'
      | 'shift_stale'
      | 'shift_cancelled'
      | 'planning_unit_not_found'
      | 'planning_unit_not_planned'
      | 'shift_type_not_found'
      | 'shift_times_missing'
      | 'shift_times_invalid'
      | 'entry_type_not_found'
      | 'shift_entry_type_unfit'
      | 'membership_not_found'
      | 'shift_member_not_employed'
      | 'shift_member_not_in_unit'
      | 'shift_overlap'
      | 'shift_period_locked'
      | 'shift_member_absent'
      | 'shift_unit_closed'
      | 'shift_daily_rest'
      | 'shift_weekly_rest'
      | 'shift_weekly_maximum'
      | 'shift_nights_in_row'
      | 'shift_above_staffing'
      | 'shift_below_staffing'
      | 'shift_notice_short'
      | 'shift_member_missing'
      | 'range_too_long'
      | 'shift_row_repeated'
      | 'shift_row_incomplete'
      | null
    /** The same in words for people, in English; null unless there is a `code`. */
    detail: string | null
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** Everything that a refused shift breaks of the rules; empty where another reason refused it. */
    violations: readonly {
      /** What it is; stable. */
      code:
        | 'shift_overlap'
        | 'shift_period_locked'
        | 'shift_member_absent'
        | 'shift_unit_closed'
        | 'shift_daily_rest'
        | 'shift_weekly_rest'
        | 'shift_weekly_maximum'
        | 'shift_nights_in_row'
        | 'shift_above_staffing'
        | 'shift_below_staffing'
        | 'shift_notice_short'
      /** What its sentence is made of; null of a warning from before it had values. */
      values:
        | {
            /** When the other shift begins. */
            from: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
            /** When it ends. */
            to: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
          }
        | {
            /** The day that payroll has. */
            date: string
          }
        | {
            /** The date of the shift. */
            date: string
            /** Which part of the day the absence takes. */
            part: 'full' | 'am' | 'pm' | 'hours'
          }
        | {
            /** The date of the shift. */
            date: string
            /** What closes the unit. */
            closedBy: 'closure' | 'public_holiday'
          }
        | {
            /** When the 24 hours begin. */
            from: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
            /** The longest rest without interruption. */
            restMinutes: number
            /** The rest that is due. */
            dueMinutes: number
          }
        | {
            /** The first day of the week. */
            monday: string
            /** The longest rest without interruption. */
            restMinutes: number
            /** The rest that is due. */
            dueMinutes: number
          }
        | {
            /** Over how many weeks is averaged. */
            weeks: number
            /** The first day of these weeks. */
            from: string
            /** What is planned a week, on average. */
            averageMinutes: number
            /** What is the most. */
            maximumMinutes: number
          }
        | {
            /** How many night shifts follow each other, as far as they were counted. */
            nights: number
            /** Whether there may be more of them. */
            counted: 'all' | 'at_least'
            /** The night that is the first of them. */
            from: string
            /** How many are the most. */
            maximum: number
          }
        | {
            /** The date on which the hour is. */
            date: string
            /** The hour of the clock, 0 to 23. */
            hour: number
            /** How many members are planned. */
            planned: number
            /** How many are the most. */
            maximum: number
          }
        | {
            /** The date on which the hour is. */
            date: string
            /** The hour of the clock, 0 to 23. */
            hour: number
            /** How many members are planned. */
            planned: number
            /** How many are needed. */
            needed: number
          }
        | {
            /** How many days before it members are told. */
            days: number
            /** The day of the shift. */
            date: string
            /** How many days are due. */
            noticeDays: number
          }
        | null
      /** The same in words for people, in the language of the reader. */
      detail: string
      /** The severity of the rule in the unit: `warning` is only told, `override` needs a reason, `refusal` is always refused. */
      severity: 'warning' | 'override' | 'refusal'
      /** The section of the act; null where the rule is none of it. */
      law: string | null
    }[]
    shift?: Shift | undefined
  }[]
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type ShiftsCopyBody = {
  /** The planning unit, one that the caller plans. */
  planningUnitId: string
  /** The first day that is copied. */
  from: string
  /** The last day that is copied. */
  to: string
  /** The day on which the copy of the first day lies. */
  targetFrom: string
  /** Whether copies have the members of what they are copied from; nobody when absent. */
  withMembers?: boolean | undefined
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftsCopyAnswer = {
  /** How many copies were made. */
  createdCount: number
  /** One result a shift, by its date and time. */
  results: readonly {
    /** The shift that was to be copied. */
    sourceShiftId: string
    /** The date of the copy. */
    workDate: string
    /** Whose it is; null for nobody yet. */
    membershipId: string | null
    /** Whether a copy was made, is there already from before, or could not be made. */
    status: 'created' | 'there' | 'error'
    /** The shift; null where none was made. */
    shiftId: string | null
    /** Why it was refused, as a single write would be; null unless `status` is `error`. */
    code:
      | 'shift_not_found'
      | 'shift_stale'
      | 'shift_cancelled'
      | 'planning_unit_not_found'
      | 'planning_unit_not_planned'
      | 'shift_type_not_found'
      | 'shift_times_missing'
      | 'shift_times_invalid'
      | 'entry_type_not_found'
      | 'shift_entry_type_unfit'
      | 'membership_not_found'
      | 'shift_member_not_employed'
      | 'shift_member_not_in_unit'
      | 'shift_overlap'
      | 'shift_period_locked'
      | 'shift_member_absent'
      | 'shift_unit_closed'
      | 'shift_daily_rest'
      | 'shift_weekly_rest'
      | 'shift_weekly_maximum'
      | 'shift_nights_in_row'
      | 'shift_above_staffing'
      | 'shift_below_staffing'
      | 'shift_notice_short'
      | 'shift_member_missing'
      | 'range_too_long'
      | 'shift_row_repeated'
      | 'shift_row_incomplete'
      | null
    /** The same in words for people, in English; null unless there is a `code`. */
    detail: string | null
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** Everything that a refused shift breaks of the rules; empty where another reason refused it. */
    violations: readonly {
      /** What it is; stable. */
      code:
        | 'shift_overlap'
        | 'shift_period_locked'
        | 'shift_member_absent'
        | 'shift_unit_closed'
        | 'shift_daily_rest'
        | 'shift_weekly_rest'
        | 'shift_weekly_maximum'
        | 'shift_nights_in_row'
        | 'shift_above_staffing'
        | 'shift_below_staffing'
        | 'shift_notice_short'
      /** What its sentence is made of; null of a warning from before it had values. */
      values:
        | {
            /** When the other shift begins. */
            from: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
            /** When it ends. */
            to: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
          }
        | {
            /** The day that payroll has. */
            date: string
          }
        | {
            /** The date of the shift. */
            date: string
            /** Which part of the day the absence takes. */
            part: 'full' | 'am' | 'pm' | 'hours'
          }
        | {
            /** The date of the shift. */
            date: string
            /** What closes the unit. */
            closedBy: 'closure' | 'public_holiday'
          }
        | {
            /** When the 24 hours begin. */
            from: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
            /** The longest rest without interruption. */
            restMinutes: number
            /** The rest that is due. */
            dueMinutes: number
          }
        | {
            /** The first day of the week. */
            monday: string
            /** The longest rest without interruption. */
            restMinutes: number
            /** The rest that is due. */
            dueMinutes: number
          }
        | {
            /** Over how many weeks is averaged. */
            weeks: number
            /** The first day of these weeks. */
            from: string
            /** What is planned a week, on average. */
            averageMinutes: number
            /** What is the most. */
            maximumMinutes: number
          }
        | {
            /** How many night shifts follow each other, as far as they were counted. */
            nights: number
            /** Whether there may be more of them. */
            counted: 'all' | 'at_least'
            /** The night that is the first of them. */
            from: string
            /** How many are the most. */
            maximum: number
          }
        | {
            /** The date on which the hour is. */
            date: string
            /** The hour of the clock, 0 to 23. */
            hour: number
            /** How many members are planned. */
            planned: number
            /** How many are the most. */
            maximum: number
          }
        | {
            /** The date on which the hour is. */
            date: string
            /** The hour of the clock, 0 to 23. */
            hour: number
            /** How many members are planned. */
            planned: number
            /** How many are needed. */
            needed: number
          }
        | {
            /** How many days before it members are told. */
            days: number
            /** The day of the shift. */
            date: string
            /** How many days are due. */
            noticeDays: number
          }
        | null
      /** The same in words for people, in the language of the reader. */
      detail: string
      /** The severity of the rule in the unit: `warning` is only told, `override` needs a reason, `refusal` is always refused. */
      severity: 'warning' | 'override' | 'refusal'
      /** The section of the act; null where the rule is none of it. */
      law: string | null
    }[]
  }[]
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type ShiftRotationsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only rotations of the unit, one that the caller plans. */
  planningUnitId?: string | undefined
  /** A part of the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ShiftRotationsListAnswer = Page<ShiftRotation> & WithNames

export type ShiftRotationsCreateBody = {
  /** The planning unit, one that the caller plans. It never changes. */
  planningUnitId: string
  /** What people see and choose it by. */
  name: string
  /** After how many weeks it begins anew. */
  weeks: number
  /** The Monday of its first week. Nothing is planned before. */
  startsOn: string
  /** What is worked in which week, by whoever is in it. A day without a row is free. */
  rows: readonly {
    /** The week of the rotation, from 1. */
    week: number
    /** The weekday; 1 is Monday. */
    weekday: number
    /** The shift type that is worked then. */
    shiftTypeId: string
  }[]
  /** Who goes through it, each from a week of their own. */
  places: readonly {
    /** Who goes through the weeks; null for nobody yet. */
    membershipId: string | null
    /** The week of the rotation that they work in its first week. */
    startsInWeek: number
  }[]
  /** Whether it can be applied; one that cannot keeps the shifts that it made. */
  active?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftRotationsCreateAnswer = ShiftRotation

export type ShiftRotationsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ShiftRotationsGetAnswer = ShiftRotation & WithNames

export type ShiftRotationsUpdateBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** After how many weeks it begins anew. */
  weeks?: number | undefined
  /** The Monday of its first week. Nothing is planned before. */
  startsOn?: string | undefined
  /** What is worked in which week, by whoever is in it. A day without a row is free. */
  rows?:
    | readonly {
        /** The week of the rotation, from 1. */
        week: number
        /** The weekday; 1 is Monday. */
        weekday: number
        /** The shift type that is worked then. */
        shiftTypeId: string
      }[]
    | undefined
  /** Who goes through it, each from a week of their own. */
  places?:
    | readonly {
        /** Who goes through the weeks; null for nobody yet. */
        membershipId: string | null
        /** The week of the rotation that they work in its first week. */
        startsInWeek: number
      }[]
    | undefined
  /** Whether it can be applied; one that cannot keeps the shifts that it made. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftRotationsUpdateAnswer = ShiftRotation

export type ShiftRotationsApplyBody = {
  /** The first day that is planned. */
  from: string
  /** The last day that is planned. */
  to: string
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftRotationsApplyAnswer = {
  /** How many shifts were made. */
  createdCount: number
  /** One result a shift of the rotation, by date and place. */
  results: readonly {
    /** The date of the shift. */
    workDate: string
    /** The shift type of the row. */
    shiftTypeId: string
    /** Who has the place; null for nobody yet. */
    membershipId: string | null
    /** Whether the shift was made, was made before, or could not be made. */
    status: 'created' | 'there' | 'error'
    /** The shift; null where none was made. */
    shiftId: string | null
    /** Why it was refused, as a single write would be; null unless `status` is `error`. */
    code:
      | 'shift_not_found'
      | 'shift_stale'
      | 'shift_cancelled'
      | 'planning_unit_not_found'
      | 'planning_unit_not_planned'
      | 'shift_type_not_found'
      | 'shift_times_missing'
      | 'shift_times_invalid'
      | 'entry_type_not_found'
      | 'shift_entry_type_unfit'
      | 'membership_not_found'
      | 'shift_member_not_employed'
      | 'shift_member_not_in_unit'
      | 'shift_overlap'
      | 'shift_period_locked'
      | 'shift_member_absent'
      | 'shift_unit_closed'
      | 'shift_daily_rest'
      | 'shift_weekly_rest'
      | 'shift_weekly_maximum'
      | 'shift_nights_in_row'
      | 'shift_above_staffing'
      | 'shift_below_staffing'
      | 'shift_notice_short'
      | 'shift_member_missing'
      | 'range_too_long'
      | 'shift_row_repeated'
      | 'shift_row_incomplete'
      | null
    /** The same in words for people, in English; null unless there is a `code`. */
    detail: string | null
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** Everything that a refused shift breaks of the rules; empty where another reason refused it. */
    violations: readonly {
      /** What it is; stable. */
      code:
        | 'shift_overlap'
        | 'shift_period_locked'
        | 'shift_member_absent'
        | 'shift_unit_closed'
        | 'shift_daily_rest'
        | 'shift_weekly_rest'
        | 'shift_weekly_maximum'
        | 'shift_nights_in_row'
        | 'shift_above_staffing'
        | 'shift_below_staffing'
        | 'shift_notice_short'
      /** What its sentence is made of; null of a warning from before it had values. */
      values:
        | {
            /** When the other shift begins. */
            from: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
            /** When it ends. */
            to: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
          }
        | {
            /** The day that payroll has. */
            date: string
          }
        | {
            /** The date of the shift. */
            date: string
            /** Which part of the day the absence takes. */
            part: 'full' | 'am' | 'pm' | 'hours'
          }
        | {
            /** The date of the shift. */
            date: string
            /** What closes the unit. */
            closedBy: 'closure' | 'public_holiday'
          }
        | {
            /** When the 24 hours begin. */
            from: {
              /** The instant. */
              at: string
              /** Date and time in the time zone of the organisation, to the minute. */
              local: string
            }
            /** The longest rest without interruption. */
            restMinutes: number
            /** The rest that is due. */
            dueMinutes: number
          }
        | {
            /** The first day of the week. */
            monday: string
            /** The longest rest without interruption. */
            restMinutes: number
            /** The rest that is due. */
            dueMinutes: number
          }
        | {
            /** Over how many weeks is averaged. */
            weeks: number
            /** The first day of these weeks. */
            from: string
            /** What is planned a week, on average. */
            averageMinutes: number
            /** What is the most. */
            maximumMinutes: number
          }
        | {
            /** How many night shifts follow each other, as far as they were counted. */
            nights: number
            /** Whether there may be more of them. */
            counted: 'all' | 'at_least'
            /** The night that is the first of them. */
            from: string
            /** How many are the most. */
            maximum: number
          }
        | {
            /** The date on which the hour is. */
            date: string
            /** The hour of the clock, 0 to 23. */
            hour: number
            /** How many members are planned. */
            planned: number
            /** How many are the most. */
            maximum: number
          }
        | {
            /** The date on which the hour is. */
            date: string
            /** The hour of the clock, 0 to 23. */
            hour: number
            /** How many members are planned. */
            planned: number
            /** How many are needed. */
            needed: number
          }
        | {
            /** How many days before it members are told. */
            days: number
            /** The day of the shift. */
            date: string
            /** How many days are due. */
            noticeDays: number
          }
        | null
      /** The same in words for people, in the language of the reader. */
      detail: string
      /** The severity of the rule in the unit: `warning` is only told, `override` needs a reason, `refusal` is always refused. */
      severity: 'warning' | 'override' | 'refusal'
      /** The section of the act; null where the rule is none of it. */
      law: string | null
    }[]
  }[]
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type ShiftPublicationsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only publications of this unit. */
  planningUnitId?: string | undefined
  /** Only those whose period reaches into this day or a later one. */
  from?: string | undefined
  /** Only those whose period reaches into this day or an earlier one. */
  to?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'publishedAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ShiftPublicationsListAnswer = Page<ShiftPublication> & WithNames

export type ShiftPublicationsPublishBody = {
  /** The planning unit, one that the caller plans. */
  planningUnitId: string
  /** The first day. */
  periodFrom: string
  /** The last day, which is part of it; at most 182 days in all. */
  periodTo: string
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftPublicationsPublishAnswer = PublishedPlan

export type ShiftPublicationsGetQuery = ShiftRotationsGetQuery

export type ShiftPublicationsGetAnswer = ShiftPublication & WithNames

export type ShiftPublicationsListShiftsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only shifts that this member was to work. */
  membershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ShiftPublicationsListShiftsAnswer = Page<PublishedShift> & WithNames

export type ShiftPublicationsListChangesQuery = {
  /** The planning unit, one that the caller plans. */
  planningUnitId: string
  /** The first day. */
  from: string
  /** The last day, which is part of it. */
  to: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ShiftPublicationsListChangesAnswer = ShiftPlanChanges & WithNames

export type ShiftPublicationsUnpublishBody = {
  /** The planning unit, one that the caller plans. */
  planningUnitId: string
  /** The first day. */
  periodFrom: string
  /** The last day, which is part of it; at most 182 days in all. */
  periodTo: string
  /** Why it is taken back; members are not shown it. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftPublicationsUnpublishAnswer = UnpublishedPlan

export type OpenShiftsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only those of the date or later. */
  from?: string | undefined
  /** Only those of the date or earlier. */
  to?: string | undefined
  /** Only those of the planning unit. */
  planningUnitId?: string | undefined
  /** Only open shifts in this state. */
  state?: 'open' | 'filled' | 'withdrawn' | 'expired' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'workDate' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type OpenShiftsListAnswer = Page<OpenShift> & WithNames

export type OpenShiftsCreateBody = {
  /** The planning unit whose plan it is of. */
  planningUnitId: string
  /** The shift type, which says the times that are not sent; null for none. */
  shiftTypeId?: string | null | undefined
  /** The date that the work counts for. */
  workDate: string
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes?: number | undefined
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes?: number | undefined
  /** How much of it is unpaid break, in minutes. */
  breakMinutes?: number | undefined
  /** What the worked time is proposed and priced as; null or absent: as the shift type or the organisation says. */
  entryTypeId?: string | null | undefined
  /** Words that the shifts get; those of the shift type when absent. */
  tags?: readonly string[] | undefined
  /** How many members are wanted; 1 when absent. */
  slots?: number | undefined
  /** `first_come`: whoever claims first has the slot at once; `approval`, when absent: whoever plans the unit decides. */
  claimPolicy?: 'first_come' | 'approval' | undefined
  /** Who may claim, as of the date: with `unit`, or when absent, the members of the planning unit; with `staff_group` those of a staff group; with `list` those who are named. */
  eligible?: 'unit' | 'staff_group' | 'list' | undefined
  /** The staff group, for `staff_group`; null for every other. */
  staffGroupId?: string | null | undefined
  /** The members, for `list`; empty for every other. */
  membershipIds?: readonly string[] | undefined
  /** Until when it can be claimed; null: until it begins. */
  closesAt?: string | null | undefined
  /** What whoever may claim it is told; null for nothing. */
  note?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OpenShiftsCreateAnswer = OpenShift

export type OpenShiftsGetQuery = ShiftsGetQuery

export type OpenShiftsGetAnswer = OpenShift & WithNames

export type OpenShiftsUpdateBody = {
  /** How many members are wanted; 1 when absent. */
  slots?: number | undefined
  /** `first_come`: whoever claims first has the slot at once; `approval`, when absent: whoever plans the unit decides. */
  claimPolicy?: 'first_come' | 'approval' | undefined
  /** Who may claim, as of the date: with `unit`, or when absent, the members of the planning unit; with `staff_group` those of a staff group; with `list` those who are named. */
  eligible?: 'unit' | 'staff_group' | 'list' | undefined
  /** The staff group, for `staff_group`; null for every other. */
  staffGroupId?: string | null | undefined
  /** The members, for `list`; empty for every other. */
  membershipIds?: readonly string[] | undefined
  /** Until when it can be claimed; null: until it begins. */
  closesAt?: string | null | undefined
  /** What whoever may claim it is told; null for nothing. */
  note?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OpenShiftsUpdateAnswer = OpenShift

export type OpenShiftsWithdrawBody = {
  /** Why, as members are told who wait for a decision. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OpenShiftsWithdrawAnswer = OpenShift

export type OpenShiftsClaimsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only claims in this state. */
  state?: 'pending' | 'approved' | 'declined' | 'withdrawn' | 'superseded' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type OpenShiftsClaimsAnswer = Page<OpenShiftClaim> & WithNames

export type OpenShiftsListOwnQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only those of the date or later. */
  from?: string | undefined
  /** Only those of the date or earlier. */
  to?: string | undefined
  /** Only those of the planning unit. */
  planningUnitId?: string | undefined
  /** True: only those of which a claim of the caller waits or has a slot; false: only the others. */
  claimed?: boolean | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type OpenShiftsListOwnAnswer = Page<OwnOpenShift> & WithNames

export type OpenShiftClaimsListOwnQuery = OpenShiftsClaimsQuery

export type OpenShiftClaimsListOwnAnswer = Page<OpenShiftClaim> & WithNames

export type OpenShiftClaimsClaimBody = {
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OpenShiftClaimsClaimAnswer = OpenShiftClaim

export type OpenShiftClaimsWithdrawOwnBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OpenShiftClaimsWithdrawOwnAnswer = OpenShiftClaim

export type OpenShiftClaimsGetQuery = ShiftsGetQuery

export type OpenShiftClaimsGetAnswer = OpenShiftClaim & WithNames

export type OpenShiftClaimsApproveBody = {
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OpenShiftClaimsApproveAnswer = OpenShiftClaim

export type OpenShiftClaimsDeclineBody = {
  /** Why, as the member is told. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OpenShiftClaimsDeclineAnswer = OpenShiftClaim

export type ShiftSwapsListOwnQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only swaps in this state. */
  state?:
    | 'proposed'
    | 'peer_accepted'
    | 'peer_declined'
    | 'approved'
    | 'declined'
    | 'executed'
    | 'cancelled'
    | 'expired'
    | undefined
  /** Only swaps of this kind. */
  kind?: 'swap' | 'handover' | 'drop' | undefined
  /** Only those that the caller proposed, or that are for them. */
  as?: 'proposer' | 'peer' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ShiftSwapsListOwnAnswer = Page<ShiftSwap> & WithNames

export type ShiftSwapsProposeBody = {
  /** `swap`: two shifts change hands; `handover`: a colleague takes the shift; `drop`: the member gives it up. */
  kind: 'swap' | 'handover' | 'drop'
  /** An own published shift that has not begun. */
  fromShiftId: string
  /** The published shift of a colleague that is wanted for it, for `swap`; null for every other. */
  toShiftId?: string | null | undefined
  /** The colleague of the unit who is to take the shift, for `handover`; null for every other. */
  toMembershipId?: string | null | undefined
  /** What the proposer says of it; null for nothing. */
  note?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftSwapsProposeAnswer = ShiftSwap

export type ShiftSwapsCandidatesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The own published shift that is to be swapped. */
  shiftId: string
  /** The first date to look at. */
  from: string
  /** The last one, at most 42 days from the first. */
  to: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ShiftSwapsCandidatesAnswer = Page<SwapCandidate> & WithNames

export type ShiftSwapsAcceptBody = OpenShiftClaimsWithdrawOwnBody

export type ShiftSwapsAcceptAnswer = ShiftSwap

export type ShiftSwapsRefuseBody = OpenShiftClaimsWithdrawOwnBody

export type ShiftSwapsRefuseAnswer = ShiftSwap

export type ShiftSwapsCancelBody = OpenShiftClaimsWithdrawOwnBody

export type ShiftSwapsCancelAnswer = ShiftSwap

export type ShiftSwapsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only swaps in this state. */
  state?:
    | 'proposed'
    | 'peer_accepted'
    | 'peer_declined'
    | 'approved'
    | 'declined'
    | 'executed'
    | 'cancelled'
    | 'expired'
    | undefined
  /** Only swaps of this kind. */
  kind?: 'swap' | 'handover' | 'drop' | undefined
  /** Only swaps of shifts of the planning unit. */
  planningUnitId?: string | undefined
  /** A part of the name of the member who proposed it, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ShiftSwapsListAnswer = Page<ShiftSwap> & WithNames

export type ShiftSwapsGetQuery = ShiftsGetQuery

export type ShiftSwapsGetAnswer = ShiftSwap & WithNames

export type ShiftSwapsApproveBody = {
  /** The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail. */
  overrideReason?: string | undefined
  /** Whether a drop leaves an open shift, which members of the unit may claim; true when absent. Where the shift came of an open shift that can still be claimed, its slot is free again, and no other is left. Other kinds leave none. */
  openShift?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftSwapsApproveAnswer = ShiftSwap

export type ShiftSwapsDeclineBody = {
  /** Why, as the members are told. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftSwapsDeclineAnswer = ShiftSwap

export type OwnShiftsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only shifts of this day or a later one. */
  from?: string | undefined
  /** Only shifts of this day or an earlier one. */
  to?: string | undefined
  /** True: only shifts that are to be acknowledged; false: only the others. */
  needsAcknowledgement?: boolean | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type OwnShiftsListAnswer = Page<OwnShift> & WithNames

export type OwnShiftsAcknowledgeBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type OwnShiftsAcknowledgeAnswer = OwnShift

export type OwnShiftsAcknowledgeAllBody = {
  /** The first day. */
  from: string
  /** The last day, which is part of it. */
  to: string
  /** When the caller read them: one that has changed later is left out. */
  seenAt?: string | undefined
}

export type OwnShiftsAcknowledgeAllAnswer = {
  /** How many were waiting for it. */
  acknowledgedCount: number
}

export type ShiftPlanReadQuery = {
  /** A planning unit that the caller plans. */
  planningUnitId: string
  /** The first day. */
  from: string
  /** The last day, at most 42 days with the first. */
  to: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ShiftPlanReadAnswer = ShiftPlan & WithNames

export type ShiftPlanActualQuery = ShiftPlanReadQuery

export type ShiftPlanActualAnswer = ShiftPlanAndActual & WithNames

export type ShiftRulesGetQuery = ShiftRotationsGetQuery

export type ShiftRulesGetAnswer = ShiftRules & WithNames

export type ShiftRulesSetBody = {
  /** All rows that begin today or later, in any order. A row of today or later that is not among them is taken back; what began before today stays as it is. */
  versions: readonly {
    /** The first day on which it holds: today or a later one. */
    validFrom: string
    /** Whether the unit is closed on public holidays. */
    closedOnPublicHolidays: boolean
    /** Over how many weeks `shift_weekly_maximum` is an average; null: the 17 weeks of four months. */
    averageWeeks: number | null
    /** What the unit says of single rules; the others are as `defaults` says. */
    rules: readonly {
      /** The rule: the code of its refusals and warnings. */
      code:
        | 'shift_overlap'
        | 'shift_period_locked'
        | 'shift_member_absent'
        | 'shift_unit_closed'
        | 'shift_daily_rest'
        | 'shift_weekly_rest'
        | 'shift_weekly_maximum'
        | 'shift_nights_in_row'
        | 'shift_above_staffing'
        | 'shift_below_staffing'
        | 'shift_notice_short'
      /** `warning`: what breaks the rule is told, and planned. `override`: it is refused until an `overrideReason` is sent, which is kept with the shift and in the audit trail. `refusal`: it is refused whatever the reason. */
      severity: 'warning' | 'override' | 'refusal'
      /** The limit in place of that of the act, for example by a collective agreement, in the `limitUnit` of the rule; null: the limit of the act. */
      limit: number | null
    }[]
  }[]
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftRulesSetAnswer = ShiftRules

export type ShiftClosuresGetQuery = ShiftRotationsGetQuery

export type ShiftClosuresGetAnswer = ShiftClosures & WithNames

export type ShiftClosuresSetBody = {
  /** All closures that begin today or later, in any order. One of today or later that is not among them is taken back; what began before today stays as it is. */
  closures: readonly {
    /** The first day on which the unit is closed: today or a later one. */
    closedFrom: string
    /** The last one. */
    closedTo: string
    /** What the closure is called; null: nothing. */
    name: string | null
  }[]
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftClosuresSetAnswer = ShiftClosures

export type HourlyStaffingGetQuery = ShiftRotationsGetQuery

export type HourlyStaffingGetAnswer = HourlyStaffing & WithNames

export type HourlyStaffingSetBody = {
  /** All rows that begin today or later, in any order. A row of today or later that is not among them is taken back; what began before today stays as it is. */
  versions: readonly {
    /** The first day on which it holds: today or a later one. */
    validFrom: string
    /** Hours of weekdays. An hour that is not among them needs nobody and takes everybody. */
    hours: readonly {
      /** The weekday, 1 for Monday. A public holiday is staffed as a Sunday, an eve as a Saturday. */
      weekday: number
      /** The first hour of the clock, 8 for 08:00–09:00. */
      fromHour: number
      /** The hour in which they end, which is none of them. */
      toHour: number
      /** How many members with a shift each of the hours needs at every moment; 0: nobody. */
      minimum: number
      /** How many it takes at any moment; null: as many as there are. */
      maximum: number | null
    }[]
  }[]
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type HourlyStaffingSetAnswer = HourlyStaffing

export const shifts = (call: Call) => ({
  /**
   * List shifts
   *
   * Page through the shifts of the units that the caller plans, by date and time; cancelled ones too. A manager plans the units of those under their authority, dispatchers and administrators all.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shifts`; needs `scheduling.plan`; module `scheduling`
   */
  list: (query: ShiftsListQuery = {}, options?: CallOptions): Promise<ShiftsListAnswer> =>
    call({ id: 'shifts.list', method: 'GET', path: '/v1/shifts' }, { query }, options),

  /**
   * Plan a shift
   *
   * Draft a shift of a unit on a date: of a shift type, of times of its own, or both. Nobody is told before it is published. A rule that it breaks is listed in its `warnings`, or refuses it, by the severity of the rule in the unit.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `POST /v1/shifts`; needs `scheduling.plan`; module `scheduling`
   */
  create: (body: ShiftsCreateBody, options?: KeyedCallOptions): Promise<ShiftsCreateAnswer> =>
    call({ id: 'shifts.create', method: 'POST', path: '/v1/shifts', keyed: true }, { body }, options),

  /**
   * Read one shift
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shifts/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  get: (id: string, query: ShiftsGetQuery = {}, options?: CallOptions): Promise<ShiftsGetAnswer> =>
    call({ id: 'shifts.get', method: 'GET', path: '/v1/shifts/{id}' }, { path: { id }, query }, options),

  /**
   * Change a shift
   *
   * Change a shift that is not cancelled: an absent field keeps, null clears. On another date it takes what the version of its type in force then says, except for what was set on the shift itself. A change of a published shift asks its member for a new acknowledgement.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `shift.changed`.
   *
   * `PATCH /v1/shifts/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  update: (id: string, body: ShiftsUpdateBody, options?: CallOptions): Promise<ShiftsUpdateAnswer> =>
    call({ id: 'shifts.update', method: 'PATCH', path: '/v1/shifts/{id}' }, { path: { id }, body }, options),

  /**
   * Cancel a shift
   *
   * Cancel a shift, and say why. It stays on record, and takes no time any more.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `shift.changed`.
   *
   * `POST /v1/shifts/{id}/cancel`; needs `scheduling.plan`; module `scheduling`
   */
  cancel: (id: string, body: ShiftsCancelBody, options?: KeyedCallOptions): Promise<ShiftsCancelAnswer> =>
    call(
      { id: 'shifts.cancel', method: 'POST', path: '/v1/shifts/{id}/cancel', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Write many shifts
   *
   * Make, change and cancel up to 500 shifts. Always 200, with a result for each row in the order in which they were sent; what holds one back does not stop the others. The rules are asked about all of them together: two that overlap each other are both refused, and two that change places are not.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `shift.changed`.
   *
   * `POST /v1/shifts/batch`; needs `scheduling.plan`; module `scheduling`
   */
  writeBatch: (body: ShiftsWriteBatchBody, options?: KeyedCallOptions): Promise<ShiftsWriteBatchAnswer> =>
    call(
      { id: 'shifts.writeBatch', method: 'POST', path: '/v1/shifts/batch', keyed: true },
      { body },
      options,
    ),

  /**
   * Copy a period of a plan
   *
   * Draft the shifts of a unit and period once more from another day on: each as many days after `targetFrom` as it was after `from`. Cancelled ones are left out. Copied once more it makes nothing twice. At most 92 days and 2000 shifts; what holds one back does not stop the others.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `POST /v1/shifts/copy`; needs `scheduling.plan`; module `scheduling`
   */
  copy: (body: ShiftsCopyBody, options?: KeyedCallOptions): Promise<ShiftsCopyAnswer> =>
    call({ id: 'shifts.copy', method: 'POST', path: '/v1/shifts/copy', keyed: true }, { body }, options),
})

export const shiftRotations = (call: Call) => ({
  /**
   * List rotations
   *
   * Page through the rotations of the units that the caller plans, by name; inactive ones too.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-rotations`; needs `scheduling.plan`; module `scheduling`
   */
  list: (query: ShiftRotationsListQuery = {}, options?: CallOptions): Promise<ShiftRotationsListAnswer> =>
    call({ id: 'shiftRotations.list', method: 'GET', path: '/v1/shift-rotations' }, { query }, options),

  /**
   * Add a rotation
   *
   * Add a template of some weeks through which members go one after the other, each from a week of their own. It plans nothing before it is applied.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `POST /v1/shift-rotations`; needs `scheduling.plan`; module `scheduling`
   */
  create: (body: ShiftRotationsCreateBody, options?: KeyedCallOptions): Promise<ShiftRotationsCreateAnswer> =>
    call(
      { id: 'shiftRotations.create', method: 'POST', path: '/v1/shift-rotations', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one rotation
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-rotations/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  get: (
    id: string,
    query: ShiftRotationsGetQuery = {},
    options?: CallOptions,
  ): Promise<ShiftRotationsGetAnswer> =>
    call(
      { id: 'shiftRotations.get', method: 'GET', path: '/v1/shift-rotations/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a rotation
   *
   * Change a rotation: what is absent stays, `rows` and `places` are replaced whole. Shifts that it made stay as they are.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `PATCH /v1/shift-rotations/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  update: (
    id: string,
    body: ShiftRotationsUpdateBody,
    options?: CallOptions,
  ): Promise<ShiftRotationsUpdateAnswer> =>
    call(
      { id: 'shiftRotations.update', method: 'PATCH', path: '/v1/shift-rotations/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Plan by a rotation
   *
   * Draft what a rotation plans in a period of at most 184 days, at most 2000 shifts. Applied once more it makes nothing twice: a shift that it made before stays as it is, also where it was moved, given to somebody else or cancelled since. What holds one back does not stop the others.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `POST /v1/shift-rotations/{id}/apply`; needs `scheduling.plan`; module `scheduling`
   */
  apply: (
    id: string,
    body: ShiftRotationsApplyBody,
    options?: KeyedCallOptions,
  ): Promise<ShiftRotationsApplyAnswer> =>
    call(
      { id: 'shiftRotations.apply', method: 'POST', path: '/v1/shift-rotations/{id}/apply', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const shiftPublications = (call: Call) => ({
  /**
   * List publications of shifts
   *
   * Page through the publications of the units that the caller plans, the latest first.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-publications`; needs `scheduling.plan`; module `scheduling`
   */
  list: (
    query: ShiftPublicationsListQuery = {},
    options?: CallOptions,
  ): Promise<ShiftPublicationsListAnswer> =>
    call({ id: 'shiftPublications.list', method: 'GET', path: '/v1/shift-publications' }, { query }, options),

  /**
   * Publish the shifts of a unit
   *
   * Publish every draft of a unit in a period, all of them or none. The rules are asked about the whole plan; what they refuse names the shifts in `violations`. They see what is so at the moment of publishing, whatever changed a moment before. A reason that was given when a shift was written holds for what it still breaks in the same way, and for the other shifts of the unit that break the same together with it. Each member who has such a shift is told once by mail, in their language, and asked to acknowledge it. From then on the shifts are the target of their days under a rota.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `shift.published`.
   *
   * `POST /v1/shift-publications`; needs `scheduling.plan`; module `scheduling`
   */
  publish: (
    body: ShiftPublicationsPublishBody,
    options?: KeyedCallOptions,
  ): Promise<ShiftPublicationsPublishAnswer> =>
    call(
      { id: 'shiftPublications.publish', method: 'POST', path: '/v1/shift-publications', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one publication of shifts
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-publications/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  get: (
    id: string,
    query: ShiftPublicationsGetQuery = {},
    options?: CallOptions,
  ): Promise<ShiftPublicationsGetAnswer> =>
    call(
      { id: 'shiftPublications.get', method: 'GET', path: '/v1/shift-publications/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * List what a publication told
   *
   * Page through the shifts of the unit and period as they stood when they were published, whatever has become of them since.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-publications/{id}/shifts`; needs `scheduling.plan`; module `scheduling`
   */
  listShifts: (
    id: string,
    query: ShiftPublicationsListShiftsQuery = {},
    options?: CallOptions,
  ): Promise<ShiftPublicationsListShiftsAnswer> =>
    call(
      { id: 'shiftPublications.listShifts', method: 'GET', path: '/v1/shift-publications/{id}/shifts' },
      { path: { id }, query },
      options,
    ),

  /**
   * Compare a plan with what was published
   *
   * What publishing would tell anew: how the plan of up to 92 days, drafts included, differs from what was told of each day last.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-publications/changes`; needs `scheduling.plan`; module `scheduling`
   */
  listChanges: (
    query: ShiftPublicationsListChangesQuery,
    options?: CallOptions,
  ): Promise<ShiftPublicationsListChangesAnswer> =>
    call(
      { id: 'shiftPublications.listChanges', method: 'GET', path: '/v1/shift-publications/changes' },
      { query },
      options,
    ),

  /**
   * Take back published shifts
   *
   * Make drafts again of what is published of a unit in a period. Members who had one of the shifts are told by mail; what they acknowledged is forgotten, and the days of these shifts expect nothing any more. The publications themselves stay.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `shift.unpublished`.
   *
   * `POST /v1/shift-publications/unpublish`; needs `scheduling.plan`; module `scheduling`
   */
  unpublish: (
    body: ShiftPublicationsUnpublishBody,
    options?: KeyedCallOptions,
  ): Promise<ShiftPublicationsUnpublishAnswer> =>
    call(
      {
        id: 'shiftPublications.unpublish',
        method: 'POST',
        path: '/v1/shift-publications/unpublish',
        keyed: true,
      },
      { body },
      options,
    ),
})

export const openShifts = (call: Call) => ({
  /**
   * List open shifts
   *
   * Page through the open shifts of the planning units that the caller plans, by their date.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/open-shifts`; needs `scheduling.plan`; module `scheduling`
   */
  list: (query: OpenShiftsListQuery = {}, options?: CallOptions): Promise<OpenShiftsListAnswer> =>
    call({ id: 'openShifts.list', method: 'GET', path: '/v1/open-shifts' }, { query }, options),

  /**
   * Make an open shift
   *
   * Offer work of a planning unit to members, who claim it. Each slot that is filled makes a shift: published at once where the plan of the unit is published for the date, else a draft of that plan.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `POST /v1/open-shifts`; needs `scheduling.plan`; module `scheduling`
   */
  create: (body: OpenShiftsCreateBody, options?: KeyedCallOptions): Promise<OpenShiftsCreateAnswer> =>
    call(
      { id: 'openShifts.create', method: 'POST', path: '/v1/open-shifts', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one open shift
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/open-shifts/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  get: (id: string, query: OpenShiftsGetQuery = {}, options?: CallOptions): Promise<OpenShiftsGetAnswer> =>
    call(
      { id: 'openShifts.get', method: 'GET', path: '/v1/open-shifts/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change an open shift
   *
   * Change to whom and how an open shift is offered: an absent field keeps, null clears. More slots open one that is filled; where no slot is left, the claims that wait are superseded. Other times are another open shift.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `PATCH /v1/open-shifts/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  update: (id: string, body: OpenShiftsUpdateBody, options?: CallOptions): Promise<OpenShiftsUpdateAnswer> =>
    call(
      { id: 'openShifts.update', method: 'PATCH', path: '/v1/open-shifts/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Withdraw an open shift
   *
   * Take an open shift back. Claims that wait are superseded, and their members are told; shifts that came of it stay.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `POST /v1/open-shifts/{id}/withdraw`; needs `scheduling.plan`; module `scheduling`
   */
  withdraw: (
    id: string,
    body: OpenShiftsWithdrawBody = {},
    options?: KeyedCallOptions,
  ): Promise<OpenShiftsWithdrawAnswer> =>
    call(
      { id: 'openShifts.withdraw', method: 'POST', path: '/v1/open-shifts/{id}/withdraw', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List the claims of an open shift
   *
   * Page through the claims of an open shift, the latest first.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/open-shifts/{id}/claims`; needs `scheduling.plan`; module `scheduling`
   */
  claims: (
    id: string,
    query: OpenShiftsClaimsQuery = {},
    options?: CallOptions,
  ): Promise<OpenShiftsClaimsAnswer> =>
    call(
      { id: 'openShifts.claims', method: 'GET', path: '/v1/open-shifts/{id}/claims' },
      { path: { id }, query },
      options,
    ),

  /**
   * List open shifts to claim
   *
   * Page through the open shifts that are offered to the caller and can be claimed now, by their date. What leaves the list with its state is told by no sweep: whoever keeps a copy reads the whole list.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `GET /v1/me/open-shifts`; module `scheduling`
   */
  listOwn: (query: OpenShiftsListOwnQuery = {}, options?: CallOptions): Promise<OpenShiftsListOwnAnswer> =>
    call({ id: 'openShifts.listOwn', method: 'GET', path: '/v1/me/open-shifts' }, { query }, options),
})

export const openShiftClaims = (call: Call) => ({
  /**
   * List own claims of open shifts
   *
   * Page through what the caller has claimed, the latest first.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `GET /v1/me/open-shift-claims`; module `scheduling`
   */
  listOwn: (
    query: OpenShiftClaimsListOwnQuery = {},
    options?: CallOptions,
  ): Promise<OpenShiftClaimsListOwnAnswer> =>
    call(
      { id: 'openShiftClaims.listOwn', method: 'GET', path: '/v1/me/open-shift-claims' },
      { query },
      options,
    ),

  /**
   * Claim an open shift
   *
   * Claim one slot of an open shift. With the policy `first_come` the claim is approved and its shift made at once, unless a rule of the plan refuses it; of two claims for the last slot one is approved. With `approval` the claim waits for whoever plans the unit.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force. Emits `open_shift.claimed`, `open_shift.claim_decided`, `shift.changed`.
   *
   * `POST /v1/me/open-shifts/{id}/claim`; module `scheduling`
   */
  claim: (
    id: string,
    body: OpenShiftClaimsClaimBody = {},
    options?: KeyedCallOptions,
  ): Promise<OpenShiftClaimsClaimAnswer> =>
    call(
      { id: 'openShiftClaims.claim', method: 'POST', path: '/v1/me/open-shifts/{id}/claim', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Withdraw an own claim
   *
   * Take back a claim that nobody has decided on.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `POST /v1/me/open-shift-claims/{id}/withdraw`; module `scheduling`
   */
  withdrawOwn: (
    id: string,
    body: OpenShiftClaimsWithdrawOwnBody = {},
    options?: KeyedCallOptions,
  ): Promise<OpenShiftClaimsWithdrawOwnAnswer> =>
    call(
      {
        id: 'openShiftClaims.withdrawOwn',
        method: 'POST',
        path: '/v1/me/open-shift-claims/{id}/withdraw',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one claim of an open shift
   *
   * A claim of an open shift whose unit the caller plans. Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/open-shift-claims/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  get: (
    id: string,
    query: OpenShiftClaimsGetQuery = {},
    options?: CallOptions,
  ): Promise<OpenShiftClaimsGetAnswer> =>
    call(
      { id: 'openShiftClaims.get', method: 'GET', path: '/v1/open-shift-claims/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Approve a claim of an open shift
   *
   * Give the member a slot and make their shift, by the same rules as every other shift. With the last slot the other claims that wait are superseded. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `open_shift.claim_decided`, `shift.changed`.
   *
   * `POST /v1/open-shift-claims/{id}/approve`; needs `scheduling.plan`; module `scheduling`
   */
  approve: (
    id: string,
    body: OpenShiftClaimsApproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<OpenShiftClaimsApproveAnswer> =>
    call(
      {
        id: 'openShiftClaims.approve',
        method: 'POST',
        path: '/v1/open-shift-claims/{id}/approve',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Decline a claim of an open shift
   *
   * Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `open_shift.claim_decided`.
   *
   * `POST /v1/open-shift-claims/{id}/decline`; needs `scheduling.plan`; module `scheduling`
   */
  decline: (
    id: string,
    body: OpenShiftClaimsDeclineBody = {},
    options?: KeyedCallOptions,
  ): Promise<OpenShiftClaimsDeclineAnswer> =>
    call(
      {
        id: 'openShiftClaims.decline',
        method: 'POST',
        path: '/v1/open-shift-claims/{id}/decline',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const shiftSwaps = (call: Call) => ({
  /**
   * List own swaps
   *
   * Page through the swaps that the caller proposed, and those that are for them, the latest first.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `GET /v1/me/shift-swaps`; module `scheduling`
   */
  listOwn: (query: ShiftSwapsListOwnQuery = {}, options?: CallOptions): Promise<ShiftSwapsListOwnAnswer> =>
    call({ id: 'shiftSwaps.listOwn', method: 'GET', path: '/v1/me/shift-swaps' }, { query }, options),

  /**
   * Propose a swap
   *
   * Propose to swap an own published shift for that of a colleague, to hand it over to one, or to give it up. The colleague answers first, then whoever plans the unit decides; a drop needs no colleague. It is refused where a rule that nobody may override would keep the proposer from the shift they want.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force. Emits `shift_swap.proposed`.
   *
   * `POST /v1/me/shift-swaps`; module `scheduling`
   */
  propose: (body: ShiftSwapsProposeBody, options?: KeyedCallOptions): Promise<ShiftSwapsProposeAnswer> =>
    call(
      { id: 'shiftSwaps.propose', method: 'POST', path: '/v1/me/shift-swaps', keyed: true },
      { body },
      options,
    ),

  /**
   * List shifts to swap for
   *
   * Page through the published shifts of colleagues in the unit of an own shift that have not begun: whose they are and when, and nothing else of them.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `GET /v1/me/shift-swaps/candidates`; module `scheduling`
   */
  candidates: (
    query: ShiftSwapsCandidatesQuery,
    options?: CallOptions,
  ): Promise<ShiftSwapsCandidatesAnswer> =>
    call(
      { id: 'shiftSwaps.candidates', method: 'GET', path: '/v1/me/shift-swaps/candidates' },
      { query },
      options,
    ),

  /**
   * Accept a swap
   *
   * Agree as the colleague whom it is for. Whoever plans decides then. It is refused where a rule that nobody may override would keep the caller from the shift.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `POST /v1/me/shift-swaps/{id}/accept`; module `scheduling`
   */
  accept: (
    id: string,
    body: ShiftSwapsAcceptBody = {},
    options?: KeyedCallOptions,
  ): Promise<ShiftSwapsAcceptAnswer> =>
    call(
      { id: 'shiftSwaps.accept', method: 'POST', path: '/v1/me/shift-swaps/{id}/accept', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Refuse a swap
   *
   * Say no as the colleague whom it is for, also after having accepted, as long as nobody has decided.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `POST /v1/me/shift-swaps/{id}/refuse`; module `scheduling`
   */
  refuse: (
    id: string,
    body: ShiftSwapsRefuseBody = {},
    options?: KeyedCallOptions,
  ): Promise<ShiftSwapsRefuseAnswer> =>
    call(
      { id: 'shiftSwaps.refuse', method: 'POST', path: '/v1/me/shift-swaps/{id}/refuse', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Cancel an own swap
   *
   * Take back a swap that the caller proposed and nobody has decided on.
   *
   * Takes a credential of the member's own. The module `scheduling` must be in force.
   *
   * `POST /v1/me/shift-swaps/{id}/cancel`; module `scheduling`
   */
  cancel: (
    id: string,
    body: ShiftSwapsCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<ShiftSwapsCancelAnswer> =>
    call(
      { id: 'shiftSwaps.cancel', method: 'POST', path: '/v1/me/shift-swaps/{id}/cancel', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List swaps
   *
   * Page through the swaps of the planning units that the caller plans, the latest first.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-swaps`; needs `scheduling.plan`; module `scheduling`
   */
  list: (query: ShiftSwapsListQuery = {}, options?: CallOptions): Promise<ShiftSwapsListAnswer> =>
    call({ id: 'shiftSwaps.list', method: 'GET', path: '/v1/shift-swaps' }, { query }, options),

  /**
   * Read one swap
   *
   * Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-swaps/{id}`; needs `scheduling.plan`; module `scheduling`
   */
  get: (id: string, query: ShiftSwapsGetQuery = {}, options?: CallOptions): Promise<ShiftSwapsGetAnswer> =>
    call(
      { id: 'shiftSwaps.get', method: 'GET', path: '/v1/shift-swaps/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Approve a swap
   *
   * Approve a swap and carry it out in the same step: both shifts are looked at again, by the rules of the plan and for whether they are still what was proposed. All of it is done or nothing. A drop cancels the shift, and leaves an open shift in its place unless told otherwise. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `shift_swap.decided`, `shift.changed`.
   *
   * `POST /v1/shift-swaps/{id}/approve`; needs `scheduling.plan`; module `scheduling`
   */
  approve: (
    id: string,
    body: ShiftSwapsApproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<ShiftSwapsApproveAnswer> =>
    call(
      { id: 'shiftSwaps.approve', method: 'POST', path: '/v1/shift-swaps/{id}/approve', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Decline a swap
   *
   * Say no to a swap; both members are told. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force. Emits `shift_swap.decided`.
   *
   * `POST /v1/shift-swaps/{id}/decline`; needs `scheduling.plan`; module `scheduling`
   */
  decline: (
    id: string,
    body: ShiftSwapsDeclineBody = {},
    options?: KeyedCallOptions,
  ): Promise<ShiftSwapsDeclineAnswer> =>
    call(
      { id: 'shiftSwaps.decline', method: 'POST', path: '/v1/shift-swaps/{id}/decline', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const ownShifts = (call: Call) => ({
  /**
   * List the caller's own shifts
   *
   * Page through the published shifts that the caller works, by date and time, with those that were published and are cancelled. Drafts are not listed.
   *
   * Takes any credential. The module `scheduling` must be in force.
   *
   * `GET /v1/me/shifts`; module `scheduling`
   */
  list: (query: OwnShiftsListQuery = {}, options?: CallOptions): Promise<OwnShiftsListAnswer> =>
    call({ id: 'ownShifts.list', method: 'GET', path: '/v1/me/shifts' }, { query }, options),

  /**
   * Acknowledge an own shift
   *
   * Say that the caller has seen a shift as it is now. Its next change asks anew. Send `expectedUpdatedAt`, and only what the caller has read is acknowledged.
   *
   * Takes any credential. The module `scheduling` must be in force.
   *
   * `POST /v1/me/shifts/{id}/acknowledge`; module `scheduling`
   */
  acknowledge: (
    id: string,
    body: OwnShiftsAcknowledgeBody = {},
    options?: KeyedCallOptions,
  ): Promise<OwnShiftsAcknowledgeAnswer> =>
    call(
      { id: 'ownShifts.acknowledge', method: 'POST', path: '/v1/me/shifts/{id}/acknowledge', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Acknowledge the own shifts of a period
   *
   * Say that the caller has seen all of their shifts of at most 62 days as they are now.
   *
   * Takes any credential. The module `scheduling` must be in force.
   *
   * `POST /v1/me/shifts/acknowledge-all`; module `scheduling`
   */
  acknowledgeAll: (
    body: OwnShiftsAcknowledgeAllBody,
    options?: KeyedCallOptions,
  ): Promise<OwnShiftsAcknowledgeAllAnswer> =>
    call(
      { id: 'ownShifts.acknowledgeAll', method: 'POST', path: '/v1/me/shifts/acknowledge-all', keyed: true },
      { body },
      options,
    ),
})

export const shiftPlan = (call: Call) => ({
  /**
   * Read the plan of a unit
   *
   * The plan of a unit as one answer, for at most 500 people: who works when, which minutes earn premiums, how each hour is covered, and which rules each shift breaks as the plan is now. Overtime of a week or a period is shown if the whole week or period lies within the weeks of the window, the two weeks before them, and the two after. That somebody is absent is shown, the type of the absence is not.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-plan`; needs `scheduling.plan`; module `scheduling`
   */
  read: (query: ShiftPlanReadQuery, options?: CallOptions): Promise<ShiftPlanReadAnswer> =>
    call({ id: 'shiftPlan.read', method: 'GET', path: '/v1/shift-plan' }, { query }, options),

  /**
   * Compare a plan with what was worked
   *
   * For each member and day with a published shift, or with work of a member of the unit that nobody planned: what was planned, what was recorded, and what that comes to. What was recorded is shown for the caller and for members whose work days the caller may read; for others only the plan is. That somebody was absent is shown, the type of the absence is not.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/shift-plan/actual`; needs `scheduling.plan`; module `scheduling`
   */
  actual: (query: ShiftPlanActualQuery, options?: CallOptions): Promise<ShiftPlanActualAnswer> =>
    call({ id: 'shiftPlan.actual', method: 'GET', path: '/v1/shift-plan/actual' }, { query }, options),
})

export const shiftRules = (call: Call) => ({
  /**
   * Read the rules of a unit's plan
   *
   * Every rule with its section of the Working Time Act, and the severities and limits that the unit sets, each from a day on.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/planning-units/{id}/shift-rules`; needs `scheduling.plan`; module `scheduling`
   */
  get: (id: string, query: ShiftRulesGetQuery = {}, options?: CallOptions): Promise<ShiftRulesGetAnswer> =>
    call(
      { id: 'shiftRules.get', method: 'GET', path: '/v1/planning-units/{id}/shift-rules' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set the rules of a unit's plan
   *
   * Set the rules of a unit from today on. It needs an administrator, so that nobody softens the rules that they plan by. The rules of past days never change: a version that began before today holds until the first of those that are sent.
   *
   * Takes any credential that holds `org.admin`. The module `scheduling` must be in force.
   *
   * `PUT /v1/planning-units/{id}/shift-rules`; needs `org.admin`; module `scheduling`
   */
  set: (id: string, body: ShiftRulesSetBody, options?: CallOptions): Promise<ShiftRulesSetAnswer> =>
    call(
      { id: 'shiftRules.set', method: 'PUT', path: '/v1/planning-units/{id}/shift-rules' },
      { path: { id }, body },
      options,
    ),
})

export const shiftClosures = (call: Call) => ({
  /**
   * Read when a unit is closed
   *
   * The days on which a planning unit is closed, which its plan is checked by. Whether it is closed on public holidays is part of its rules, `GET /v1/planning-units/{id}/shift-rules`.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/planning-units/{id}/shift-closures`; needs `scheduling.plan`; module `scheduling`
   */
  get: (
    id: string,
    query: ShiftClosuresGetQuery = {},
    options?: CallOptions,
  ): Promise<ShiftClosuresGetAnswer> =>
    call(
      { id: 'shiftClosures.get', method: 'GET', path: '/v1/planning-units/{id}/shift-closures' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set when a unit is closed
   *
   * Set the days on which a planning unit is closed from today on. What began before today never changes. Shifts that are planned there stay, with a warning in the plan.
   *
   * Takes any credential that holds `org.admin`. The module `scheduling` must be in force.
   *
   * `PUT /v1/planning-units/{id}/shift-closures`; needs `org.admin`; module `scheduling`
   */
  set: (id: string, body: ShiftClosuresSetBody, options?: CallOptions): Promise<ShiftClosuresSetAnswer> =>
    call(
      { id: 'shiftClosures.set', method: 'PUT', path: '/v1/planning-units/{id}/shift-closures' },
      { path: { id }, body },
      options,
    ),
})

export const hourlyStaffing = (call: Call) => ({
  /**
   * Read the hourly staffing of a unit
   *
   * How many members with a shift each hour of a weekday needs and takes, from which day on. Plans of the unit are checked by it. How many members a day needs in all, with a shift or without, is another number: `GET /v1/planning-units/{id}/staffing-minimum`.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/planning-units/{id}/hourly-staffing`; needs `scheduling.plan`; module `scheduling`
   */
  get: (
    id: string,
    query: HourlyStaffingGetQuery = {},
    options?: CallOptions,
  ): Promise<HourlyStaffingGetAnswer> =>
    call(
      { id: 'hourlyStaffing.get', method: 'GET', path: '/v1/planning-units/{id}/hourly-staffing' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set the hourly staffing of a unit
   *
   * Set the hourly staffing of a planning unit from today on. What it needed on days that are over never changes; a row that began before today holds until the first of these.
   *
   * Takes any credential that holds `org.admin`. The module `scheduling` must be in force.
   *
   * `PUT /v1/planning-units/{id}/hourly-staffing`; needs `org.admin`; module `scheduling`
   */
  set: (id: string, body: HourlyStaffingSetBody, options?: CallOptions): Promise<HourlyStaffingSetAnswer> =>
    call(
      { id: 'hourlyStaffing.set', method: 'PUT', path: '/v1/planning-units/{id}/hourly-staffing' },
      { path: { id }, body },
      options,
    ),
})
