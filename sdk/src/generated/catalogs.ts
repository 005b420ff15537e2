// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  AbsenceType,
  Article,
  CustomField,
  CustomerGroup,
  CustomerTag,
  DayType,
  DeletedRecord,
  Dimension,
  DimensionValue,
  DueDate,
  Employer,
  EntryType,
  Holiday,
  LeaveGroup,
  LeaveGroupMember,
  LeavePolicy,
  LeavePolicyTrial,
  OvertimeRuleSet,
  PayTypeRule,
  PaymentTerm,
  PlanningUnit,
  ShiftType,
  StaffGroup,
  TimeBank,
  VatRate,
  VatTreatment,
  WithNames,
  WorktimeModel,
} from './schemas.ts'

export type TimeBanksListQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
}

export type TimeBanksListAnswer = Page<TimeBank>

export type TimeBanksCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** The lowest balance that time off and payouts may leave, in minutes. */
    floorMinutes?: number | undefined
    /** The highest balance at the end of a year, in minutes; what is above it is cut. Null: there is none. */
    ceilingMinutes?: number | null | undefined
    /** So much at most goes on into the next year, in minutes; the rest expires. Null: all of it. */
    carryOverMinutes?: number | null | undefined
  }[]
}

export type TimeBanksCreateAnswer = TimeBank

export type TimeBanksGetAnswer = TimeBank

export type TimeBanksUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type TimeBanksUpdateAnswer = TimeBank

export type TimeBanksAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** The lowest balance that time off and payouts may leave, in minutes. */
  floorMinutes?: number | undefined
  /** The highest balance at the end of a year, in minutes; what is above it is cut. Null: there is none. */
  ceilingMinutes?: number | null | undefined
  /** So much at most goes on into the next year, in minutes; the rest expires. Null: all of it. */
  carryOverMinutes?: number | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TimeBanksAddVersionAnswer = TimeBank

export type AbsenceTypesListQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type AbsenceTypesListAnswer = Page<AbsenceType> & WithNames

export type AbsenceTypesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** Who is told the type of an absence, besides its member, those who answer for personnel and payroll: `open` everybody who sees the absence, `team` members of a common planning unit and supervisors, `manager` supervisors, `hr` nobody else. */
    sensitivity: 'open' | 'team' | 'manager' | 'hr'
    /** What absences of the type are counted in: `days` as working days, `hours` as minutes of the targets. */
    unit: 'days' | 'hours'
    /** Whether an absence may be of a morning, an afternoon or hours of its days. */
    partsAllowed?: boolean | undefined
    /** The day type that whole days of absence are marked as: it says what they credit. */
    dayTypeId: string
    /** The entry type, of category `absence`, of the entries that parts of days are written as; null where only whole days are taken. */
    entryTypeId?: string | null | undefined
    /** The pay type of the absence in the payroll system; null for that of the day type or entry type. */
    payTypeCode?: string | null | undefined
    /** How many approve an absence one after the other; 0: it is approved when it is submitted. */
    approvalSteps?: number | undefined
    /** A certificate is asked for where an absence is longer than so many days in a row; 0: for every one, null: for none. */
    certificateAfterDays?: number | null | undefined
    /** So many days after it was asked for a certificate is overdue; null: at the end of the absence. */
    certificateDueDays?: number | null | undefined
    /** What absences are taken from: `leave` of a policy, or a `balance` of minutes; null where they take from nothing and only working days are counted. */
    takesKind?: 'leave' | 'balance' | null | undefined
    /** Which: the id of a leave policy; `flex`, `overtime`, `banked_leave` or the id of a time bank. Null without `takesKind`. */
    takesRef?: string | null | undefined
    /** Whether days of absence count as worked where annual holiday is earned: `limited` up to `countsAsWorkedDays`. */
    countsAsWorkedForLeave?: 'always' | 'never' | 'limited' | undefined
    /** How many working days of a leave year count as worked; null unless `limited`. */
    countsAsWorkedDays?: number | null | undefined
  }[]
}

export type AbsenceTypesCreateAnswer = AbsenceType

export type AbsenceTypesGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type AbsenceTypesGetAnswer = AbsenceType & WithNames

export type AbsenceTypesUpdateBody = TimeBanksUpdateBody

export type AbsenceTypesUpdateAnswer = AbsenceType

export type AbsenceTypesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** Who is told the type of an absence, besides its member, those who answer for personnel and payroll: `open` everybody who sees the absence, `team` members of a common planning unit and supervisors, `manager` supervisors, `hr` nobody else. */
  sensitivity: 'open' | 'team' | 'manager' | 'hr'
  /** What absences of the type are counted in: `days` as working days, `hours` as minutes of the targets. */
  unit: 'days' | 'hours'
  /** Whether an absence may be of a morning, an afternoon or hours of its days. */
  partsAllowed?: boolean | undefined
  /** The day type that whole days of absence are marked as: it says what they credit. */
  dayTypeId: string
  /** The entry type, of category `absence`, of the entries that parts of days are written as; null where only whole days are taken. */
  entryTypeId?: string | null | undefined
  /** The pay type of the absence in the payroll system; null for that of the day type or entry type. */
  payTypeCode?: string | null | undefined
  /** How many approve an absence one after the other; 0: it is approved when it is submitted. */
  approvalSteps?: number | undefined
  /** A certificate is asked for where an absence is longer than so many days in a row; 0: for every one, null: for none. */
  certificateAfterDays?: number | null | undefined
  /** So many days after it was asked for a certificate is overdue; null: at the end of the absence. */
  certificateDueDays?: number | null | undefined
  /** What absences are taken from: `leave` of a policy, or a `balance` of minutes; null where they take from nothing and only working days are counted. */
  takesKind?: 'leave' | 'balance' | null | undefined
  /** Which: the id of a leave policy; `flex`, `overtime`, `banked_leave` or the id of a time bank. Null without `takesKind`. */
  takesRef?: string | null | undefined
  /** Whether days of absence count as worked where annual holiday is earned: `limited` up to `countsAsWorkedDays`. */
  countsAsWorkedForLeave?: 'always' | 'never' | 'limited' | undefined
  /** How many working days of a leave year count as worked; null unless `limited`. */
  countsAsWorkedDays?: number | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsenceTypesAddVersionAnswer = AbsenceType

export type ShiftTypesListQuery = AbsenceTypesListQuery

export type ShiftTypesListAnswer = Page<ShiftType> & WithNames

export type ShiftTypesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** When the shift starts, in minutes from the midnight that its date begins with. */
    startMinutes: number
    /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
    endMinutes: number
    /** How much of it is unpaid break, in minutes. */
    breakMinutes?: number | undefined
    /** The entry type that the time is proposed and priced as, of the category `work`, `travel` or `standby`; null for plain work. */
    entryTypeId?: string | null | undefined
    /** What shifts of the type are marked with, for whoever looks at a plan. */
    tags?: readonly string[] | undefined
    /** The colour in which plans show it, `#rrggbb`; null for none. */
    colour?: string | null | undefined
  }[]
}

export type ShiftTypesCreateAnswer = ShiftType

export type ShiftTypesGetQuery = AbsenceTypesGetQuery

export type ShiftTypesGetAnswer = ShiftType & WithNames

export type ShiftTypesUpdateBody = TimeBanksUpdateBody

export type ShiftTypesUpdateAnswer = ShiftType

export type ShiftTypesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes: number
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes: number
  /** How much of it is unpaid break, in minutes. */
  breakMinutes?: number | undefined
  /** The entry type that the time is proposed and priced as, of the category `work`, `travel` or `standby`; null for plain work. */
  entryTypeId?: string | null | undefined
  /** What shifts of the type are marked with, for whoever looks at a plan. */
  tags?: readonly string[] | undefined
  /** The colour in which plans show it, `#rrggbb`; null for none. */
  colour?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ShiftTypesAddVersionAnswer = ShiftType

export type LeavePoliciesListQuery = TimeBanksListQuery

export type LeavePoliciesListAnswer = Page<LeavePolicy>

export type LeavePoliciesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What amounts of the policy and its accounts count. It never changes. */
  unit: 'days' | 'minutes'
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** How leave is earned: `finnish_annual_holiday` by the Annual Holidays Act 162/2005, from the months worked between 1 April and 31 March; `general` by `levels`. */
    kind: 'finnish_annual_holiday' | 'general'
    /** When a leave year begins: on 1 January, on 1 April, or on the day of the year on which the employment began. */
    leaveYear?: 'calendar' | 'credit_year' | 'anniversary' | undefined
    /** Which dates of an absence take leave: `holiday_act` Monday to Saturday but for the days that 4 § of the act leaves out; `working_days` those on which the worktime model expects work; `weekdays` Monday to Friday but for public holidays; `all` every date. */
    countedDates?: 'holiday_act' | 'working_days' | 'weekdays' | 'all' | undefined
    /** How much is carried over to the next leave year at most; null for all that is left. */
    carryOverMax?: number | null | undefined
    /** How many months what was carried over can be taken; null for as long as it is there. */
    carryOverExpiresAfterMonths?: number | null | undefined
    /** Which leave is taken first: that of the earliest leave year, or that of the latest. */
    consumeOrder?: 'oldest_first' | 'newest_first' | undefined
    /** An absence that lasts over an expiry: `by_day` takes what expires for its days before it only, `by_start` for all its days. */
    expirySplit?: 'by_day' | 'by_start' | undefined
    /** How far below nothing leave may be taken, in the unit of the policy. */
    negativeFloor?: number | undefined
    /** What is earned; of several that fit the one with the longest employment counts. */
    levels?:
      | readonly {
          /** How long the employment must have lasted on the day on which a period earns, in `startsAfterUnit`. */
          startsAfter: number
          /** What `startsAfter` counts. */
          startsAfterUnit: 'days' | 'months' | 'years'
          /** What a whole period earns, in the unit of the policy. */
          amount: number
          /** How long a period is; periods are counted from the beginning of the leave year. */
          frequency: 'monthly' | 'quarterly' | 'twice_a_year' | 'yearly'
          /** Whether a period earns on its first day or on its last. */
          gainedAt: 'start' | 'end'
        }[]
      | undefined
    /** Nothing is earned beyond so much on the account; null for no limit. */
    balanceCap?: number | null | undefined
    /** So much is earned in a leave year at most; null for no limit. */
    yearlyCap?: number | null | undefined
    /** How what a period earns is rounded to `roundingStep`. */
    rounding?: 'none' | 'up' | 'down' | 'nearest' | undefined
    /** What is rounded to, such as 0.5 for half days. */
    roundingStep?: number | undefined
    /** What a period earns that the employment covers in part: by its days (`days`), or all of it (`none`). */
    proration?: 'days' | 'none' | undefined
    /** Days for a full month when the employment has lasted less than a year on 31 March. */
    daysPerMonth?: number | undefined
    /** Days for a full month, of the whole earning year, from a year on. */
    daysPerMonthFromYear?: number | undefined
    /** A month with so many days at work is full. */
    fullMonthDays?: number | undefined
    /** Where the contract does not give so many days in every month, a month with so many minutes of work is full. */
    fullMonthMinutes?: number | undefined
    /** Days of unpaid free time for a month of employment where the contract gives neither (8 §). */
    freeTimeDaysPerMonth?: number | undefined
    /** From when holiday can be taken: from 2 May after its earning year (`season`), or as soon as it is earned, as may be agreed (`earned`). */
    usableFrom?: 'season' | 'earned' | undefined
    /** Days that are to be given between 2 May and 30 September (20 §). */
    seasonDays?: number | undefined
    /** Days of illness during holidays of an earning year that are not given anew (25 §). */
    illnessWaitingDays?: number | undefined
    /** Only holiday beyond so many days of an earning year is reduced by them: four weeks (25 §). */
    illnessWaitingAboveDays?: number | undefined
  }[]
}

export type LeavePoliciesCreateAnswer = LeavePolicy

export type LeavePoliciesGetAnswer = LeavePolicy

export type LeavePoliciesUpdateBody = TimeBanksUpdateBody

export type LeavePoliciesUpdateAnswer = LeavePolicy

