import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { DryRun, expectedUpdatedAt, object } from '../../../../platform/contract/shapes.ts'
import { Activity, ActivityPatch, Completion, NewActivity } from './shapes.ts'
import { reading } from './listing.ts'

const ById = { id: idOf('crm_activity_not_found') }

const refusalsOfFields = [
  'external_ref_incomplete',
  'external_ref_conflict',
  'membership_not_found',
  'customer_not_found',
  'crm_contact_not_found',
  'crm_contact_customer_mismatch',
  'crm_deal_not_found',
  'crm_lead_not_found',
  'project_not_found',
  'crm_activity_customer_mismatch',
  'crm_activity_outcome_not_found',
  'crm_activity_done_in_future',
  'crm_activity_not_done',
  'crm_activity_note_not_planned',
  'crm_activity_recurrence_invalid',
  'crm_activity_recurrence_without_due',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const

const State = object({ expectedUpdatedAt, dryRun: DryRun })

export const writing = {
  create: {
    ...reading,
    method: 'POST',
    path: '/v1/crm/activities',
    summary: 'Plan an activity or log one',
    description:
      "Plan an activity, the caller's own unless `ownerMembershipId` says otherwise. With `state: done` it is written down as done, at `doneAt` or now. An activity of a deal is with the customer of the deal.",
    body: NewActivity,
    status: 201,
    answers: Activity,
    refuses: refusalsOfFields,
    emits: ['activity.created', 'activity.completed'],
    example: {
      body: {
        type: 'call',
        subject: 'Soita tarjouksesta',
        dueAt: '2026-12-01T09:00:00+02:00',
        durationMinutes: 30,
        recurrence: 'FREQ=WEEKLY;INTERVAL=2',
      },
    },
  },
  update: {
    ...reading,
    method: 'PATCH',
    path: '/v1/crm/activities/{id}',
    summary: 'Change an activity',
    description:
      'Change an activity: an absent field keeps, null clears. Of one that is done, `doneAt` and `outcomeCode` are corrected here too.',
    params: ById,
    body: ActivityPatch,
    answers: Activity,
    refuses: [
      'crm_activity_not_found',
      'crm_activity_stale',
      'crm_activity_not_planned',
      ...refusalsOfFields,
    ],
    example: { body: { subject: 'Soita tarjouksesta uudelleen', dueAt: '2026-12-02T09:00:00+02:00' } },
  },
  complete: {
    ...reading,
    method: 'POST',
    path: '/v1/crm/activities/{id}/complete',
    summary: 'Say that an activity is done',
    description:
      'Say that a planned activity is done, with what came of it. One that repeats is followed by the next, `nextActivityId`, due at the next time of its rule that is still to come, once whatever happens later. Repeating it changes nothing.',
    params: ById,
    body: object({ ...Completion, expectedUpdatedAt, dryRun: DryRun }),
    answers: Activity,
    refuses: [
      'crm_activity_not_found',
      'crm_activity_stale',
      'crm_activity_cancelled',
      'crm_activity_already_done',
      'crm_activity_done_in_future',
      'crm_activity_outcome_not_found',
    ],
    emits: ['activity.completed', 'activity.created'],
    example: { body: { notes: 'Pyysi tarjouksen kahdesta linjasta.' } },
  },
  cancel: {
    ...reading,
    method: 'POST',
    path: '/v1/crm/activities/{id}/cancel',
    summary: 'Cancel an activity',
    description: 'Say that a planned activity will not be done. Repeating it changes nothing.',
    params: ById,
    body: State,
    answers: Activity,
    refuses: [
      'crm_activity_not_found',
      'crm_activity_stale',
      'crm_activity_already_done',
      'crm_activity_note_not_planned',
    ],
    example: { body: {} },
  },
  reopen: {
    ...reading,
    method: 'POST',
    path: '/v1/crm/activities/{id}/reopen',
    summary: 'Take an activity back to what is planned',
    description:
      'Say that an activity that is done or cancelled is still to be done; its outcome goes. What follows it by its rule stays. Repeating it changes nothing.',
    params: ById,
    body: State,
    answers: Activity,
    refuses: ['crm_activity_not_found', 'crm_activity_stale', 'crm_activity_note_not_planned'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>
