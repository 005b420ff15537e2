import { instant, text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const activityNotFound = refusals(translations, {
  crm_activity_not_found: {
    status: 404,
    title: 'No such activity',
    when: 'No activity of the organisation has this id.',
    remedy: 'Read the activities from `GET /v1/crm/activities`.',
  },
})

export const activityRefusals = refusals(translations, {
  ...activityNotFound,
  crm_activity_stale: {
    status: 409,
    title: 'The activity has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the activity.',
    remedy: 'Read the activity again, look at what changed, and send the change anew.',
  },
  crm_activity_already_done: {
    status: 409,
    values: {
      doneAt: instant('When the activity was done.'),
    },
    title: 'The activity is done already',
    when: 'A done activity was to be cancelled, or completed with another outcome or another time.',
    remedy: 'Reopen it first; correct the outcome or the time of a done one with `PATCH`.',
  },
  crm_activity_cancelled: {
    status: 409,
    title: 'The activity is cancelled',
    when: 'A cancelled activity was to be completed.',
    remedy: 'Reopen it first.',
  },
  crm_activity_not_done: {
    status: 409,
    values: {
      state: text('The state that the activity is in.'),
    },
    title: 'The activity is not done',
    when: '`doneAt` or `outcomeCode` was given for an activity that is not done.',
    remedy: 'Complete the activity, with its outcome and time.',
  },
  crm_activity_not_planned: {
    status: 409,
    values: {
      state: text('The state that the activity is in.'),
    },
    title: 'The activity is not planned any more',
    when: '`recurrence` was to be changed for an activity that is done or cancelled.',
    remedy: 'Change the activity that follows it, `nextActivityId`, or reopen it first.',
  },
  crm_activity_done_in_future: {
    status: 422,
    values: {
      now: instant('The present instant of the organisation.'),
    },
    title: 'The activity would be done in the future',
    when: "`doneAt` lies after the organisation's present time.",
    remedy: 'Send when it was done, or leave `doneAt` out for now.',
  },
  crm_activity_note_not_planned: {
    status: 422,
    title: 'A note is written, not planned',
    when: 'A note was to be planned, due, repeated, reopened or cancelled.',
    remedy: 'Leave out `state`, `dueAt` and `recurrence`, or plan a `task`.',
  },
  crm_activity_recurrence_invalid: {
    status: 422,
    title: 'The recurrence is no rule that is understood',
    when: '`recurrence` is no RRULE of RFC 5545 by days, weeks, months or years, or nothing follows by it.',
    remedy:
      'Send a rule such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, with `COUNT` or `UNTIL` (in UTC, `20271231T220000Z`) if it ends.',
  },
  crm_activity_recurrence_without_due: {
    status: 422,
    title: 'What is not due cannot be repeated',
    when: '`recurrence` is given for an activity without `dueAt`, or one that is done already.',
    remedy: 'Send `dueAt` with it, for an activity that is planned.',
  },
  crm_activity_outcome_not_found: {
    status: 404,
    title: 'No such outcome',
    when: 'No active outcome has the code in `outcomeCode`, or it is not one for activities of the type.',
    remedy: 'Read the outcomes from `GET /v1/crm/activity-outcomes`.',
  },
  crm_activity_customer_mismatch: {
    status: 409,
    title: 'The deal is with another customer',
    when: '`customerId` is not the customer of the deal in `dealId`.',
    remedy: "Leave `customerId` out, and the activity gets the deal's.",
  },
})