export type LeavePoliciesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** How leave is earned: `finnish_annual_holiday` by the Annual Holidays Act 162/2005, from the months worked between 1 April and 31 March; `general` by `levels`. */
  kind: 'finnish_annual_holiday' | 'general'
  /** When a leave year begins: on 1 January, on 1 April, or on the day of the year on which the employment began. */
  leaveYear?: 'calendar' | 'credit_year' | 'anniversary' | undefined
  /** Which dates of an absence take leave: `holiday_act` Monday to Saturday but for the days that 4 § of the act leaves out; `working_days` those on which the worktime model expects work; `weekdays` Monday to Friday but for public holidays; `all` every date. */
  countedDates?: 'holiday_act' | 'working_days' | 'weekdays' | 'all' | undefined
  /** How much is carried over to the next leave year at most; null for all that is left. */
  carryOverMax?: number | null | undefined
  /** How many months what was carried over can be taken; null for as long as it is there. */
  carryOverExpiresAfterMonths?: number | null | undefined
  /** Which leave is taken first: that of the earliest leave year, or that of the latest. */
  consumeOrder?: 'oldest_first' | 'newest_first' | undefined
  /** An absence that lasts over an expiry: `by_day` takes what expires for its days before it only, `by_start` for all its days. */
  expirySplit?: 'by_day' | 'by_start' | undefined
  /** How far below nothing leave may be taken, in the unit of the policy. */
  negativeFloor?: number | undefined
  /** What is earned; of several that fit the one with the longest employment counts. */
  levels?:
    | readonly {
        /** How long the employment must have lasted on the day on which a period earns, in `startsAfterUnit`. */
        startsAfter: number
        /** What `startsAfter` counts. */
        startsAfterUnit: 'days' | 'months' | 'years'
        /** What a whole period earns, in the unit of the policy. */
        amount: number
        /** How long a period is; periods are counted from the beginning of the leave year. */
        frequency: 'monthly' | 'quarterly' | 'twice_a_year' | 'yearly'
        /** Whether a period earns on its first day or on its last. */
        gainedAt: 'start' | 'end'
      }[]
    | undefined
  /** Nothing is earned beyond so much on the account; null for no limit. */
  balanceCap?: number | null | undefined
  /** So much is earned in a leave year at most; null for no limit. */
  yearlyCap?: number | null | undefined
  /** How what a period earns is rounded to `roundingStep`. */
  rounding?: 'none' | 'up' | 'down' | 'nearest' | undefined
  /** What is rounded to, such as 0.5 for half days. */
  roundingStep?: number | undefined
  /** What a period earns that the employment covers in part: by its days (`days`), or all of it (`none`). */
  proration?: 'days' | 'none' | undefined
  /** Days for a full month when the employment has lasted less than a year on 31 March. */
  daysPerMonth?: number | undefined
  /** Days for a full month, of the whole earning year, from a year on. */
  daysPerMonthFromYear?: number | undefined
  /** A month with so many days at work is full. */
  fullMonthDays?: number | undefined
  /** Where the contract does not give so many days in every month, a month with so many minutes of work is full. */
  fullMonthMinutes?: number | undefined
  /** Days of unpaid free time for a month of employment where the contract gives neither (8 §). */
  freeTimeDaysPerMonth?: number | undefined
  /** From when holiday can be taken: from 2 May after its earning year (`season`), or as soon as it is earned, as may be agreed (`earned`). */
  usableFrom?: 'season' | 'earned' | undefined
  /** Days that are to be given between 2 May and 30 September (20 §). */
  seasonDays?: number | undefined
  /** Days of illness during holidays of an earning year that are not given anew (25 §). */
  illnessWaitingDays?: number | undefined
  /** Only holiday beyond so many days of an earning year is reduced by them: four weeks (25 §). */
  illnessWaitingAboveDays?: number | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeavePoliciesAddVersionAnswer = LeavePolicy

export type LeavePoliciesTryVersionBody = {
  /** The version that is tried, as `POST /v1/leave-policies/{id}/versions` takes it. */
  version: {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** How leave is earned: `finnish_annual_holiday` by the Annual Holidays Act 162/2005, from the months worked between 1 April and 31 March; `general` by `levels`. */
    kind: 'finnish_annual_holiday' | 'general'
    /** When a leave year begins: on 1 January, on 1 April, or on the day of the year on which the employment began. */
    leaveYear?: 'calendar' | 'credit_year' | 'anniversary' | undefined
    /** Which dates of an absence take leave: `holiday_act` Monday to Saturday but for the days that 4 § of the act leaves out; `working_days` those on which the worktime model expects work; `weekdays` Monday to Friday but for public holidays; `all` every date. */
    countedDates?: 'holiday_act' | 'working_days' | 'weekdays' | 'all' | undefined
    /** How much is carried over to the next leave year at most; null for all that is left. */
    carryOverMax?: number | null | undefined
    /** How many months what was carried over can be taken; null for as long as it is there. */
    carryOverExpiresAfterMonths?: number | null | undefined
    /** Which leave is taken first: that of the earliest leave year, or that of the latest. */
    consumeOrder?: 'oldest_first' | 'newest_first' | undefined
    /** An absence that lasts over an expiry: `by_day` takes what expires for its days before it only, `by_start` for all its days. */
    expirySplit?: 'by_day' | 'by_start' | undefined
    /** How far below nothing leave may be taken, in the unit of the policy. */
    negativeFloor?: number | undefined
    /** What is earned; of several that fit the one with the longest employment counts. */
    levels?:
      | readonly {
          /** How long the employment must have lasted on the day on which a period earns, in `startsAfterUnit`. */
          startsAfter: number
          /** What `startsAfter` counts. */
          startsAfterUnit: 'days' | 'months' | 'years'
          /** What a whole period earns, in the unit of the policy. */
          amount: number
          /** How long a period is; periods are counted from the beginning of the leave year. */
          frequency: 'monthly' | 'quarterly' | 'twice_a_year' | 'yearly'
          /** Whether a period earns on its first day or on its last. */
          gainedAt: 'start' | 'end'
        }[]
      | undefined
    /** Nothing is earned beyond so much on the account; null for no limit. */
    balanceCap?: number | null | undefined
    /** So much is earned in a leave year at most; null for no limit. */
    yearlyCap?: number | null | undefined
    /** How what a period earns is rounded to `roundingStep`. */
    rounding?: 'none' | 'up' | 'down' | 'nearest' | undefined
    /** What is rounded to, such as 0.5 for half days. */
    roundingStep?: number | undefined
    /** What a period earns that the employment covers in part: by its days (`days`), or all of it (`none`). */
    proration?: 'days' | 'none' | undefined
    /** Days for a full month when the employment has lasted less than a year on 31 March. */
    daysPerMonth?: number | undefined
    /** Days for a full month, of the whole earning year, from a year on. */
    daysPerMonthFromYear?: number | undefined
    /** A month with so many days at work is full. */
    fullMonthDays?: number | undefined
    /** Where the contract does not give so many days in every month, a month with so many minutes of work is full. */
    fullMonthMinutes?: number | undefined
    /** Days of unpaid free time for a month of employment where the contract gives neither (8 §). */
    freeTimeDaysPerMonth?: number | undefined
    /** From when holiday can be taken: from 2 May after its earning year (`season`), or as soon as it is earned, as may be agreed (`earned`). */
    usableFrom?: 'season' | 'earned' | undefined
    /** Days that are to be given between 2 May and 30 September (20 §). */
    seasonDays?: number | undefined
    /** Days of illness during holidays of an earning year that are not given anew (25 §). */
    illnessWaitingDays?: number | undefined
    /** Only holiday beyond so many days of an earning year is reduced by them: four weeks (25 §). */
    illnessWaitingAboveDays?: number | undefined
  }
  /** The day whose figures are compared; today where it is left out. */
  date?: string | undefined
  /** The `nextAfterId` of the answer before: the balances after it are compared. */
  afterBalanceId?: string | undefined
}

export type LeavePoliciesTryVersionAnswer = LeavePolicyTrial

export type LeaveGroupsListQuery = AbsenceTypesListQuery

export type LeaveGroupsListAnswer = Page<LeaveGroup> & WithNames

export type LeaveGroupsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** The policies by which members of the group have leave. */
    leavePolicyIds: readonly string[]
  }[]
}

export type LeaveGroupsCreateAnswer = LeaveGroup

export type LeaveGroupsGetQuery = AbsenceTypesGetQuery

export type LeaveGroupsGetAnswer = LeaveGroup & WithNames

export type LeaveGroupsUpdateBody = TimeBanksUpdateBody

export type LeaveGroupsUpdateAnswer = LeaveGroup

export type LeaveGroupsAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** The policies by which members of the group have leave. */
  leavePolicyIds: readonly string[]
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeaveGroupsAddVersionAnswer = LeaveGroup

export type LeaveGroupMembersListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The day; today where it is left out. */
  date?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type LeaveGroupMembersListAnswer = Page<LeaveGroupMember> & WithNames

export type LeaveGroupMembersAssignBody = {
  /** Who is in the group from the day on; nobody twice. */
  membershipIds: readonly string[]
  /** The first day on which it holds. */
  validFrom: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeaveGroupMembersAssignAnswer = {
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** How many members have come into the group, or would. */
  assignedCount: number
  /** How many were in it on the day already. */
  unchangedCount: number
}

export type LeaveGroupMembersOfMemberQuery = AbsenceTypesGetQuery

export type LeaveGroupMembersOfMemberAnswer = Page<LeaveGroupMember> & WithNames

export type LeaveGroupMembersSetOfMemberPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `membership_not_found`. */
  id: string
  /** The first day in the group. */
  date: string
}

export type LeaveGroupMembersSetOfMemberBody = {
  /** The group from the day on; null for none. */
  leaveGroupId: string | null
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeaveGroupMembersSetOfMemberAnswer = LeaveGroupMember

export type PayTypeRulesListQuery = AbsenceTypesListQuery

export type PayTypeRulesListAnswer = Page<PayTypeRule> & WithNames

export type PayTypeRulesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The kind of line that it is for; null for every kind of the type. */
  kind?:
    | 'normal'
    | 'additional'
    | 'overtime_50'
    | 'overtime_100'
    | 'evening'
    | 'night'
    | 'sunday'
    | 'holiday'
    | 'standby'
    | 'travel'
    | 'credit'
    | 'absence'
    | 'flex'
    | 'payout'
    | null
    | undefined
  /** Where the minutes of the lines go. Without a rule of their own, lines that are not `paid` stay out of documents. */
  compensation?: 'paid' | 'overtime_account' | 'banked_leave' | undefined
  /** The entry type whose lines it is for; null where it does not matter. */
  entryTypeId?: string | null | undefined
  /** The day type whose lines it is for; null where it does not matter. */
  dayTypeId?: string | null | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** The payroll system's code; null leaves the lines out of documents on purpose. */
    payTypeCode: string | null
  }[]
}

export type PayTypeRulesCreateAnswer = PayTypeRule

export type PayTypeRulesGetQuery = AbsenceTypesGetQuery

export type PayTypeRulesGetAnswer = PayTypeRule & WithNames

export type PayTypeRulesUpdateBody = TimeBanksUpdateBody

export type PayTypeRulesUpdateAnswer = PayTypeRule

export type PayTypeRulesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** The payroll system's code; null leaves the lines out of documents on purpose. */
  payTypeCode: string | null
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PayTypeRulesAddVersionAnswer = PayTypeRule

export type CustomerGroupsListQuery = TimeBanksListQuery

export type CustomerGroupsListAnswer = Page<CustomerGroup>

export type CustomerGroupsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type CustomerGroupsCreateAnswer = CustomerGroup

export type CustomerGroupsGetAnswer = CustomerGroup

export type CustomerGroupsUpdateBody = TimeBanksUpdateBody

export type CustomerGroupsUpdateAnswer = CustomerGroup

export type CustomerTagsListQuery = TimeBanksListQuery

export type CustomerTagsListAnswer = Page<CustomerTag>

export type CustomerTagsCreateBody = CustomerGroupsCreateBody

export type CustomerTagsCreateAnswer = CustomerTag

export type CustomerTagsGetAnswer = CustomerTag

export type CustomerTagsUpdateBody = TimeBanksUpdateBody

export type CustomerTagsUpdateAnswer = CustomerTag

export type EntryTypesListQuery = TimeBanksListQuery

export type EntryTypesListAnswer = Page<EntryType>

export type EntryTypesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What kind of time an entry of the type is. It never changes: make another type instead. */
  category: 'work' | 'travel' | 'standby' | 'break' | 'absence'
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** Whether the minutes help to fulfil the day's target. Work: false means ordered beyond the flexitime. Travel and standby: false means no working time. Break: true means paid. Absence: true means credited. */
    countsToTarget: boolean
    /** What a minute is worth against plain pay; 10000 = 1.0. */
    multiplierBp?: number | undefined
    /** The longest entry that can be confirmed, minutes; null for any length. */
    maxDurationMinutes?: number | null | undefined
    /** The pay type in the payroll system; null leaves it to the target of an export. */
    payTypeCode?: string | null | undefined
  }[]
}

