import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { absenceStates } from './life.ts'
import { Absence, AbsenceDays, absencePatch, newAbsence, Reason } from './shapes.ts'

export const guards = { expectedUpdatedAt, dryRun: DryRun }

export const planCodes = [
  'absence_type_not_found',
  'absence_part_invalid',
  'absence_period_overlap',
  'absence_no_working_days',
] as const
export const applyingCodes = [
  'absence_entitlement_exceeded',
  'absence_days_decided',
  'entry_day_total_exceeded',
] as const
export const writingCodes = [
  'range_end_before_start',
  'range_too_long',
  ...planCodes,
  'absence_replacement_unfit',
  'membership_not_found',
  ...applyingCodes,
] as const
const always = ['absence_not_found', 'absence_stale'] as const
const deciding = [...always, 'absence_over', 'absence_self_approval_forbidden'] as const

const path = '/v1/absences/{id}'
const readers = ['worktime.supervise', 'hr.manage', 'payroll.run'] as const
const deciders = ['worktime.supervise', 'hr.manage'] as const
const reading = { method: 'GET', needs: readers } as const
const one = {
  needs: deciders,
  method: 'POST',
  params: { id: idOf('absence_not_found') },
  answers: Absence,
} as const
const reason = optional(Reason)

export const filters = {
  state: optional(oneOf(absenceStates, { description: 'Only absences in this state.' })),
  absenceTypeId: optional(
    described(
      IdOf('absence_type'),
      'Only absences of the type, of those that the caller is told the type of.',
    ),
  ),
  from: optional(described(PlainDate, 'Only absences that end on the date or later.')),
  to: optional(described(PlainDate, 'Only absences that begin on the date or earlier.')),
}

