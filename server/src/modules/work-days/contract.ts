import { contract } from '../../platform/contract/family.ts'
import { events } from '../../platform/contract/events.ts'
import { lifecycle } from '../../platform/contract/lifecycle.ts'
import { idOf, pathDate } from '../../platform/contract/operation.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import {
  array,
  BatchResult,
  described,
  DryRun,
  expectedUpdatedAt,
  Id,
  Instant,
  nullable,
  object,
  optional,
  page,
  PlainDate,
  sweeping,
  wholeList,
} from '../../platform/contract/shapes.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { dayTypeNotFound } from '../catalogs/day-types/refusals.ts'
import { dimensionNotFound, dimensionValueNotFound } from '../catalogs/dimensions/refusals.ts'
import { entryTypeNotFound } from '../catalogs/entry-types/refusals.ts'
import { membershipNotFound } from '../members/record/refusals.ts'
import { EntryInput, HistoryItem, Reason, WorkDay, WorkDayDetail } from './shapes.ts'

/** The life of a work day, as the interface's table of states has it. */
export const workDayLife = lifecycle({
  resource: 'work_day',
  states: ['draft', 'confirmed', 'approved', 'exported'],
  initial: 'draft',
  transitions: {
    write_entries: { from: ['draft'], to: 'draft', otherwise: 'day_confirmed_locked' },
    confirm: { from: ['draft'], to: 'confirmed', otherwise: 'day_already_confirmed' },
    reopen: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    return: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    approve: { from: ['confirmed'], to: 'approved', otherwise: 'day_not_confirmed' },
    unapprove: { from: ['approved'], to: 'draft', otherwise: 'day_not_approved' },
    correct: { from: ['approved', 'exported'], to: 'draft', otherwise: 'day_not_correctable' },
    export: { from: ['approved'], to: 'exported', otherwise: 'day_not_approved' },
    release: { from: ['exported'], to: 'approved', otherwise: 'day_not_exported' },
  },
})

const workDayEvent = <const At extends string>(at: At) => ({
  capabilities: ['worktime.supervise'] as const,
  payload: object({
    workDayId: described(Id, 'The work day that it happened to.'),
    membershipId: described(Id, 'The member whose day it is.'),
    workDate: described(
      PlainDate,
      'The date of the day; a shift over midnight belongs to that of its beginning.',
    ),
    [at]: described(Instant, 'When it happened.'),
  } as {
    workDayId: typeof Id
    membershipId: typeof Id
    workDate: typeof PlainDate
  } & Record<At, typeof Instant>),
})

const OwnDay = {
  date: pathDate(described(PlainDate, 'The date of the work day, for which nothing need be written yet.')),
}
const TeamDay = { membershipId: idOf('membership_not_found'), ...OwnDay }
const TeamMember = { membershipId: idOf('membership_not_found') }
const ById = { id: idOf('work_day_not_found') }