export type EntryTypesCreateAnswer = EntryType

export type EntryTypesGetAnswer = EntryType

export type EntryTypesUpdateBody = TimeBanksUpdateBody

export type EntryTypesUpdateAnswer = EntryType

export type EntryTypesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** Whether the minutes help to fulfil the day's target. Work: false means ordered beyond the flexitime. Travel and standby: false means no working time. Break: true means paid. Absence: true means credited. */
  countsToTarget: boolean
  /** What a minute is worth against plain pay; 10000 = 1.0. */
  multiplierBp?: number | undefined
  /** The longest entry that can be confirmed, minutes; null for any length. */
  maxDurationMinutes?: number | null | undefined
  /** The pay type in the payroll system; null leaves it to the target of an export. */
  payTypeCode?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type EntryTypesAddVersionAnswer = EntryType

export type DayTypesListQuery = TimeBanksListQuery

export type DayTypesListAnswer = Page<DayType>

export type DayTypesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** `target`: the day's target is fulfilled; `fixed`: `creditMinutes` are given; `none`: nothing is. */
    credit: 'none' | 'target' | 'fixed'
    /** Minutes that the day is credited with, given with credit `fixed` and only with it; null for another credit. */
    creditMinutes?: number | null | undefined
    /** Whether the credit counts as work towards the limit of weekly or period overtime. */
    countsAsWorked?: boolean | undefined
    /** Nothing is expected on such a day. */
    waivesTarget?: boolean | undefined
    /** The pay type of the credit in the payroll system; null leaves it to the target of an export. */
    payTypeCode?: string | null | undefined
  }[]
}

export type DayTypesCreateAnswer = DayType

export type DayTypesGetAnswer = DayType

export type DayTypesUpdateBody = TimeBanksUpdateBody

export type DayTypesUpdateAnswer = DayType

export type DayTypesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** `target`: the day's target is fulfilled; `fixed`: `creditMinutes` are given; `none`: nothing is. */
  credit: 'none' | 'target' | 'fixed'
  /** Minutes that the day is credited with, given with credit `fixed` and only with it; null for another credit. */
  creditMinutes?: number | null | undefined
  /** Whether the credit counts as work towards the limit of weekly or period overtime. */
  countsAsWorked?: boolean | undefined
  /** Nothing is expected on such a day. */
  waivesTarget?: boolean | undefined
  /** The pay type of the credit in the payroll system; null leaves it to the target of an export. */
  payTypeCode?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type DayTypesAddVersionAnswer = DayType

export type OvertimeRuleSetsListQuery = TimeBanksListQuery

export type OvertimeRuleSetsListAnswer = Page<OvertimeRuleSet>

export type OvertimeRuleSetsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** Daily overtime begins above this (5 § and 16 §). A period broken off has overtime above it on average (20 §). */
    dailyOvertimeAfterMinutes?: number | undefined
    /** So much daily overtime at +50 %, the rest at +100 %, and on average in a period broken off (20 §). */
    overtimeFirstTierMinutes?: number | undefined
    /** Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §). */
    weeklyOvertimeAfterMinutes?: number | null | undefined
    /** So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). */
    weeklyFirstTierMinutes?: number | null | undefined
    /** Overtime of a period begins above this, of models of period-based work. Null: above what the law knows for two and three weeks (7 §), with its first tier; no such overtime in longer ones. */
    periodOvertimeAfterMinutes?: number | null | undefined
    /** So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). Null: all of it. */
    periodFirstTierMinutes?: number | null | undefined
    /** Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §). */
    overtimeCompensation?: 'paid' | 'overtime_account' | 'banked_leave' | undefined
    /** Evening work, known to agreements only; null where nothing is paid for it. */
    evening?:
      | {
          /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
          fromMinutes: number
          /** Where it ends, minutes from midnight; before its beginning, on the next day. */
          toMinutes: number
          /** Hundredths of a per cent; 10000 is the whole. */
          premiumBp: number
        }
      | null
      | undefined
    /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. Null where none is paid. */
    night?:
      | {
          /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
          fromMinutes: number
          /** Where it ends, minutes from midnight; before its beginning, on the next day. */
          toMinutes: number
          /** Hundredths of a per cent; 10000 is the whole. */
          premiumBp: number
        }
      | null
      | undefined
    /** For Sundays and public holidays; 10000 (20 §). 0 turns the lines off. */
    sundayPremiumBp?: number | undefined
  }[]
}

export type OvertimeRuleSetsCreateAnswer = OvertimeRuleSet

export type OvertimeRuleSetsGetAnswer = OvertimeRuleSet

export type OvertimeRuleSetsUpdateBody = TimeBanksUpdateBody

export type OvertimeRuleSetsUpdateAnswer = OvertimeRuleSet

export type OvertimeRuleSetsAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** Daily overtime begins above this (5 § and 16 §). A period broken off has overtime above it on average (20 §). */
  dailyOvertimeAfterMinutes?: number | undefined
  /** So much daily overtime at +50 %, the rest at +100 %, and on average in a period broken off (20 §). */
  overtimeFirstTierMinutes?: number | undefined
  /** Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §). */
  weeklyOvertimeAfterMinutes?: number | null | undefined
  /** So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). */
  weeklyFirstTierMinutes?: number | null | undefined
  /** Overtime of a period begins above this, of models of period-based work. Null: above what the law knows for two and three weeks (7 §), with its first tier; no such overtime in longer ones. */
  periodOvertimeAfterMinutes?: number | null | undefined
  /** So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). Null: all of it. */
  periodFirstTierMinutes?: number | null | undefined
  /** Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §). */
  overtimeCompensation?: 'paid' | 'overtime_account' | 'banked_leave' | undefined
  /** Evening work, known to agreements only; null where nothing is paid for it. */
  evening?:
    | {
        /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
        fromMinutes: number
        /** Where it ends, minutes from midnight; before its beginning, on the next day. */
        toMinutes: number
        /** Hundredths of a per cent; 10000 is the whole. */
        premiumBp: number
      }
    | null
    | undefined
  /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. Null where none is paid. */
  night?:
    | {
        /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
        fromMinutes: number
        /** Where it ends, minutes from midnight; before its beginning, on the next day. */
        toMinutes: number
        /** Hundredths of a per cent; 10000 is the whole. */
        premiumBp: number
      }
    | null
    | undefined
  /** For Sundays and public holidays; 10000 (20 §). 0 turns the lines off. */
  sundayPremiumBp?: number | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type OvertimeRuleSetsAddVersionAnswer = OvertimeRuleSet

export type WorktimeModelsListQuery = AbsenceTypesListQuery

export type WorktimeModelsListAnswer = Page<WorktimeModel> & WithNames

export type WorktimeModelsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** `fixed`: the same hours every week. `shift`: a rota says the days. `flex`: flexitime (12 §). `period`: period-based work (7 §). `hours_only`: hours are paid as they come. */
    kind: 'fixed' | 'flex' | 'period' | 'shift' | 'hours_only'
    /** The agreed week, the sum of `dayTargets` under fixed hours and flexitime, which are measured by days. Of another kind, what is worked above it in a week, or above so much for each week of a period, is additional work up to the limit of overtime (16 §): part-time. 0: no hours are agreed. */
    weeklyMinutes?: number | undefined
    /** What each weekday expects, Monday first; all zero where a rota says it. */
    dayTargets?: readonly number[] | undefined
    /** The agreed length of a day, above which work is additional (16 §), up to the limit of overtime; null: the target of the weekday, or without one the limit of daily overtime. */
    agreedDailyMinutes?: number | null | undefined
    /** The regular hours of a day, where agreed; they fill first, so overtime lies outside. Null where none are. */
    schedule?:
      | {
          /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
          fromMinutes: number
          /** Where it ends, after its beginning; minutes from midnight, above 1440 on the next day. */
          toMinutes: number
        }
      | null
      | undefined
    /** Daily overtime begins above this (5 § and 16 §). A period broken off has overtime above it on average (20 §). */
    dailyOvertimeAfterMinutes?: number | undefined
    /** So much daily overtime at +50 %, the rest at +100 %, and on average in a period broken off (20 §). */
    overtimeFirstTierMinutes?: number | undefined
    /** Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §). */
    weeklyOvertimeAfterMinutes?: number | null | undefined
    /** So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). */
    weeklyFirstTierMinutes?: number | null | undefined
    /** The length of a period of period-based work in weeks: 2 or 3 (7 §), by agreement longer. Null in other kinds. */
    periodWeeks?: number | null | undefined
    /** A Monday on which a period begins; the others follow and precede it without a gap. Null in other kinds. */
    periodStartsOn?: string | null | undefined
    /** Overtime of a period begins above this: 4800 in two weeks, 7200 in three (7 §). Null without such overtime. */
    periodOvertimeAfterMinutes?: number | null | undefined
    /** So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). Null: all of it. */
    periodFirstTierMinutes?: number | null | undefined
    /** Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §). */
    overtimeCompensation?: 'paid' | 'overtime_account' | 'banked_leave' | undefined
    /** Evening work, known to agreements only; null where nothing is paid for it. */
    evening?:
      | {
          /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
          fromMinutes: number
          /** Where it ends, minutes from midnight; before its beginning, on the next day. */
          toMinutes: number
          /** Hundredths of a per cent; 10000 is the whole. */
          premiumBp: number
        }
      | null
      | undefined
    /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. Null where none is paid. */
    night?:
      | {
          /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
          fromMinutes: number
          /** Where it ends, minutes from midnight; before its beginning, on the next day. */
          toMinutes: number
          /** Hundredths of a per cent; 10000 is the whole. */
          premiumBp: number
        }
      | null
      | undefined
    /** For Sundays and public holidays; 10000 (20 §). 0 turns the lines off. */
    sundayPremiumBp?: number | undefined
    /** On public holidays: nothing expected, the target credited, or a day as any other. */
    holidayEffect?: 'target_zero' | 'credited' | 'none' | undefined
    /** On Midsummer Eve, Christmas Eve and Easter Saturday, ordinary days by law. */
    eveEffect?: 'target_zero' | 'credited' | 'none' | undefined
    /** Exceptions by holiday code. Independence Day is paid free by law (Act 388/1937). */
    holidayEffectByCode?: Readonly<Record<string, 'target_zero' | 'credited' | 'none'>> | undefined
    /** What a credited holiday gives; null: the target of the day. Of a holiday that is worked, or has a credited absence, it gives only what they leave of the target, or of the credit where that is more. */
    holidayCreditMinutes?: number | null | undefined
    /** Unpaid breaks taken off by themselves, from the middle of the work, where too little was recorded; a gap between entries counts as break. No rule takes the work below its own `afterMinutes`. */
    breakRules?:
      | readonly {
          /** Of placed work. */
          afterMinutes: number
          /** Of unpaid break. */
          deductMinutes: number
        }[]
      | undefined
    /** Less break than this is warned of (24 §); null where nobody is. */
    requiredBreak?:
      | {
          /** Of work. */
          afterMinutes: number
          /** Of unpaid break. */
          breakMinutes: number
        }
      | null
      | undefined
    /** The step; 0 rounds nothing. */
    roundingMinutes?: number | undefined
    /** `up` never takes a minute from the worker, `down` never gives one, `nearest` takes half a step upwards. */
    roundingMode?: 'none' | 'nearest' | 'up' | 'down' | undefined
    /** `times`: start and end of each span of work or travel; `day`: the worked minutes, once, at the end of the day. */
    roundingScope?: 'times' | 'day' | undefined
    /** A day within it counts as exactly on time: no deviation, no additional work, no overtime, no flex. Beyond it the whole difference counts. */
    toleranceMinutes?:
      | {
          /** Above the target or the agreed day. */
          over: number
          /** Below the target. */
          under: number
        }
      | undefined
    /** How far the worker may stretch or shorten a day; 240 (12 §). */
    flexDailyLimitMinutes?: number | undefined
    /** The lowest flex balance at the end of a tracking period; -1200 (12 §). */
    flexFloorMinutes?: number | undefined
    /** The highest flex balance at the end of a tracking period; 3600 (12 §). */
    flexCeilingMinutes?: number | undefined
    /** The tracking period; 4 (12 §). */
    flexPeriodMonths?: number | undefined
    /** Whether payroll is told of flex: not at all, or what moves to the balance in its period, long days less short ones and those without entries; a line worth no pay of its own. `none` in other kinds. */
    flexInPayroll?: 'none' | 'movement' | undefined
    /** Whether hours must come from the clock, so that a hand-entered day needs a reason. */
    punchPolicy?: 'free' | 'clocking_required' | undefined
    /** The set of overtime rules whose version in force on each day says what overtime and premiums are. With it the version gives none of these rules itself; what it answers of them is what the law says, for days on which the set has no version. Null: the version says them. */
    overtimeRuleSetId?: string | null | undefined
  }[]
}