export const absenceOperations = {
  list: {
    may: true,
    ...reading,
    path: '/v1/absences',
    sweeps: { table: 'absence_periods', deletions: 'whole' },
    summary: 'List absences',
    description:
      'Page through the absences of the members whom the caller reaches, by their first day. What an absence is of is told by the sensitivity of its type.',
    listed: { q: 'the name of the member', ids: true, sorts: ['startDate', 'updatedAt'] },
    query: object({
      ...sweeping,
      membershipId: optional(described(IdOf('membership'), 'Only absences of the member.')),
      unitId: optional(
        described(
          IdOf('planning_unit'),
          'Only absences of members who belong to the planning unit between `from` and `to`, today where one is absent.',
        ),
      ),
      ...filters,
    }),
    answers: page(Absence),
    example: { query: { state: 'submitted' } },
  },
  get: {
    may: true,
    ...reading,
    path,
    summary: 'Read one absence',
    description: 'Whoever the decision is delegated to reads it while it waits.',
    params: one.params,
    answers: Absence,
    refuses: ['absence_not_found'],
  },
  days: {
    ...reading,
    path: `${path}/days`,
    summary: 'Read the days of an absence',
    description:
      'Every date of an absence, with what it takes and why one takes nothing. Whoever the decision is delegated to reads it while it waits.',
    params: one.params,
    answers: AbsenceDays,
    refuses: ['absence_not_found'],
  },
  create: {
    needs: deciders,
    method: 'POST',
    path: '/v1/absences',
    summary: 'Write an absence for a member',
    description:
      'Write an absence for a member under the caller’s authority, as a draft or submitted. With `dryRun` the answer says what it would take.',
    body: object({
      membershipId: described(IdOf('membership'), 'The member who is absent.'),
      ...newAbsence,
      dryRun: DryRun,
    }),
    status: 201,
    answers: Absence,
    refuses: writingCodes,
    emits: ['absence.submitted', 'absence.decided'],
    example: {
      body: {
        membershipId: exampleId('membershipId'),
        absenceTypeId: exampleId('absenceTypeId'),
        startDate: '2026-12-07',
        endDate: '2026-12-09',
        submit: true,
      },
    },
  },
  update: {
    ...one,
    method: 'PATCH',
    path,
    summary: 'Change an absence',
    description:
      'Change an absence: an absent field keeps, null clears. What was submitted asks again. An approved absence stays in force as it is, and what it is to become waits as `askedChange` for a decision; note and replacement change at once.',
    body: object({ ...absencePatch, ...guards }),
    refuses: [...always, 'absence_over', 'absence_cancellation_pending', ...writingCodes],
    emits: ['absence.changed', 'absence.submitted'],
    example: { body: { note: 'Can be reached by phone.' } },
  },
  submit: {
    ...one,
    path: `${path}/submit`,
    summary: 'Submit an absence',
    description:
      'Hand a draft or returned absence in. Where its type needs no approval it is approved at once and shows on its days.',
    body: object(guards),
    refuses: [...always, 'absence_over', 'absence_not_draft', ...planCodes, ...applyingCodes],
    emits: ['absence.submitted', 'absence.decided'],
    example: { body: {} },
  },
  approve: {
    ...one,
    path: `${path}/approve`,
    summary: 'Approve an absence',
    description:
      'Take one step of approval, of two where the type says so. Once approved the absence shows on its days at once: drafts follow, and days that are decided already refuse. Of an approved absence it is the `askedChange` that is approved. Whoever it is delegated to may do it too.',
    body: object(guards),
    refuses: [
      ...deciding,
      'absence_not_submitted',
      'absence_decided',
      'absence_cancellation_pending',
      'absence_second_approver_needed',
      ...planCodes,
      ...applyingCodes,
    ],
    emits: ['absence.decided', 'absence.changed'],
    example: { body: {} },
  },
  decline: {
    ...one,
    path: `${path}/decline`,
    summary: 'Decline an absence',
    description:
      'Say no to an absence, to what an approved one is asked to become, or to its cancellation; the last two leave it in force as it is. Whoever it is delegated to may do it too.',
    body: object({ reason, ...guards }),
    refuses: [...deciding, 'absence_not_submitted', 'absence_decided'],
    emits: ['absence.decided'],
    example: { body: { reason: 'Inventory week.' } },
  },
  return: {
    ...one,
    path: `${path}/return`,
    summary: 'Send an absence back',
    description:
      'Send a submitted absence back to its member, who may change and submit it again. A change of an approved one is dropped. Whoever it is delegated to may do it too.',
    body: object({ reason: Reason, ...guards }),
    refuses: [...deciding, 'absence_not_submitted', 'absence_decided', 'absence_cancellation_pending'],
    emits: ['absence.decided'],
    example: { body: { reason: 'Please name who stands in for you.' } },
  },
  requestCancellation: {
    ...one,
    path: `${path}/request-cancellation`,
    summary: 'Ask for the cancellation of an absence',
    description: 'Ask, for the member, that an approved absence is cancelled. It stays in force until then.',
    body: object({ reason, ...guards }),
    refuses: [
      ...always,
      'absence_over',
      'absence_not_approved',
      'absence_cancellation_pending',
      'absence_days_decided',
    ],
    emits: ['absence.changed', 'absence.cancelled'],
    example: { body: {} },
  },
  cancel: {
    ...one,
    path: `${path}/cancel`,
    summary: 'Cancel an absence',
    description:
      'Cancel an absence in whatever state, asked for or not. Exactly what it took is given back, and its days are what they were before. Whoever it is delegated to may do it too, where the cancellation is asked for.',
    body: object({ reason, ...guards }),
    refuses: [...deciding, 'absence_days_decided'],
    emits: ['absence.cancelled'],
    example: { body: { reason: 'The trip was called off.' } },
  },
  requestCertificate: {
    ...one,
    path: `${path}/request-certificate`,
    summary: 'Ask for a certificate',
    description:
      'Note that a certificate of an absence was asked for, and by when. Asked once more it gets another day.',
    body: object({
      dueOn: described(PlainDate, 'The last day on which it is in time.'),
      ...guards,
    }),
    refuses: [...always, 'absence_over', 'absence_not_submitted'],
    example: { body: { dueOn: '2026-12-18' } },
  },
  provideCertificate: {
    ...one,
    path: `${path}/certificate`,
    summary: 'Note that a certificate arrived',
    description:
      'Note on which day a certificate of an absence arrived. The document itself is not kept here.',
    body: object({
      providedOn: optional(described(PlainDate, 'The day on which it arrived; today when absent.')),
      ...guards,
    }),
    refuses: [...always, 'absence_over', 'absence_not_submitted', 'absence_certificate_date_invalid'],
    emits: ['absence.certificate_provided'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>
