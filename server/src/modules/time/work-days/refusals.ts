import { text } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { periodLocked } from '../../company/catalogs/refusals.ts'
import { translations } from './refusal-translations.ts'

/** What `allocationDetails` are asked for is not there: projects and tasks, which fill the slot, answer it too. */
export const phaseNotFound = refusals(translations, {
  project_phase_not_found: {
    status: 404,
    title: 'No such phase',
    when: 'The project that is meant has no phase with this id.',
    remedy: 'Read the phases from `GET /v1/projects/{id}/phases`.',
  },
})

export const taskNotFound = refusals(translations, {
  task_not_found: {
    status: 404,
    title: 'No such task',
    when: 'No task of the organisation has this id, it is of another project than the one that is meant, or it is not among the caller’s own.',
    remedy: 'Read the tasks from `GET /v1/tasks`, or your own from `GET /v1/me/tasks`.',
  },
})

/** What takes no hours, wherever hours are written or confirmed. */
export const hoursRefusals = refusals(translations, {
  project_takes_no_hours: {
    status: 422,
    title: 'The project takes no hours',
    when: 'Hours would be added to a completed or closed project or a template, confirmed on one, or changed or taken away from a closed one.',
    remedy: 'Reopen the project, or record the hours on another; what a day has on a closed project stays.',
  },
  phase_takes_no_hours: {
    status: 422,
    title: 'The phase takes no hours',
    when: 'Hours would be added to a locked, completed or cancelled phase, or confirmed on one.',
    remedy: 'Unlock or reopen the phase, or record the hours on another.',
  },
  task_takes_no_hours: {
    status: 422,
    title: 'The task takes no hours',
    when: 'Hours would be added to an archived task, or confirmed on one.',
    remedy: 'Restore the task, or record the hours on another.',
  },
})

/** Absences write entries too. */
export const entryDayTotalExceeded = refusals(translations, {
  entry_day_total_exceeded: {
    status: 422,
    title: 'The day has too many hours',
    when:
      'The minutes that pass in the entries, breaks and standby aside, add up to more than the day is long: 1440, on ' +
      'days of a clock change 1380 or 1500 (`dayMinutes`).',
    remedy: 'Mend the entries; what is a shift of the next day is written there.',
  },
})

export const dayInvoiced = refusals(translations, {
  day_invoiced: {
    status: 409,
    title: 'The day is invoiced',
    when: 'A day of which hours are on an invoice would be written or opened.',
    waitsFor: 'Invoices',
    remedy: 'Credit the invoice first.',
  },
})

/** Anyone who has own matters approved answers it too. */
export const selfApprovalForbidden = refusals(translations, {
  self_approval_forbidden: {
    status: 403,
    title: 'Own matters are approved by somebody else',
    when: "A member approves their own day, or their own correction of a punch, while the organisation's setting forbids it.",
    remedy: 'Let a supervisor approve it.',
  },
})

export const workDayRefusals = refusals(translations, {
  ...hoursRefusals,
  ...dayInvoiced,
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
    values: {
      state: text('The status that the day is in.'),
    },
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
  day_has_absence: {
    status: 409,
    title: 'The day is marked by an absence',
    when: 'The day type of a day is changed that an approved absence marks; `absencePeriodId` names it.',
    remedy: 'Change or cancel the absence.',
  },
  ...periodLocked,
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
  day_export_in_progress: {
    status: 409,
    title: "The day's payroll batch is not finished",
    when: 'An exported day is corrected while its batch is being made or cancelled, which takes seconds.',
    remedy: 'Send the request again in a few seconds.',
    retryable: true,
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
  day_outside_employment: {
    status: 422,
    title: 'The member is not employed on the day',
    when: 'Something is written on a day outside the employments of the member, or such a day is confirmed or approved.',
    remedy: 'Mend the employment dates of the member, or clear the day.',
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
    when:
      'Minutes of an entry have no target of a tracking level that is required and asked at entry; `remainingMinutes` ' +
      'says how many.',
    remedy: 'Add an allocation for the level named in `dimensionCode`.',
  },
  allocation_form_invalid: {
    status: 422,
    title: 'An allocation is neither minutes nor a share',
    when: 'An allocation has both `minutes` and `shareBp`.',
    remedy: 'Send one of them, or neither for all that is left of the entry.',
  },
  allocation_exceeds_entry: {
    status: 422,
    title: 'More is allocated than the entry has',
    when:
      'The minutes of one tracking level add up to more than the entry has without its unpaid breaks, or the shares to ' +
      'more than 10000. At confirmation breaks that are taken off by themselves, and rounding, count too.',
    remedy: 'Mend the allocations of the level named in `dimensionCode`; `entryMinutes` is what there is.',
  },
  allocation_incomplete: {
    status: 422,
    title: 'The allocations leave minutes over',
    when: 'The targets of an entry do not cover it, and the tracking level refuses remainders.',
    remedy:
      'Allocate the `remainingMinutes` of the level named in `dimensionCode`, or leave one allocation without minutes and share.',
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
    when:
      'Two spans cover the same minutes, of one day or of neighbouring ones; only breaks lie inside work, and work ' +
      'inside standby. `workDates` names the days.',
    remedy: 'Mend the spans, or those of the neighbouring day first.',
  },
  ...entryDayTotalExceeded,
  ...selfApprovalForbidden,
})