export type WorktimeModelsCreateAnswer = WorktimeModel

export type WorktimeModelsGetQuery = AbsenceTypesGetQuery

export type WorktimeModelsGetAnswer = WorktimeModel & WithNames

export type WorktimeModelsUpdateBody = TimeBanksUpdateBody

export type WorktimeModelsUpdateAnswer = WorktimeModel

export type WorktimeModelsAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** `fixed`: the same hours every week. `shift`: a rota says the days. `flex`: flexitime (12 §). `period`: period-based work (7 §). `hours_only`: hours are paid as they come. */
  kind: 'fixed' | 'flex' | 'period' | 'shift' | 'hours_only'
  /** The agreed week, the sum of `dayTargets` under fixed hours and flexitime, which are measured by days. Of another kind, what is worked above it in a week, or above so much for each week of a period, is additional work up to the limit of overtime (16 §): part-time. 0: no hours are agreed. */
  weeklyMinutes?: number | undefined
  /** What each weekday expects, Monday first; all zero where a rota says it. */
  dayTargets?: readonly number[] | undefined
  /** The agreed length of a day, above which work is additional (16 §), up to the limit of overtime; null: the target of the weekday, or without one the limit of daily overtime. */
  agreedDailyMinutes?: number | null | undefined
  /** The regular hours of a day, where agreed; they fill first, so overtime lies outside. Null where none are. */
  schedule?:
    | {
        /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
        fromMinutes: number
        /** Where it ends, after its beginning; minutes from midnight, above 1440 on the next day. */
        toMinutes: number
      }
    | null
    | undefined
  /** Daily overtime begins above this (5 § and 16 §). A period broken off has overtime above it on average (20 §). */
  dailyOvertimeAfterMinutes?: number | undefined
  /** So much daily overtime at +50 %, the rest at +100 %, and on average in a period broken off (20 §). */
  overtimeFirstTierMinutes?: number | undefined
  /** Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §). */
  weeklyOvertimeAfterMinutes?: number | null | undefined
  /** So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). */
  weeklyFirstTierMinutes?: number | null | undefined
  /** The length of a period of period-based work in weeks: 2 or 3 (7 §), by agreement longer. Null in other kinds. */
  periodWeeks?: number | null | undefined
  /** A Monday on which a period begins; the others follow and precede it without a gap. Null in other kinds. */
  periodStartsOn?: string | null | undefined
  /** Overtime of a period begins above this: 4800 in two weeks, 7200 in three (7 §). Null without such overtime. */
  periodOvertimeAfterMinutes?: number | null | undefined
  /** So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). Null: all of it. */
  periodFirstTierMinutes?: number | null | undefined
  /** Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §). */
  overtimeCompensation?: 'paid' | 'overtime_account' | 'banked_leave' | undefined
  /** Evening work, known to agreements only; null where nothing is paid for it. */
  evening?:
    | {
        /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
        fromMinutes: number
        /** Where it ends, minutes from midnight; before its beginning, on the next day. */
        toMinutes: number
        /** Hundredths of a per cent; 10000 is the whole. */
        premiumBp: number
      }
    | null
    | undefined
  /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. Null where none is paid. */
  night?:
    | {
        /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
        fromMinutes: number
        /** Where it ends, minutes from midnight; before its beginning, on the next day. */
        toMinutes: number
        /** Hundredths of a per cent; 10000 is the whole. */
        premiumBp: number
      }
    | null
    | undefined
  /** For Sundays and public holidays; 10000 (20 §). 0 turns the lines off. */
  sundayPremiumBp?: number | undefined
  /** On public holidays: nothing expected, the target credited, or a day as any other. */
  holidayEffect?: 'target_zero' | 'credited' | 'none' | undefined
  /** On Midsummer Eve, Christmas Eve and Easter Saturday, ordinary days by law. */
  eveEffect?: 'target_zero' | 'credited' | 'none' | undefined
  /** Exceptions by holiday code. Independence Day is paid free by law (Act 388/1937). */
  holidayEffectByCode?: Readonly<Record<string, 'target_zero' | 'credited' | 'none'>> | undefined
  /** What a credited holiday gives; null: the target of the day. Of a holiday that is worked, or has a credited absence, it gives only what they leave of the target, or of the credit where that is more. */
  holidayCreditMinutes?: number | null | undefined
  /** Unpaid breaks taken off by themselves, from the middle of the work, where too little was recorded; a gap between entries counts as break. No rule takes the work below its own `afterMinutes`. */
  breakRules?:
    | readonly {
        /** Of placed work. */
        afterMinutes: number
        /** Of unpaid break. */
        deductMinutes: number
      }[]
    | undefined
  /** Less break than this is warned of (24 §); null where nobody is. */
  requiredBreak?:
    | {
        /** Of work. */
        afterMinutes: number
        /** Of unpaid break. */
        breakMinutes: number
      }
    | null
    | undefined
  /** The step; 0 rounds nothing. */
  roundingMinutes?: number | undefined
  /** `up` never takes a minute from the worker, `down` never gives one, `nearest` takes half a step upwards. */
  roundingMode?: 'none' | 'nearest' | 'up' | 'down' | undefined
  /** `times`: start and end of each span of work or travel; `day`: the worked minutes, once, at the end of the day. */
  roundingScope?: 'times' | 'day' | undefined
  /** A day within it counts as exactly on time: no deviation, no additional work, no overtime, no flex. Beyond it the whole difference counts. */
  toleranceMinutes?:
    | {
        /** Above the target or the agreed day. */
        over: number
        /** Below the target. */
        under: number
      }
    | undefined
  /** How far the worker may stretch or shorten a day; 240 (12 §). */
  flexDailyLimitMinutes?: number | undefined
  /** The lowest flex balance at the end of a tracking period; -1200 (12 §). */
  flexFloorMinutes?: number | undefined
  /** The highest flex balance at the end of a tracking period; 3600 (12 §). */
  flexCeilingMinutes?: number | undefined
  /** The tracking period; 4 (12 §). */
  flexPeriodMonths?: number | undefined
  /** Whether payroll is told of flex: not at all, or what moves to the balance in its period, long days less short ones and those without entries; a line worth no pay of its own. `none` in other kinds. */
  flexInPayroll?: 'none' | 'movement' | undefined
  /** Whether hours must come from the clock, so that a hand-entered day needs a reason. */
  punchPolicy?: 'free' | 'clocking_required' | undefined
  /** The set of overtime rules whose version in force on each day says what overtime and premiums are. With it the version gives none of these rules itself; what it answers of them is what the law says, for days on which the set has no version. Null: the version says them. */
  overtimeRuleSetId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorktimeModelsAddVersionAnswer = WorktimeModel