const EntriesWrite = object({
  entries: array(EntryInput, {
    maxItems: 100,
    description: 'Every entry of the day, in their order; none clears the day to a blank draft.',
  }),
  expectedUpdatedAt,
  dryRun: DryRun,
})
const DayTypeWrite = object({
  dayTypeId: described(
    nullable(Id),
    'The day type that the whole day is marked as; null makes it an ordinary day again.',
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})
const Step = object({ dryRun: DryRun })
const Range = object({
  from: described(PlainDate, 'The first day of the range.'),
  to: described(PlainDate, 'The last day of the range, which is part of it.'),
  dryRun: DryRun,
})
const Window = object({
  from: described(PlainDate, 'The first day of the window.'),
  to: described(PlainDate, 'The last day of the window, which is part of it.'),
})
const Ids = array(Id, { maxItems: limits.batchIds })

const rangeCodes = ['range_too_long', 'range_end_before_start'] as const
const writeCodes = ['day_confirmed_locked', 'day_changed', 'period_locked'] as const
const entryCodes = [
  ...writeCodes,
  'entry_end_before_start',
  'entry_overlap',
  'entry_day_total_exceeded',
  'entry_form_invalid',
  'entry_type_not_found',
  'dimension_not_found',
  'dimension_value_not_found',
] as const
const confirmCodes = [
  'day_already_confirmed',
  'day_empty',
  'empty_day_off',
  'period_locked',
  'missing_model_version_for_day',
  'required_attribution_missing',
  'attribution_precision_unmet',
  'entry_over_max_duration',
  'manual_entry_reason_required',
] as const

const exampleEntries = {
  entries: [
    { entryTypeId: '0199f2a0-0000-7000-8000-000000000001', startMinutes: 480, endMinutes: 960 },
    { entryTypeId: '0199f2a0-0000-7000-8000-000000000002', startMinutes: 690, endMinutes: 720 },
  ],
}

export const workDays = contract({
  name: 'workDays',
  tag: 'Work days',
  about: 'Work days with their entries, and their way from draft to payroll.',
  refusals: refusals({
    work_day_not_found: {
      status: 404,
      title: 'No such work day',
      when: 'No work day in this organisation has the id, or the caller has no right to know of it.',
      remedy: 'Read the ids from `GET /v1/work-days` or `GET /v1/team/approvals`.',
    },
    acting_on_behalf_disabled: {
      status: 403,
      title: 'Supervisors may not act on behalf',
      when: "A supervisor writes another member's day while the organisation's setting is off.",
      remedy: 'Let the member write the day, or have an administrator switch `supervisorMayActOnBehalf` on.',
    },
    day_confirmed_locked: {
      status: 409,
      title: 'The day is not a draft',
      when: 'Entries or day type are written on a confirmed, approved or exported day.',
      remedy: 'Reopen, return, unapprove or correct the day first.',
    },
    day_changed: {
      status: 409,
      title: 'The day has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the day.',
      remedy: 'Read the day again and decide anew.',
    },
    period_locked: {
      status: 409,
      title: 'The payroll period is locked',
      when: 'The day lies inside a locked payroll period.',
      remedy: 'Lift the lock, or book the change on a later day.',
    },
    day_already_confirmed: {
      status: 409,
      title: 'The day is confirmed already',
      when: 'A confirmed, approved or exported day is confirmed again.',
      remedy: 'Nothing to do; read the day.',
    },
    day_not_confirmed: {
      status: 409,
      title: 'The day is not confirmed',
      when: 'A day that is not in the state `confirmed` is reopened, returned or approved.',
      remedy: 'Read the day; confirm it first if it is a draft.',
    },
    day_not_approved: {
      status: 409,
      title: 'The day is not approved',
      when: 'A day that is not in the state `approved` is unapproved; an exported day can only be corrected.',
      remedy: 'Read the day; correct it if it is exported.',
    },
    day_not_correctable: {
      status: 409,
      title: 'The day cannot be corrected',
      when: 'A draft or confirmed day is corrected.',
      remedy: 'Reopen or return a confirmed day; a draft can be edited as it is.',
    },
    day_empty: {
      status: 422,
      title: 'There is nothing to confirm',
      when: 'A working day without entries and without a day type is confirmed.',
      remedy: 'Record the hours, or mark the day with a day type.',
    },
    empty_day_off: {
      status: 422,
      title: 'An empty day off needs no confirmation',
      when: 'A day with no target, no entries and no day type is confirmed.',
      remedy: 'Nothing to do.',
    },
    missing_model_version_for_day: {
      status: 422,
      title: 'No worktime model covers the day',
      when: 'The member has no worktime model, or none of its versions covers the day.',
      remedy: 'Give the member a model, or the model a version for the day.',
    },
    required_attribution_missing: {
      status: 422,
      title: 'A required attribution is missing',
      when: 'An entry lacks a value for a tracking level that is required and asked at entry.',
      remedy: 'Add an allocation for the level named in `dimensionCode`.',
    },
    attribution_precision_unmet: {
      status: 422,
      title: 'The attribution is too coarse',
      when: 'The target expects hours on a phase or task, and the entry stopped coarser.',
      remedy: 'Name the phase or task in the allocation.',
    },
    entry_over_max_duration: {
      status: 422,
      title: 'An entry is too long',
      when: 'An entry is longer than its type version allows.',
      remedy: 'Shorten or split the entry; `maxDurationMinutes` of the entry type is the bound.',
    },
    manual_entry_reason_required: {
      status: 422,
      title: 'A hand-entered day needs a reason',
      when: 'The day was entered by hand under a clocking-required punch policy, and no entry has a note.',
      remedy: 'Write a note on any entry of the day.',
    },
    entry_form_invalid: {
      status: 422,
      title: 'An entry is neither a span nor a duration',
      when: 'An entry does not have exactly one of start and end, or duration.',
      remedy: 'Send `startMinutes` and `endMinutes`, or `durationMinutes`.',
    },
    entry_end_before_start: {
      status: 422,
      title: 'An entry ends before it starts',
      when: '`endMinutes` is not after `startMinutes`; a shift over midnight runs past 1440.',
      remedy: 'Mend the span.',
    },
    entry_overlap: {
      status: 422,
      title: 'Two entries overlap',
      when: 'Two spans of the same day cover the same minutes; only breaks lie inside other entries.',
      remedy: 'Mend the spans.',
    },
    entry_day_total_exceeded: {
      status: 422,
      title: 'The day has too many hours',
      when: 'The working minutes of the day add up to more than the day has.',
      remedy: 'Mend the entries.',
    },
    self_approval_forbidden: {
      status: 403,
      title: 'Own days are approved by somebody else',
      when: "A member approves their own day while the organisation's setting forbids it.",
      remedy: 'Let a supervisor approve it.',
    },
  }),
  uses: {
    refusals: {
      ...membershipNotFound,
      ...dimensionNotFound,
      ...dimensionValueNotFound,
      ...entryTypeNotFound,
      ...dayTypeNotFound,
    },
  },
  events: events({
    'workday.confirmed': workDayEvent('confirmedAt'),
    'workday.returned': workDayEvent('returnedAt'),
    'workday.approved': workDayEvent('approvedAt'),
    'workday.corrected': workDayEvent('correctedAt'),
    'workday.unapproved': workDayEvent('unapprovedAt'),
  }),
  lifecycles: [workDayLife],
  audited: { work_day: { status: 'open', workedMinutes: 'open', dayTypeId: 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/work-days',
      summary: 'The register of work days in a window.',
      description:
        'Administrators and payroll see the whole organisation, a manager sees own reports. The window is at most 366 days, also in a sweep.',
      needs: ['worktime.supervise', 'payroll.run'],
      query: object({
        from: described(PlainDate, 'The first day of the window.'),
        to: described(PlainDate, 'The last day of the window, which is part of it.'),
        ...sweeping,
      }),
      answers: page(WorkDay),
      refuses: rangeCodes,
    },
    get: {
      method: 'GET',
      path: '/v1/work-days/{id}',
      summary: 'One work day with its entries and interpretation.',
      needs: 'none',
      params: ById,
      answers: WorkDayDetail,
      refuses: ['work_day_not_found'],
    },
    history: {
      method: 'GET',
      path: '/v1/work-days/{id}/history',
      summary: 'Who did what to a work day, and when.',
      needs: 'none',
      params: ById,
      answers: wholeList(HistoryItem),
      refuses: ['work_day_not_found'],
    },
    listMemberDays: {
      method: 'GET',
      path: '/v1/team/members/{membershipId}/work-days',
      summary: "A member's days in a window of at most 62 days.",
      needs: ['worktime.supervise', 'payroll.run'],
      params: TeamMember,
      query: Window,
      answers: wholeList(WorkDay),
      refuses: ['membership_not_found', ...rangeCodes],
    },
    getMemberDay: {
      method: 'GET',
      path: '/v1/team/members/{membershipId}/work-days/{date}',
      summary: "A member's day with its entries and interpretation.",
      needs: ['worktime.supervise', 'payroll.run'],
      params: TeamDay,
      answers: WorkDayDetail,
      refuses: ['membership_not_found'],
    },
    listOwnDays: {
      method: 'GET',
      path: '/v1/me/work-days',
      summary: 'Own days in a window of at most 62 days.',
      needs: 'none',
      query: Window,
      answers: wholeList(WorkDay),
      refuses: rangeCodes,
    },
    getOwnDay: {
      method: 'GET',
      path: '/v1/me/work-days/{date}',
      summary: 'An own day with its entries and interpretation.',
      needs: 'none',
      params: OwnDay,
      answers: WorkDayDetail,
    },
    writeEntries: {
      method: 'PUT',
      path: '/v1/team/members/{membershipId}/work-days/{date}/entries',
      summary: "Replace the entries of a member's day.",
      description:
        'A full replacement: an empty list clears the day to a blank draft, and a missing day is created. The frame (start, end, break) is derived from the entries.',
      needs: ['worktime.supervise'],
      params: TeamDay,
      body: EntriesWrite,
      answers: WorkDayDetail,
      refuses: ['membership_not_found', 'acting_on_behalf_disabled', ...entryCodes],
      example: { body: exampleEntries },
    },
    writeOwnEntries: {
      method: 'PUT',
      path: '/v1/me/work-days/{date}/entries',
      summary: 'Replace the entries of an own day.',
      needs: 'none',
      credential: 'personal',
      params: OwnDay,
      body: EntriesWrite,
      answers: WorkDayDetail,
      refuses: entryCodes,
      example: { body: exampleEntries },
    },
    setDayType: {
      method: 'PUT',
      path: '/v1/team/members/{membershipId}/work-days/{date}/day-type',
      summary: "Mark a member's whole day as one day type; null clears it.",
      needs: ['worktime.supervise'],
      params: TeamDay,
      body: DayTypeWrite,
      answers: WorkDayDetail,
      refuses: ['membership_not_found', 'acting_on_behalf_disabled', 'day_type_not_found', ...writeCodes],
    },
    setOwnDayType: {
      method: 'PUT',
      path: '/v1/me/work-days/{date}/day-type',
      summary: 'Mark an own whole day as one day type; null clears it.',
      needs: 'none',
      credential: 'personal',
      params: OwnDay,
      body: DayTypeWrite,
      answers: WorkDayDetail,
      refuses: ['day_type_not_found', ...writeCodes],
    },
    confirm: {
      method: 'POST',
      path: '/v1/team/members/{membershipId}/work-days/{date}/confirm',
      summary: "Confirm a member's day.",
      needs: ['worktime.supervise'],
      params: TeamDay,
      body: Step,
      answers: WorkDayDetail,
      refuses: ['membership_not_found', ...confirmCodes],
      emits: ['workday.confirmed'],
    },
    confirmOwn: {
      method: 'POST',
      path: '/v1/me/work-days/{date}/confirm',
      summary: 'Confirm an own day.',
      needs: 'none',
      credential: 'personal',
      params: OwnDay,
      body: Step,
      answers: WorkDayDetail,
      refuses: confirmCodes,
      emits: ['workday.confirmed'],
    },
    confirmRange: {
      method: 'POST',
      path: '/v1/team/members/{membershipId}/work-days/confirm-range',
      summary: "Confirm a member's days in a range of at most 31 days.",
      description:
        'Days that cannot act are skipped and named with their code; acting on none is a success too.',
      needs: ['worktime.supervise'],
      params: TeamMember,
      body: Range,
      status: 201,
      answers: BatchResult,
      refuses: ['membership_not_found', ...rangeCodes],
      emits: ['workday.confirmed'],
      example: { body: { from: '2026-10-01', to: '2026-10-31' } },
    },
    confirmOwnRange: {
      method: 'POST',
      path: '/v1/me/work-days/confirm-range',
      summary: 'Confirm own days in a range of at most 31 days.',
      needs: 'none',
      credential: 'personal',
      body: Range,
      status: 201,
      answers: BatchResult,
      refuses: rangeCodes,
      emits: ['workday.confirmed'],
    },
    reopen: {
      method: 'POST',
      path: '/v1/team/members/{membershipId}/work-days/{date}/reopen',
      summary: "Take a member's confirmed day back to draft.",
      needs: ['worktime.supervise'],
      params: TeamDay,
      body: Step,
      answers: WorkDayDetail,
      refuses: ['membership_not_found', 'day_not_confirmed', 'period_locked'],
    },
    reopenOwn: {
      method: 'POST',
      path: '/v1/me/work-days/{date}/reopen',
      summary: 'Take an own confirmed day back to draft.',
      needs: 'none',
      credential: 'personal',
      params: OwnDay,
      body: Step,
      answers: WorkDayDetail,
      refuses: ['day_not_confirmed', 'period_locked'],
    },
    reopenRange: {
      method: 'POST',
      path: '/v1/team/members/{membershipId}/work-days/reopen-range',
      summary: "Take a member's confirmed days in a range of at most 31 days back to draft.",
      needs: ['worktime.supervise'],
      params: TeamMember,
      body: Range,
      status: 201,
      answers: BatchResult,
      refuses: ['membership_not_found', ...rangeCodes],
    },
    reopenOwnRange: {
      method: 'POST',
      path: '/v1/me/work-days/reopen-range',
      summary: 'Take own confirmed days in a range of at most 31 days back to draft.',
      needs: 'none',
      credential: 'personal',
      body: Range,
      status: 201,
      answers: BatchResult,
      refuses: rangeCodes,
    },
    return: {
      method: 'POST',
      path: '/v1/work-days/{id}/return',
      summary: 'Send a confirmed day back to the employee.',
      needs: ['worktime.supervise'],
      params: ById,
      body: object({ reason: Reason, dryRun: DryRun }),
      answers: WorkDayDetail,
      refuses: ['work_day_not_found', 'day_not_confirmed', 'period_locked'],
      emits: ['workday.returned'],
      example: { body: { reason: 'Friday lacks the project.' } },
    },
    returnBatch: {
      method: 'POST',
      path: '/v1/work-days/return-batch',
      summary: 'Send confirmed days back to their employees.',
      needs: ['worktime.supervise'],
      body: object({ ids: described(Ids, 'The work days, by id.'), reason: Reason, dryRun: DryRun }),
      answers: BatchResult,
      emits: ['workday.returned'],
    },
    approve: {
      method: 'POST',
      path: '/v1/work-days/{id}/approve',
      summary: 'Approve a confirmed day.',
      needs: ['worktime.supervise'],
      params: ById,
      body: Step,
      answers: WorkDayDetail,
      refuses: ['work_day_not_found', 'day_not_confirmed', 'period_locked', 'self_approval_forbidden'],
      emits: ['workday.approved'],
    },
    approveBatch: {
      method: 'POST',
      path: '/v1/work-days/approve-batch',
      summary: 'Approve confirmed days, at most 500.',
      description:
        'Days that cannot be approved are skipped and named with their code; every approved day emits its own event.',
      needs: ['worktime.supervise'],
      body: object({ ids: described(Ids, 'The work days, by id.'), dryRun: DryRun }),
      answers: BatchResult,
      emits: ['workday.approved'],
      example: { body: { ids: ['0199f2a0-0000-7000-8000-000000000003'] } },
    },
    unapprove: {
      method: 'POST',
      path: '/v1/work-days/{id}/unapprove',
      summary: 'Take back the approval of a day that is not exported; it is a draft again.',
      needs: ['worktime.supervise'],
      params: ById,
      body: object({ reason: optional(Reason), dryRun: DryRun }),
      answers: WorkDayDetail,
      refuses: ['work_day_not_found', 'day_not_approved', 'period_locked'],
      emits: ['workday.unapproved'],
    },
    correct: {
      method: 'POST',
      path: '/v1/work-days/{id}/correct',
      summary: 'Open an approved or exported day for correction.',
      description:
        'A batch already delivered keeps its snapshot; approved again, the day rises into the next batch with a correction marker.',
      needs: ['worktime.supervise'],
      params: ById,
      body: object({ reason: Reason, dryRun: DryRun }),
      answers: WorkDayDetail,
      refuses: ['work_day_not_found', 'day_not_correctable', 'period_locked'],
      emits: ['workday.corrected'],
      example: { body: { reason: 'The evening belongs to the other project.' } },
    },
  },
})