export type DimensionsListQuery = {
  /** Whether targets come along. */
  includeValues?: boolean | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DimensionsListAnswer = Page<Dimension> & WithNames

export type DimensionsCreateBody = {
  /** Unique among the levels: lower-case letters, digits and `_`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** An entry of which any minute has no target of the level cannot be confirmed, where it is asked for. */
  required?: boolean | undefined
  /** Whether entries ask for a target of the level. */
  askInEntry?: boolean | undefined
  /** What becomes of the minutes that the targets of an entry leave over, where it has some: `unattributed`: they belong to no target; `refused`: the day is not confirmed. A required level that is asked for leaves nothing over. */
  remainder?: 'unattributed' | 'refused' | undefined
  /** Levels are shown in this order. */
  position?: number | undefined
}

export type DimensionsCreateAnswer = Dimension

export type DimensionsGetQuery = AbsenceTypesGetQuery

export type DimensionsGetAnswer = Dimension & WithNames

export type DimensionsUpdateBody = {
  /** Unique among the levels: lower-case letters, digits and `_`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** An entry of which any minute has no target of the level cannot be confirmed, where it is asked for. */
  required?: boolean | undefined
  /** Whether entries ask for a target of the level. */
  askInEntry?: boolean | undefined
  /** What becomes of the minutes that the targets of an entry leave over, where it has some: `unattributed`: they belong to no target; `refused`: the day is not confirmed. A required level that is asked for leaves nothing over. */
  remainder?: 'unattributed' | 'refused' | undefined
  /** Levels are shown in this order. */
  position?: number | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type DimensionsUpdateAnswer = Dimension

export type DimensionsListValuesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Typeahead over code and name. */
  q?: string | undefined
  /** Exact lookup: ids with commas between. */
  ids?: string | undefined
  /** The exact code inside the level. */
  code?: string | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The target's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DimensionsListValuesAnswer = {
  /** One page of the list, in its order. */
  items: readonly DimensionValue[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type DimensionsCreateValueBody = {
  /** Unique within the level, as the organisation writes it. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The target above it in the same level; null or absent at the top. */
  parentId?: string | null | undefined
  /** The other system; given with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The target's id in the other system; given with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
}

export type DimensionsCreateValueAnswer = DimensionValue

export type DimensionsGetValuePath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `dimension_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `dimension_value_not_found`. */
  valueId: string
}

export type DimensionsGetValueQuery = AbsenceTypesGetQuery

export type DimensionsGetValueAnswer = DimensionValue & WithNames

export type DimensionsUpdateValuePath = DimensionsGetValuePath

export type DimensionsUpdateValueBody = {
  /** Unique within the level, as the organisation writes it. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The target above it in the same level; null moves it to the top. */
  parentId?: string | null | undefined
  /** The other system; null with `externalId` clears both. */
  externalSource?: string | null | undefined
  /** The target's id in the other system; null with `externalSource` clears both. */
  externalId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type DimensionsUpdateValueAnswer = DimensionValue

export type PlanningUnitsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the code or the name, in whatever case and with or without accents. */
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

export type PlanningUnitsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly PlanningUnit[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type PlanningUnitsCreateBody = {
  /** A code, unique among the planning units: lower-case letters, digits, `_` and `-`; null for none. */
  code?: string | null | undefined
  /** What people see and choose it by. */
  name: string
  /** The unit above it; null at the top. */
  parentId?: string | null | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type PlanningUnitsCreateAnswer = PlanningUnit

export type PlanningUnitsGetQuery = AbsenceTypesGetQuery

export type PlanningUnitsGetAnswer = PlanningUnit & WithNames

export type PlanningUnitsUpdateBody = {
  /** A code, unique among the planning units: lower-case letters, digits, `_` and `-`; null for none. */
  code?: string | null | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** The unit above it; null at the top. */
  parentId?: string | null | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type PlanningUnitsUpdateAnswer = PlanningUnit

export type StaffGroupsListQuery = TimeBanksListQuery

export type StaffGroupsListAnswer = Page<StaffGroup>

export type StaffGroupsCreateBody = CustomerGroupsCreateBody

export type StaffGroupsCreateAnswer = StaffGroup

export type StaffGroupsGetAnswer = StaffGroup

export type StaffGroupsUpdateBody = TimeBanksUpdateBody

export type StaffGroupsUpdateAnswer = StaffGroup

export type EmployersListQuery = {
  /** A part of the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
}

export type EmployersListAnswer = Page<Employer>

export type EmployersCreateBody = {
  /** What people see and choose it by. */
  name: string
  /** The Finnish business id, `1234567-8`; unique in the organisation; null for none. */
  registryCode?: string | null | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type EmployersCreateAnswer = Employer

export type EmployersGetAnswer = Employer

export type EmployersUpdateBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** The Finnish business id, `1234567-8`; unique in the organisation; null for none. */
  registryCode?: string | null | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type EmployersUpdateAnswer = Employer

export type HolidaysListQuery = {
  /** The first day of the window. */
  from: string
  /** The last day of the window, which is part of it. */
  to: string
}

export type HolidaysListAnswer = Page<Holiday>

export type HolidaysCreateBody = {
  /** The day. */
  date: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** Finnish stands in. */
  name: {
    /** What people see and choose it by. */
    fi: string
    /** What people see and choose it by. */
    sv?: string | undefined
    /** What people see and choose it by. */
    en?: string | undefined
  }
  /** `public`: work is paid as on a Sunday. `eve`: an ordinary day by law, free in most agreements. */
  kind: 'public' | 'eve'
}

export type HolidaysCreateAnswer = Holiday

export type HolidaysRemovePath = {
  /** The day of the holiday. */
  date: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
}

export type HolidaysRestorePath = HolidaysRemovePath

export type HolidaysRestoreAnswer = Holiday

export type PaymentTermsListQuery = TimeBanksListQuery

export type PaymentTermsListAnswer = Page<PaymentTerm>

export type PaymentTermsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** Days from the date of the invoice to its due date; 0: at once. */
    netDays: number
    /** Whether days count from the last day of the month of the invoice. */
    fromEndOfMonth?: boolean | undefined
    /** Whether a date on a Saturday, Sunday or bank holiday moves to the next bank day. */
    toBankDay?: boolean | undefined
    /** Days in which a cash discount is given; null: there is none. */
    cashDiscountDays?: number | null | undefined
    /** The cash discount for payment within `cashDiscountDays`, of the gross sum; null: none. */
    cashDiscountBp?: number | null | undefined
    /** Agreed interest a year on late payment; null: as the Interest Act 633/1982 says. */
    lateInterestBp?: number | null | undefined
  }[]
}

export type PaymentTermsCreateAnswer = PaymentTerm

export type PaymentTermsGetAnswer = PaymentTerm

export type PaymentTermsUpdateBody = TimeBanksUpdateBody

export type PaymentTermsUpdateAnswer = PaymentTerm

export type PaymentTermsAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** Days from the date of the invoice to its due date; 0: at once. */
  netDays: number
  /** Whether days count from the last day of the month of the invoice. */
  fromEndOfMonth?: boolean | undefined
  /** Whether a date on a Saturday, Sunday or bank holiday moves to the next bank day. */
  toBankDay?: boolean | undefined
  /** Days in which a cash discount is given; null: there is none. */
  cashDiscountDays?: number | null | undefined
  /** The cash discount for payment within `cashDiscountDays`, of the gross sum; null: none. */
  cashDiscountBp?: number | null | undefined
  /** Agreed interest a year on late payment; null: as the Interest Act 633/1982 says. */
  lateInterestBp?: number | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PaymentTermsAddVersionAnswer = PaymentTerm

export type PaymentTermsDueDateQuery = {
  /** The date of the invoice, in the years 1900 to 2899. */
  invoiceDate: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PaymentTermsDueDateAnswer = DueDate & WithNames

export type VatRatesListQuery = TimeBanksListQuery

export type VatRatesListAnswer = Page<VatRate>

export type VatRatesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** The rate in hundredths of a per cent: 2550 is 25.5 %. */
    rateBp: number
  }[]
}

export type VatRatesCreateAnswer = VatRate

export type VatRatesGetAnswer = VatRate

export type VatRatesUpdateBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type VatRatesUpdateAnswer = VatRate

export type VatRatesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** The rate in hundredths of a per cent: 2550 is 25.5 %. */
  rateBp: number
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type VatRatesAddVersionAnswer = VatRate

export type VatTreatmentsListQuery = TimeBanksListQuery

export type VatTreatmentsListAnswer = Page<VatTreatment>

export type VatTreatmentsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** Whether the seller charges tax by the rate of the article; otherwise it is 0. */
    taxed: boolean
    /** The category of EN 16931: `S` taxed, `AE` reverse charge, `K` intra-community, `G` export, `O` outside the scope, `E` exempt, `Z` zero-rated. */
    category: 'S' | 'AE' | 'K' | 'G' | 'O' | 'E' | 'Z'
    /** Whether an invoice must name the VAT id of the buyer. */
    buyerVatIdNeeded?: boolean | undefined
    /** Whether it is for construction services alone: what is billed by another article is treated as `domestic`. */
    onlyForConstruction?: boolean | undefined
    /** What an invoice says of it, in its language; null for nothing. */
    invoiceText?:
      | {
          /** On invoices in Finnish. */
          fi: string
          /** On invoices in Swedish. */
          sv: string
          /** On invoices in English. */
          en: string
        }
      | null
      | undefined
  }[]
}

export type VatTreatmentsCreateAnswer = VatTreatment

export type VatTreatmentsGetAnswer = VatTreatment

export type VatTreatmentsUpdateBody = VatRatesUpdateBody

export type VatTreatmentsUpdateAnswer = VatTreatment

export type VatTreatmentsAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** Whether the seller charges tax by the rate of the article; otherwise it is 0. */
  taxed: boolean
  /** The category of EN 16931: `S` taxed, `AE` reverse charge, `K` intra-community, `G` export, `O` outside the scope, `E` exempt, `Z` zero-rated. */
  category: 'S' | 'AE' | 'K' | 'G' | 'O' | 'E' | 'Z'
  /** Whether an invoice must name the VAT id of the buyer. */
  buyerVatIdNeeded?: boolean | undefined
  /** Whether it is for construction services alone: what is billed by another article is treated as `domestic`. */
  onlyForConstruction?: boolean | undefined
  /** What an invoice says of it, in its language; null for nothing. */
  invoiceText?:
    | {
        /** On invoices in Finnish. */
        fi: string
        /** On invoices in Swedish. */
        sv: string
        /** On invoices in English. */
        en: string
      }
    | null
    | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type VatTreatmentsAddVersionAnswer = VatTreatment

export type ArticlesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ArticlesListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Article[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ArticlesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What one is counted in, such as `h` or `pcs`. */
  unit: string
  /** Whether it is a construction service: to customers who sell those, the buyer then owes the tax (Value Added Tax Act 1501/1993, section 8 c). */
  constructionService?: boolean | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** The price of one unit in millionths of a euro, without value added tax; null where something else says it, as rate cards do of hours. */
    unitPriceMicros?: number | null | undefined
    /** The rate of value added tax where it is taxed. */
    vatRateId: string
    /** How it is treated in value added tax whoever buys it, such as exempt; null: as sales to the customer are. */
    vatTreatmentId?: string | null | undefined
    /** The account that its sales are booked to; null where accounting says it. */
    accountCode?: string | null | undefined
  }[]
}

export type ArticlesCreateAnswer = Article

export type ArticlesGetQuery = AbsenceTypesGetQuery

export type ArticlesGetAnswer = Article & WithNames

export type ArticlesUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** What one is counted in, such as `h` or `pcs`. */
  unit?: string | undefined
  /** Whether it is a construction service: to customers who sell those, the buyer then owes the tax (Value Added Tax Act 1501/1993, section 8 c). */
  constructionService?: boolean | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ArticlesUpdateAnswer = Article

export type ArticlesAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** The price of one unit in millionths of a euro, without value added tax; null where something else says it, as rate cards do of hours. */
  unitPriceMicros?: number | null | undefined
  /** The rate of value added tax where it is taxed. */
  vatRateId: string
  /** How it is treated in value added tax whoever buys it, such as exempt; null: as sales to the customer are. */
  vatTreatmentId?: string | null | undefined
  /** The account that its sales are booked to; null where accounting says it. */
  accountCode?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ArticlesAddVersionAnswer = Article

export type CustomFieldsListQuery = {
  /** The kind of record that the field belongs to, such as `customer`. It never changes. */
  kind?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
}

export type CustomFieldsListAnswer = Page<CustomField>

export type CustomFieldsCreateBody = {
  /** The kind of record that the field belongs to, such as `customer`. It never changes. */
  kind: string
  /** What values stand under in `customFields` and in `cf[<key>]`, unique within the kind. It never changes. */
  key: string
  /** What values are: text, a number of at most four decimals, a date, true or false, the code of one option, or a list of codes of options. It never changes. */
  type: 'text' | 'number' | 'date' | 'boolean' | 'option' | 'options'
  /** What people see and choose it by. */
  name: string
  /** What the field is for; null or absent for nothing. */
  description?: string | null | undefined
  /** Whether a new record must have a value. A record from before needs one when its custom fields are next written. */
  required?: boolean | undefined
  /** What can be chosen, in this order; for `option` and `options`, and only for them. The list is replaced whole. */
  options?:
    | readonly {
        /** What records keep; unique within the field. */
        code: string
        /** What people see and choose it by. */
        name: string
        /** Whether it may still be chosen; records that have it keep it. */
        active?: boolean | undefined
      }[]
    | undefined
  /** Fields of a kind are shown in this order, those of one position by their keys. */
  position?: number | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type CustomFieldsCreateAnswer = CustomField

export type CustomFieldsGetAnswer = CustomField

export type CustomFieldsUpdateBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** What the field is for; null for nothing. */
  description?: string | null | undefined
  /** Whether a new record must have a value. A record from before needs one when its custom fields are next written. */
  required?: boolean | undefined
  /** What can be chosen, in this order; for `option` and `options`, and only for them. The list is replaced whole. */
  options?:
    | readonly {
        /** What records keep; unique within the field. */
        code: string
        /** What people see and choose it by. */
        name: string
        /** Whether it may still be chosen; records that have it keep it. */
        active?: boolean | undefined
      }[]
    | undefined
  /** Fields of a kind are shown in this order, those of one position by their keys. */
  position?: number | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type CustomFieldsUpdateAnswer = CustomField

export const timeBanks = (call: Call) => ({
  /**
   * List the time banks
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/time-banks`
   */
  list: (query: TimeBanksListQuery = {}, options?: CallOptions): Promise<TimeBanksListAnswer> =>
    call({ id: 'timeBanks.list', method: 'GET', path: '/v1/time-banks' }, { query }, options),

  /**
   * Add a time bank
   *
   * Adds a time bank: an account of time that members save besides flexitime, overtime and banked leave, in minutes.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/time-banks`; needs `org.admin`
   */
  create: (body: TimeBanksCreateBody, options?: KeyedCallOptions): Promise<TimeBanksCreateAnswer> =>
    call({ id: 'timeBanks.create', method: 'POST', path: '/v1/time-banks', keyed: true }, { body }, options),

  /**
   * Read one time bank
   *
   * Takes any credential.
   *
   * `GET /v1/time-banks/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<TimeBanksGetAnswer> =>
    call({ id: 'timeBanks.get', method: 'GET', path: '/v1/time-banks/{id}' }, { path: { id } }, options),

  /**
   * Change a time bank
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/time-banks/{id}`; needs `org.admin`
   */
  update: (id: string, body: TimeBanksUpdateBody, options?: CallOptions): Promise<TimeBanksUpdateAnswer> =>
    call(
      { id: 'timeBanks.update', method: 'PATCH', path: '/v1/time-banks/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a time bank
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because movements and closings keep to the version in force on their date.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/time-banks/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: TimeBanksAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<TimeBanksAddVersionAnswer> =>
    call(
      { id: 'timeBanks.addVersion', method: 'POST', path: '/v1/time-banks/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const absenceTypes = (call: Call) => ({
  /**
   * List the absence types
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/absence-types`
   */
  list: (query: AbsenceTypesListQuery = {}, options?: CallOptions): Promise<AbsenceTypesListAnswer> =>
    call({ id: 'absenceTypes.list', method: 'GET', path: '/v1/absence-types' }, { query }, options),

  /**
   * Add an absence type
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/absence-types`; needs `org.admin`
   */
  create: (body: AbsenceTypesCreateBody, options?: KeyedCallOptions): Promise<AbsenceTypesCreateAnswer> =>
    call(
      { id: 'absenceTypes.create', method: 'POST', path: '/v1/absence-types', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one absence type
   *
   * Takes any credential.
   *
   * `GET /v1/absence-types/{id}`
   */
  get: (
    id: string,
    query: AbsenceTypesGetQuery = {},
    options?: CallOptions,
  ): Promise<AbsenceTypesGetAnswer> =>
    call(
      { id: 'absenceTypes.get', method: 'GET', path: '/v1/absence-types/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change an absence type
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/absence-types/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: AbsenceTypesUpdateBody,
    options?: CallOptions,
  ): Promise<AbsenceTypesUpdateAnswer> =>
    call(
      { id: 'absenceTypes.update', method: 'PATCH', path: '/v1/absence-types/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of an absence type
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because absences keep to the version in force on their dates.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/absence-types/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: AbsenceTypesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<AbsenceTypesAddVersionAnswer> =>
    call(
      { id: 'absenceTypes.addVersion', method: 'POST', path: '/v1/absence-types/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const shiftTypes = (call: Call) => ({
  /**
   * List the shift types
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/shift-types`
   */
  list: (query: ShiftTypesListQuery = {}, options?: CallOptions): Promise<ShiftTypesListAnswer> =>
    call({ id: 'shiftTypes.list', method: 'GET', path: '/v1/shift-types' }, { query }, options),

  /**
   * Add a shift type
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/shift-types`; needs `org.admin`
   */
  create: (body: ShiftTypesCreateBody, options?: KeyedCallOptions): Promise<ShiftTypesCreateAnswer> =>
    call(
      { id: 'shiftTypes.create', method: 'POST', path: '/v1/shift-types', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one shift type
   *
   * Takes any credential.
   *
   * `GET /v1/shift-types/{id}`
   */
  get: (id: string, query: ShiftTypesGetQuery = {}, options?: CallOptions): Promise<ShiftTypesGetAnswer> =>
    call(
      { id: 'shiftTypes.get', method: 'GET', path: '/v1/shift-types/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a shift type
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/shift-types/{id}`; needs `org.admin`
   */
  update: (id: string, body: ShiftTypesUpdateBody, options?: CallOptions): Promise<ShiftTypesUpdateAnswer> =>
    call(
      { id: 'shiftTypes.update', method: 'PATCH', path: '/v1/shift-types/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a shift type
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because shifts keep to the version in force on their dates.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/shift-types/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: ShiftTypesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<ShiftTypesAddVersionAnswer> =>
    call(
      { id: 'shiftTypes.addVersion', method: 'POST', path: '/v1/shift-types/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const leavePolicies = (call: Call) => ({
  /**
   * List the leave policies
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/leave-policies`
   */
  list: (query: LeavePoliciesListQuery = {}, options?: CallOptions): Promise<LeavePoliciesListAnswer> =>
    call({ id: 'leavePolicies.list', method: 'GET', path: '/v1/leave-policies' }, { query }, options),

  /**
   * Add a leave policy
   *
   * With its first versions. A rule that is left out is as the Annual Holidays Act 162/2005 says, or, of a `general` policy: calendar years, working days, everything carried over, the oldest taken first, nothing below zero.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/leave-policies`; needs `org.admin`
   */
  create: (body: LeavePoliciesCreateBody, options?: KeyedCallOptions): Promise<LeavePoliciesCreateAnswer> =>
    call(
      { id: 'leavePolicies.create', method: 'POST', path: '/v1/leave-policies', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one leave policy
   *
   * Takes any credential.
   *
   * `GET /v1/leave-policies/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<LeavePoliciesGetAnswer> =>
    call(
      { id: 'leavePolicies.get', method: 'GET', path: '/v1/leave-policies/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a leave policy
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/leave-policies/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: LeavePoliciesUpdateBody,
    options?: CallOptions,
  ): Promise<LeavePoliciesUpdateAnswer> =>
    call(
      { id: 'leavePolicies.update', method: 'PATCH', path: '/v1/leave-policies/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a leave policy
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because what was earned keeps the version it was earned by; where the new rules reach back, adjusting rows say what they change. `POST /v1/leave-policies/{id}/trial` tells beforehand.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/leave-policies/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: LeavePoliciesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<LeavePoliciesAddVersionAnswer> =>
    call(
      {
        id: 'leavePolicies.addVersion',
        method: 'POST',
        path: '/v1/leave-policies/{id}/versions',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Try a version of a leave policy
   *
   * Tells for whom and on which days a further version would change what is earned, carried over, lost and left. Writes nothing. A hundred balances are compared at a time.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/leave-policies/{id}/trial`; needs `org.admin`
   */
  tryVersion: (
    id: string,
    body: LeavePoliciesTryVersionBody,
    options?: CallOptions,
  ): Promise<LeavePoliciesTryVersionAnswer> =>
    call(
      { id: 'leavePolicies.tryVersion', method: 'POST', path: '/v1/leave-policies/{id}/trial' },
      { path: { id }, body },
      options,
    ),
})

export const leaveGroups = (call: Call) => ({
  /**
   * List the leave groups
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/leave-groups`
   */
  list: (query: LeaveGroupsListQuery = {}, options?: CallOptions): Promise<LeaveGroupsListAnswer> =>
    call({ id: 'leaveGroups.list', method: 'GET', path: '/v1/leave-groups' }, { query }, options),

  /**
   * Add a leave group
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/leave-groups`; needs `org.admin`
   */
  create: (body: LeaveGroupsCreateBody, options?: KeyedCallOptions): Promise<LeaveGroupsCreateAnswer> =>
    call(
      { id: 'leaveGroups.create', method: 'POST', path: '/v1/leave-groups', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one leave group
   *
   * Takes any credential.
   *
   * `GET /v1/leave-groups/{id}`
   */
  get: (id: string, query: LeaveGroupsGetQuery = {}, options?: CallOptions): Promise<LeaveGroupsGetAnswer> =>
    call(
      { id: 'leaveGroups.get', method: 'GET', path: '/v1/leave-groups/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a leave group
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/leave-groups/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: LeaveGroupsUpdateBody,
    options?: CallOptions,
  ): Promise<LeaveGroupsUpdateAnswer> =>
    call(
      { id: 'leaveGroups.update', method: 'PATCH', path: '/v1/leave-groups/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a leave group
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because what members have earned in the group stays theirs.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/leave-groups/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: LeaveGroupsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<LeaveGroupsAddVersionAnswer> =>
    call(
      { id: 'leaveGroups.addVersion', method: 'POST', path: '/v1/leave-groups/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const leaveGroupMembers = (call: Call) => ({
  /**
   * List the members of a leave group
   *
   * Page through those whom the caller reaches and who are in the group on a day, by id.
   *
   * Takes any credential that holds `hr.manage` or `org.admin` or `payroll.run` or `worktime.supervise`.
   *
   * `GET /v1/leave-groups/{id}/members`; needs `hr.manage` or `org.admin` or `payroll.run` or `worktime.supervise`
   */
  list: (
    id: string,
    query: LeaveGroupMembersListQuery = {},
    options?: CallOptions,
  ): Promise<LeaveGroupMembersListAnswer> =>
    call(
      { id: 'leaveGroupMembers.list', method: 'GET', path: '/v1/leave-groups/{id}/members' },
      { path: { id }, query },
      options,
    ),

  /**
   * Put members into a leave group
   *
   * From a day on, until what is said of a later day. Whoever was in another group leaves it the day before, and keeps what was earned there. A day in the past changes what was earned since: rows say so.
   *
   * Takes any credential that holds `hr.manage` or `org.admin`.
   *
   * `POST /v1/leave-groups/{id}/members`; needs `hr.manage` or `org.admin`
   */
  assign: (
    id: string,
    body: LeaveGroupMembersAssignBody,
    options?: KeyedCallOptions,
  ): Promise<LeaveGroupMembersAssignAnswer> =>
    call(
      { id: 'leaveGroupMembers.assign', method: 'POST', path: '/v1/leave-groups/{id}/members', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List the leave groups of a member
   *
   * Former, present and coming ones, by date.
   *
   * Takes any credential.
   *
   * `GET /v1/memberships/{id}/leave-groups`
   */
  ofMember: (
    id: string,
    query: LeaveGroupMembersOfMemberQuery = {},
    options?: CallOptions,
  ): Promise<LeaveGroupMembersOfMemberAnswer> =>
    call(
      { id: 'leaveGroupMembers.ofMember', method: 'GET', path: '/v1/memberships/{id}/leave-groups' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set the leave group of a member
   *
   * From the day on, until what is said of a later day; null takes the member out of every group.
   *
   * Takes any credential that holds `hr.manage` or `org.admin`.
   *
   * `PUT /v1/memberships/{id}/leave-groups/{date}`; needs `hr.manage` or `org.admin`
   */
  setOfMember: (
    path: LeaveGroupMembersSetOfMemberPath,
    body: LeaveGroupMembersSetOfMemberBody,
    options?: CallOptions,
  ): Promise<LeaveGroupMembersSetOfMemberAnswer> =>
    call(
      {
        id: 'leaveGroupMembers.setOfMember',
        method: 'PUT',
        path: '/v1/memberships/{id}/leave-groups/{date}',
      },
      { path, body },
      options,
    ),
})

export const payTypeRules = (call: Call) => ({
  /**
   * List the pay type rules
   *
   * All of them, inactive ones too, by code. A line gets its code when its export batch is made: from the active rule for its type and kind, else from the one for its type, else from the entry type or day type itself, else from the rule for its kind; each by the version in force on the date of the line. What is left has the code that a target gives the kind, or none: `GET /v1/pay-type-gaps` tells.
   *
   * Takes any credential.
   *
   * `GET /v1/pay-type-rules`
   */
  list: (query: PayTypeRulesListQuery = {}, options?: CallOptions): Promise<PayTypeRulesListAnswer> =>
    call({ id: 'payTypeRules.list', method: 'GET', path: '/v1/pay-type-rules' }, { query }, options),

  /**
   * Add a pay type rule
   *
   * What it is for never changes, so that the versions of a rule are about the same lines. `payTypeCode` null says that the lines stay out of documents on purpose.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/pay-type-rules`; needs `org.admin`
   */
  create: (body: PayTypeRulesCreateBody, options?: KeyedCallOptions): Promise<PayTypeRulesCreateAnswer> =>
    call(
      { id: 'payTypeRules.create', method: 'POST', path: '/v1/pay-type-rules', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one pay type rule
   *
   * Takes any credential.
   *
   * `GET /v1/pay-type-rules/{id}`
   */
  get: (
    id: string,
    query: PayTypeRulesGetQuery = {},
    options?: CallOptions,
  ): Promise<PayTypeRulesGetAnswer> =>
    call(
      { id: 'payTypeRules.get', method: 'GET', path: '/v1/pay-type-rules/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a pay type rule
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/pay-type-rules/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: PayTypeRulesUpdateBody,
    options?: CallOptions,
  ): Promise<PayTypeRulesUpdateAnswer> =>
    call(
      { id: 'payTypeRules.update', method: 'PATCH', path: '/v1/pay-type-rules/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a pay type rule
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because a line keeps to the version in force on its date.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/pay-type-rules/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: PayTypeRulesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<PayTypeRulesAddVersionAnswer> =>
    call(
      {
        id: 'payTypeRules.addVersion',
        method: 'POST',
        path: '/v1/pay-type-rules/{id}/versions',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const customerGroups = (call: Call) => ({
  /**
   * List the customer groups
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`.
   *
   * `GET /v1/customer-groups`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`
   */
  list: (query: CustomerGroupsListQuery = {}, options?: CallOptions): Promise<CustomerGroupsListAnswer> =>
    call({ id: 'customerGroups.list', method: 'GET', path: '/v1/customer-groups' }, { query }, options),

  /**
   * Add a customer group
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/customer-groups`; needs `org.admin`
   */
  create: (body: CustomerGroupsCreateBody, options?: KeyedCallOptions): Promise<CustomerGroupsCreateAnswer> =>
    call(
      { id: 'customerGroups.create', method: 'POST', path: '/v1/customer-groups', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one customer group
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`.
   *
   * `GET /v1/customer-groups/{id}`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`
   */
  get: (id: string, options?: CallOptions): Promise<CustomerGroupsGetAnswer> =>
    call(
      { id: 'customerGroups.get', method: 'GET', path: '/v1/customer-groups/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a customer group
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/customer-groups/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: CustomerGroupsUpdateBody,
    options?: CallOptions,
  ): Promise<CustomerGroupsUpdateAnswer> =>
    call(
      { id: 'customerGroups.update', method: 'PATCH', path: '/v1/customer-groups/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const customerTags = (call: Call) => ({
  /**
   * List the customer tags
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`.
   *
   * `GET /v1/customer-tags`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`
   */
  list: (query: CustomerTagsListQuery = {}, options?: CallOptions): Promise<CustomerTagsListAnswer> =>
    call({ id: 'customerTags.list', method: 'GET', path: '/v1/customer-tags' }, { query }, options),

  /**
   * Add a customer tag
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/customer-tags`; needs `org.admin`
   */
  create: (body: CustomerTagsCreateBody, options?: KeyedCallOptions): Promise<CustomerTagsCreateAnswer> =>
    call(
      { id: 'customerTags.create', method: 'POST', path: '/v1/customer-tags', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one customer tag
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`.
   *
   * `GET /v1/customer-tags/{id}`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy` or `org.admin`
   */
  get: (id: string, options?: CallOptions): Promise<CustomerTagsGetAnswer> =>
    call(
      { id: 'customerTags.get', method: 'GET', path: '/v1/customer-tags/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a customer tag
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/customer-tags/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: CustomerTagsUpdateBody,
    options?: CallOptions,
  ): Promise<CustomerTagsUpdateAnswer> =>
    call(
      { id: 'customerTags.update', method: 'PATCH', path: '/v1/customer-tags/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const entryTypes = (call: Call) => ({
  /**
   * List the entry types
   *
   * All of them, inactive ones too, by code. `maxDurationMinutes` is that of the version in force today, named by `currentVersionId`; both are null when no version is in force.
   *
   * Takes any credential.
   *
   * `GET /v1/entry-types`
   */
  list: (query: EntryTypesListQuery = {}, options?: CallOptions): Promise<EntryTypesListAnswer> =>
    call({ id: 'entryTypes.list', method: 'GET', path: '/v1/entry-types' }, { query }, options),

  /**
   * Add an entry type
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/entry-types`; needs `org.admin`
   */
  create: (body: EntryTypesCreateBody, options?: KeyedCallOptions): Promise<EntryTypesCreateAnswer> =>
    call(
      { id: 'entryTypes.create', method: 'POST', path: '/v1/entry-types', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one entry type
   *
   * Takes any credential.
   *
   * `GET /v1/entry-types/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<EntryTypesGetAnswer> =>
    call({ id: 'entryTypes.get', method: 'GET', path: '/v1/entry-types/{id}' }, { path: { id } }, options),

  /**
   * Change an entry type
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/entry-types/{id}`; needs `org.admin`
   */
  update: (id: string, body: EntryTypesUpdateBody, options?: CallOptions): Promise<EntryTypesUpdateAnswer> =>
    call(
      { id: 'entryTypes.update', method: 'PATCH', path: '/v1/entry-types/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of an entry type
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because confirmed days keep the version they were made with.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/entry-types/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: EntryTypesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<EntryTypesAddVersionAnswer> =>
    call(
      { id: 'entryTypes.addVersion', method: 'POST', path: '/v1/entry-types/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const dayTypes = (call: Call) => ({
  /**
   * List the day types
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/day-types`
   */
  list: (query: DayTypesListQuery = {}, options?: CallOptions): Promise<DayTypesListAnswer> =>
    call({ id: 'dayTypes.list', method: 'GET', path: '/v1/day-types' }, { query }, options),

  /**
   * Add a day type
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/day-types`; needs `org.admin`
   */
  create: (body: DayTypesCreateBody, options?: KeyedCallOptions): Promise<DayTypesCreateAnswer> =>
    call({ id: 'dayTypes.create', method: 'POST', path: '/v1/day-types', keyed: true }, { body }, options),

  /**
   * Read one day type
   *
   * Takes any credential.
   *
   * `GET /v1/day-types/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<DayTypesGetAnswer> =>
    call({ id: 'dayTypes.get', method: 'GET', path: '/v1/day-types/{id}' }, { path: { id } }, options),

  /**
   * Change a day type
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/day-types/{id}`; needs `org.admin`
   */
  update: (id: string, body: DayTypesUpdateBody, options?: CallOptions): Promise<DayTypesUpdateAnswer> =>
    call(
      { id: 'dayTypes.update', method: 'PATCH', path: '/v1/day-types/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a day type
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because confirmed days keep the version they were made with.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/day-types/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: DayTypesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<DayTypesAddVersionAnswer> =>
    call(
      { id: 'dayTypes.addVersion', method: 'POST', path: '/v1/day-types/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const overtimeRuleSets = (call: Call) => ({
  /**
   * List the overtime rule sets
   *
   * Overtime and premiums as they are agreed for many at once, by code: versions of worktime models name a set by `overtimeRuleSetId`. All of them with all their versions, inactive ones too. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/overtime-rule-sets`
   */
  list: (query: OvertimeRuleSetsListQuery = {}, options?: CallOptions): Promise<OvertimeRuleSetsListAnswer> =>
    call({ id: 'overtimeRuleSets.list', method: 'GET', path: '/v1/overtime-rule-sets' }, { query }, options),

  /**
   * Add an overtime rule set
   *
   * A rule that is left out gets what the Working Time Act 872/2019 says, and the version keeps that value.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/overtime-rule-sets`; needs `org.admin`
   */
  create: (
    body: OvertimeRuleSetsCreateBody,
    options?: KeyedCallOptions,
  ): Promise<OvertimeRuleSetsCreateAnswer> =>
    call(
      { id: 'overtimeRuleSets.create', method: 'POST', path: '/v1/overtime-rule-sets', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one overtime rule set
   *
   * Takes any credential.
   *
   * `GET /v1/overtime-rule-sets/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<OvertimeRuleSetsGetAnswer> =>
    call(
      { id: 'overtimeRuleSets.get', method: 'GET', path: '/v1/overtime-rule-sets/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change an overtime rule set
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/overtime-rule-sets/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: OvertimeRuleSetsUpdateBody,
    options?: CallOptions,
  ): Promise<OvertimeRuleSetsUpdateAnswer> =>
    call(
      { id: 'overtimeRuleSets.update', method: 'PATCH', path: '/v1/overtime-rule-sets/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of an overtime rule set
   *
   * Gives it other rules from a date on, and with it every worktime model that names it: drafts are worked out by them, confirmed days keep what they were made with. A version still open on that date ends the day before. Versions are never edited or removed. Rules that are left out are those of the law, not of the version before.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/overtime-rule-sets/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: OvertimeRuleSetsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<OvertimeRuleSetsAddVersionAnswer> =>
    call(
      {
        id: 'overtimeRuleSets.addVersion',
        method: 'POST',
        path: '/v1/overtime-rule-sets/{id}/versions',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const worktimeModels = (call: Call) => ({
  /**
   * List the worktime models
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/worktime-models`
   */
  list: (query: WorktimeModelsListQuery = {}, options?: CallOptions): Promise<WorktimeModelsListAnswer> =>
    call({ id: 'worktimeModels.list', method: 'GET', path: '/v1/worktime-models' }, { query }, options),

  /**
   * Add a worktime model
   *
   * A rule that is left out gets what the Working Time Act 872/2019 says, and the version keeps that value. Without `dayTargets` a fixed or flex week is five days of eight hours, and another kind has no targets. Without `weeklyMinutes` a fixed or flex week is the sum of its targets, a rota is full-time, 2400. Period-based work needs `periodWeeks` and `periodStartsOn`; for two and three weeks the law knows the limits. With `overtimeRuleSetId` overtime and premiums are those of the set.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/worktime-models`; needs `org.admin`
   */
  create: (body: WorktimeModelsCreateBody, options?: KeyedCallOptions): Promise<WorktimeModelsCreateAnswer> =>
    call(
      { id: 'worktimeModels.create', method: 'POST', path: '/v1/worktime-models', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one worktime model
   *
   * Takes any credential.
   *
   * `GET /v1/worktime-models/{id}`
   */
  get: (
    id: string,
    query: WorktimeModelsGetQuery = {},
    options?: CallOptions,
  ): Promise<WorktimeModelsGetAnswer> =>
    call(
      { id: 'worktimeModels.get', method: 'GET', path: '/v1/worktime-models/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a worktime model
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/worktime-models/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: WorktimeModelsUpdateBody,
    options?: CallOptions,
  ): Promise<WorktimeModelsUpdateAnswer> =>
    call(
      { id: 'worktimeModels.update', method: 'PATCH', path: '/v1/worktime-models/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a worktime model
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because confirmed days keep the version they were made with. Rules that are left out are those of the law, not of the version before.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/worktime-models/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: WorktimeModelsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<WorktimeModelsAddVersionAnswer> =>
    call(
      {
        id: 'worktimeModels.addVersion',
        method: 'POST',
        path: '/v1/worktime-models/{id}/versions',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const dimensions = (call: Call) => ({
  /**
   * List the tracking levels
   *
   * List the tracking levels, with their targets when asked. All of them, deactivated ones too, by position. Read `active`.
   *
   * Takes any credential.
   *
   * `GET /v1/dimensions`
   */
  list: (query: DimensionsListQuery = {}, options?: CallOptions): Promise<DimensionsListAnswer> =>
    call({ id: 'dimensions.list', method: 'GET', path: '/v1/dimensions' }, { query }, options),

  /**
   * Add a tracking level
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/dimensions`; needs `org.admin`
   */
  create: (body: DimensionsCreateBody, options?: KeyedCallOptions): Promise<DimensionsCreateAnswer> =>
    call({ id: 'dimensions.create', method: 'POST', path: '/v1/dimensions', keyed: true }, { body }, options),

  /**
   * Read one tracking level
   *
   * Takes any credential.
   *
   * `GET /v1/dimensions/{id}`
   */
  get: (id: string, query: DimensionsGetQuery = {}, options?: CallOptions): Promise<DimensionsGetAnswer> =>
    call(
      { id: 'dimensions.get', method: 'GET', path: '/v1/dimensions/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a tracking level
   *
   * Change a tracking level, or deactivate it. The locked level `project` keeps its code and stays active; the rest of it can be changed.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/dimensions/{id}`; needs `org.admin`
   */
  update: (id: string, body: DimensionsUpdateBody, options?: CallOptions): Promise<DimensionsUpdateAnswer> =>
    call(
      { id: 'dimensions.update', method: 'PATCH', path: '/v1/dimensions/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * List the targets of a tracking level
   *
   * Page through the targets of a tracking level. By code; inactive targets are returned by every form of the list. Read `active`.
   *
   * Takes any credential.
   *
   * `GET /v1/dimensions/{id}/values`
   */
  listValues: (
    id: string,
    query: DimensionsListValuesQuery = {},
    options?: CallOptions,
  ): Promise<DimensionsListValuesAnswer> =>
    call(
      { id: 'dimensions.listValues', method: 'GET', path: '/v1/dimensions/{id}/values' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a target to a tracking level
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/dimensions/{id}/values`; needs `org.admin`
   */
  createValue: (
    id: string,
    body: DimensionsCreateValueBody,
    options?: KeyedCallOptions,
  ): Promise<DimensionsCreateValueAnswer> =>
    call(
      { id: 'dimensions.createValue', method: 'POST', path: '/v1/dimensions/{id}/values', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read a target of a tracking level
   *
   * Takes any credential.
   *
   * `GET /v1/dimensions/{id}/values/{valueId}`
   */
  getValue: (
    path: DimensionsGetValuePath,
    query: DimensionsGetValueQuery = {},
    options?: CallOptions,
  ): Promise<DimensionsGetValueAnswer> =>
    call(
      { id: 'dimensions.getValue', method: 'GET', path: '/v1/dimensions/{id}/values/{valueId}' },
      { path, query },
      options,
    ),

  /**
   * Change a target of a tracking level
   *
   * Change a target, or deactivate it. Deactivation replaces deletion. The external reference is set or cleared (both null) as a whole.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/dimensions/{id}/values/{valueId}`; needs `org.admin`
   */
  updateValue: (
    path: DimensionsUpdateValuePath,
    body: DimensionsUpdateValueBody,
    options?: CallOptions,
  ): Promise<DimensionsUpdateValueAnswer> =>
    call(
      { id: 'dimensions.updateValue', method: 'PATCH', path: '/v1/dimensions/{id}/values/{valueId}' },
      { path, body },
      options,
    ),
})

export const planningUnits = (call: Call) => ({
  /**
   * List the planning units
   *
   * Inactive ones too, by name; `parentId` makes them a tree.
   *
   * Takes any credential.
   *
   * `GET /v1/planning-units`
   */
  list: (query: PlanningUnitsListQuery = {}, options?: CallOptions): Promise<PlanningUnitsListAnswer> =>
    call({ id: 'planningUnits.list', method: 'GET', path: '/v1/planning-units' }, { query }, options),

  /**
   * Add a planning unit
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/planning-units`; needs `org.admin`
   */
  create: (body: PlanningUnitsCreateBody, options?: KeyedCallOptions): Promise<PlanningUnitsCreateAnswer> =>
    call(
      { id: 'planningUnits.create', method: 'POST', path: '/v1/planning-units', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one planning unit
   *
   * Takes any credential.
   *
   * `GET /v1/planning-units/{id}`
   */
  get: (
    id: string,
    query: PlanningUnitsGetQuery = {},
    options?: CallOptions,
  ): Promise<PlanningUnitsGetAnswer> =>
    call(
      { id: 'planningUnits.get', method: 'GET', path: '/v1/planning-units/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a planning unit
   *
   * Rename a planning unit, move it under another, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/planning-units/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: PlanningUnitsUpdateBody,
    options?: CallOptions,
  ): Promise<PlanningUnitsUpdateAnswer> =>
    call(
      { id: 'planningUnits.update', method: 'PATCH', path: '/v1/planning-units/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const staffGroups = (call: Call) => ({
  /**
   * List the staff groups
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential.
   *
   * `GET /v1/staff-groups`
   */
  list: (query: StaffGroupsListQuery = {}, options?: CallOptions): Promise<StaffGroupsListAnswer> =>
    call({ id: 'staffGroups.list', method: 'GET', path: '/v1/staff-groups' }, { query }, options),

  /**
   * Add a staff group
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/staff-groups`; needs `org.admin`
   */
  create: (body: StaffGroupsCreateBody, options?: KeyedCallOptions): Promise<StaffGroupsCreateAnswer> =>
    call(
      { id: 'staffGroups.create', method: 'POST', path: '/v1/staff-groups', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one staff group
   *
   * Takes any credential.
   *
   * `GET /v1/staff-groups/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<StaffGroupsGetAnswer> =>
    call({ id: 'staffGroups.get', method: 'GET', path: '/v1/staff-groups/{id}' }, { path: { id } }, options),

  /**
   * Change a staff group
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/staff-groups/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: StaffGroupsUpdateBody,
    options?: CallOptions,
  ): Promise<StaffGroupsUpdateAnswer> =>
    call(
      { id: 'staffGroups.update', method: 'PATCH', path: '/v1/staff-groups/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const employers = (call: Call) => ({
  /**
   * List the employers
   *
   * All of them, inactive ones too, by name.
   *
   * Takes any credential.
   *
   * `GET /v1/employers`
   */
  list: (query: EmployersListQuery = {}, options?: CallOptions): Promise<EmployersListAnswer> =>
    call({ id: 'employers.list', method: 'GET', path: '/v1/employers' }, { query }, options),

  /**
   * Add an employer
   *
   * Add an employer: a company of the organisation that people are employed by.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/employers`; needs `org.admin`
   */
  create: (body: EmployersCreateBody, options?: KeyedCallOptions): Promise<EmployersCreateAnswer> =>
    call({ id: 'employers.create', method: 'POST', path: '/v1/employers', keyed: true }, { body }, options),

  /**
   * Read one employer
   *
   * Takes any credential.
   *
   * `GET /v1/employers/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<EmployersGetAnswer> =>
    call({ id: 'employers.get', method: 'GET', path: '/v1/employers/{id}' }, { path: { id } }, options),

  /**
   * Change an employer
   *
   * Rename an employer, change its registry code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/employers/{id}`; needs `org.admin`
   */
  update: (id: string, body: EmployersUpdateBody, options?: CallOptions): Promise<EmployersUpdateAnswer> =>
    call(
      { id: 'employers.update', method: 'PATCH', path: '/v1/employers/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const holidays = (call: Call) => ({
  /**
   * List holidays
   *
   * The calendar of Finland from 1992 on with what the organisation added and without what it removed, by date. A holiday of the calendar has neither `id` nor `updatedAt`. Two may share a date.
   *
   * Takes any credential.
   *
   * `GET /v1/holidays`
   */
  list: (query: HolidaysListQuery, options?: CallOptions): Promise<HolidaysListAnswer> =>
    call({ id: 'holidays.list', method: 'GET', path: '/v1/holidays' }, { query }, options),

  /**
   * Add a holiday
   *
   * Add a holiday of the organisation’s own.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/holidays`; needs `org.admin`
   */
  create: (body: HolidaysCreateBody, options?: KeyedCallOptions): Promise<HolidaysCreateAnswer> =>
    call({ id: 'holidays.create', method: 'POST', path: '/v1/holidays', keyed: true }, { body }, options),

  /**
   * Stop observing a holiday
   *
   * An addition is gone; a holiday of the calendar can be restored. Confirmed days stay as they are. `GET /v1/holidays` answers what is left.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `DELETE /v1/holidays/{date}/{code}`; needs `org.admin`
   */
  remove: (path: HolidaysRemovePath, options?: CallOptions): Promise<void> =>
    call({ id: 'holidays.remove', method: 'DELETE', path: '/v1/holidays/{date}/{code}' }, { path }, options),

  /**
   * Restore a removed holiday
   *
   * Observe a removed holiday of the calendar again.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/holidays/{date}/{code}/restore`; needs `org.admin`
   */
  restore: (path: HolidaysRestorePath, options?: KeyedCallOptions): Promise<HolidaysRestoreAnswer> =>
    call(
      { id: 'holidays.restore', method: 'POST', path: '/v1/holidays/{date}/{code}/restore', keyed: true },
      { path },
      options,
    ),
})

export const paymentTerms = (call: Call) => ({
  /**
   * List the payment terms
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/payment-terms`
   */
  list: (query: PaymentTermsListQuery = {}, options?: CallOptions): Promise<PaymentTermsListAnswer> =>
    call({ id: 'paymentTerms.list', method: 'GET', path: '/v1/payment-terms' }, { query }, options),

  /**
   * Add a payment term
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/payment-terms`; needs `org.admin`
   */
  create: (body: PaymentTermsCreateBody, options?: KeyedCallOptions): Promise<PaymentTermsCreateAnswer> =>
    call(
      { id: 'paymentTerms.create', method: 'POST', path: '/v1/payment-terms', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one payment term
   *
   * Takes any credential.
   *
   * `GET /v1/payment-terms/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<PaymentTermsGetAnswer> =>
    call(
      { id: 'paymentTerms.get', method: 'GET', path: '/v1/payment-terms/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a payment term
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/payment-terms/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: PaymentTermsUpdateBody,
    options?: CallOptions,
  ): Promise<PaymentTermsUpdateAnswer> =>
    call(
      { id: 'paymentTerms.update', method: 'PATCH', path: '/v1/payment-terms/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a payment term
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because invoices keep to the version in force on their date.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/payment-terms/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: PaymentTermsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<PaymentTermsAddVersionAnswer> =>
    call(
      { id: 'paymentTerms.addVersion', method: 'POST', path: '/v1/payment-terms/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Work out a due date
   *
   * When an invoice of a date is to be paid by the payment term, and until when its cash discount is given, by the version in force on that date, with every step of the count. With `toBankDay` both dates move over Saturdays, Sundays and bank holidays: the public holidays that the organisation observes, Christmas Eve and Midsummer Eve. `GET /v1/holidays` lists them; one that is removed there, or added as `public`, counts here too. Answers for a payment term that is not active too, because records made with it keep it.
   *
   * Takes any credential.
   *
   * `GET /v1/payment-terms/{id}/due-date`
   */
  dueDate: (
    id: string,
    query: PaymentTermsDueDateQuery,
    options?: CallOptions,
  ): Promise<PaymentTermsDueDateAnswer> =>
    call(
      { id: 'paymentTerms.dueDate', method: 'GET', path: '/v1/payment-terms/{id}/due-date' },
      { path: { id }, query },
      options,
    ),
})

export const vatRates = (call: Call) => ({
  /**
   * List the vat rates
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/vat-rates`
   */
  list: (query: VatRatesListQuery = {}, options?: CallOptions): Promise<VatRatesListAnswer> =>
    call({ id: 'vatRates.list', method: 'GET', path: '/v1/vat-rates' }, { query }, options),

  /**
   * Add a vat rate
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/vat-rates`; needs `org.admin`
   */
  create: (body: VatRatesCreateBody, options?: KeyedCallOptions): Promise<VatRatesCreateAnswer> =>
    call({ id: 'vatRates.create', method: 'POST', path: '/v1/vat-rates', keyed: true }, { body }, options),

  /**
   * Read one vat rate
   *
   * Takes any credential.
   *
   * `GET /v1/vat-rates/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<VatRatesGetAnswer> =>
    call({ id: 'vatRates.get', method: 'GET', path: '/v1/vat-rates/{id}' }, { path: { id } }, options),

  /**
   * Change a vat rate
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/vat-rates/{id}`; needs `org.admin`
   */
  update: (id: string, body: VatRatesUpdateBody, options?: CallOptions): Promise<VatRatesUpdateAnswer> =>
    call(
      { id: 'vatRates.update', method: 'PATCH', path: '/v1/vat-rates/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a vat rate
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because what was delivered bears the rate of its day.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/vat-rates/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: VatRatesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<VatRatesAddVersionAnswer> =>
    call(
      { id: 'vatRates.addVersion', method: 'POST', path: '/v1/vat-rates/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const vatTreatments = (call: Call) => ({
  /**
   * List the vat treatments
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential.
   *
   * `GET /v1/vat-treatments`
   */
  list: (query: VatTreatmentsListQuery = {}, options?: CallOptions): Promise<VatTreatmentsListAnswer> =>
    call({ id: 'vatTreatments.list', method: 'GET', path: '/v1/vat-treatments' }, { query }, options),

  /**
   * Add a vat treatment
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/vat-treatments`; needs `org.admin`
   */
  create: (body: VatTreatmentsCreateBody, options?: KeyedCallOptions): Promise<VatTreatmentsCreateAnswer> =>
    call(
      { id: 'vatTreatments.create', method: 'POST', path: '/v1/vat-treatments', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one vat treatment
   *
   * Takes any credential.
   *
   * `GET /v1/vat-treatments/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<VatTreatmentsGetAnswer> =>
    call(
      { id: 'vatTreatments.get', method: 'GET', path: '/v1/vat-treatments/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a vat treatment
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/vat-treatments/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: VatTreatmentsUpdateBody,
    options?: CallOptions,
  ): Promise<VatTreatmentsUpdateAnswer> =>
    call(
      { id: 'vatTreatments.update', method: 'PATCH', path: '/v1/vat-treatments/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a vat treatment
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because invoices keep to the version in force on the day of what they bill.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/vat-treatments/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: VatTreatmentsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<VatTreatmentsAddVersionAnswer> =>
    call(
      {
        id: 'vatTreatments.addVersion',
        method: 'POST',
        path: '/v1/vat-treatments/{id}/versions',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const articles = (call: Call) => ({
  /**
   * List the articles
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential that holds `invoicing.manage` or `projects.read` or `crm.use`.
   *
   * `GET /v1/articles`; needs `invoicing.manage` or `projects.read` or `crm.use`
   */
  list: (query: ArticlesListQuery = {}, options?: CallOptions): Promise<ArticlesListAnswer> =>
    call({ id: 'articles.list', method: 'GET', path: '/v1/articles' }, { query }, options),

  /**
   * Add an article
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/articles`; needs `org.admin`
   */
  create: (body: ArticlesCreateBody, options?: KeyedCallOptions): Promise<ArticlesCreateAnswer> =>
    call({ id: 'articles.create', method: 'POST', path: '/v1/articles', keyed: true }, { body }, options),

  /**
   * Read one article
   *
   * Takes any credential that holds `invoicing.manage` or `projects.read` or `crm.use`.
   *
   * `GET /v1/articles/{id}`; needs `invoicing.manage` or `projects.read` or `crm.use`
   */
  get: (id: string, query: ArticlesGetQuery = {}, options?: CallOptions): Promise<ArticlesGetAnswer> =>
    call({ id: 'articles.get', method: 'GET', path: '/v1/articles/{id}' }, { path: { id }, query }, options),

  /**
   * Change an article
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/articles/{id}`; needs `org.admin`
   */
  update: (id: string, body: ArticlesUpdateBody, options?: CallOptions): Promise<ArticlesUpdateAnswer> =>
    call(
      { id: 'articles.update', method: 'PATCH', path: '/v1/articles/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of an article
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because what was delivered bears the price and the tax of its day.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/articles/{id}/versions`; needs `org.admin`
   */
  addVersion: (
    id: string,
    body: ArticlesAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<ArticlesAddVersionAnswer> =>
    call(
      { id: 'articles.addVersion', method: 'POST', path: '/v1/articles/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const customFields = (call: Call) => ({
  /**
   * List custom fields
   *
   * The fields that the organisation has added to the records that the caller reads, deactivated ones too, by kind and position. An administrator reads all.
   *
   * Takes any credential.
   *
   * `GET /v1/custom-fields`
   */
  list: (query: CustomFieldsListQuery = {}, options?: CallOptions): Promise<CustomFieldsListAnswer> =>
    call({ id: 'customFields.list', method: 'GET', path: '/v1/custom-fields' }, { query }, options),

  /**
   * Add a custom field
   *
   * Add a field to a kind of record. Kind, key and type are chosen for good, so that a stored value never means something else; a field that is wrong is deactivated, and another one added.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/custom-fields`; needs `org.admin`
   */
  create: (body: CustomFieldsCreateBody, options?: KeyedCallOptions): Promise<CustomFieldsCreateAnswer> =>
    call(
      { id: 'customFields.create', method: 'POST', path: '/v1/custom-fields', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one custom field
   *
   * Takes any credential.
   *
   * `GET /v1/custom-fields/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<CustomFieldsGetAnswer> =>
    call(
      { id: 'customFields.get', method: 'GET', path: '/v1/custom-fields/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a custom field
   *
   * Change what people see of a field, its options and whether it is required, or deactivate it. Values that records have stay as they are: an option that some record has can be deactivated and not left out.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/custom-fields/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: CustomFieldsUpdateBody,
    options?: CallOptions,
  ): Promise<CustomFieldsUpdateAnswer> =>
    call(
      { id: 'customFields.update', method: 'PATCH', path: '/v1/custom-fields/{id}' },
      { path: { id }, body },
      options,
    ),
})
