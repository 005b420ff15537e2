import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { DryRun, object, optional, page, sweeping } from '../../../../platform/contract/shapes.ts'
import { applyingCodes, filters, guards, planCodes, writingCodes } from './operations.ts'
import { Absence, AbsenceDays, absencePatch, newAbsence, Reason } from './shapes.ts'

const path = '/v1/me/absences/{id}'
const own = { needs: 'none', credential: 'personal' } as const
const always = ['absence_not_found', 'absence_stale'] as const
const one = {
  ...own,
  method: 'POST',
  params: { id: idOf('absence_not_found') },
  answers: Absence,
} as const
const reading = { ...own, method: 'GET' } as const

export const ownAbsenceOperations = {
  listOwn: {
    may: true,
    ...reading,
    path: '/v1/me/absences',
    sweeps: { table: 'absence_periods', deletions: 'own' },
    summary: 'List own absences',
    description: 'Page through the own absences, by their first day.',
    listed: { ids: true, sorts: ['startDate', 'updatedAt'] },
    query: object({ ...sweeping, ...filters }),
    answers: page(Absence),
    example: { query: { state: 'approved' } },
  },
  getOwn: {
    may: true,
    ...reading,
    path,
    summary: 'Read one own absence',
    params: one.params,
    answers: Absence,
    refuses: ['absence_not_found'],
  },
  ownDays: {
    ...reading,
    path: `${path}/days`,
    summary: 'Read the days of an own absence',
    params: one.params,
    answers: AbsenceDays,
    refuses: ['absence_not_found'],
  },
  createOwn: {
    ...own,
    method: 'POST',
    path: '/v1/me/absences',
    summary: 'Ask for an absence',
    description:
      'Write an own absence, as a draft or submitted. With `dryRun` the answer says what it would take.',
    body: object({ ...newAbsence, dryRun: DryRun }),
    status: 201,
    answers: Absence,
    refuses: writingCodes,
    emits: ['absence.submitted', 'absence.decided'],
    example: {
      body: {
        absenceTypeId: exampleId('absenceTypeId'),
        startDate: '2026-12-14',
        endDate: '2026-12-18',
        submit: true,
      },
    },
  },
  updateOwn: {
    ...one,
    method: 'PATCH',
    path,
    summary: 'Change an own absence',
    description:
      'Change an own absence: an absent field keeps, null clears. What was submitted asks again. An approved absence stays in force as it is, and what it is to become waits as `askedChange` for a decision.',
    body: object({ ...absencePatch, ...guards }),
    refuses: [...always, 'absence_over', 'absence_cancellation_pending', ...writingCodes],
    emits: ['absence.changed', 'absence.submitted'],
    example: { body: { note: 'Can be reached by phone.' } },
  },
  submitOwn: {
    ...one,
    path: `${path}/submit`,
    summary: 'Submit an own absence',
    description:
      'Hand a draft or returned absence in. Where its type needs no approval it is approved at once.',
    body: object(guards),
    refuses: [...always, 'absence_over', 'absence_not_draft', ...planCodes, ...applyingCodes],
    emits: ['absence.submitted', 'absence.decided'],
    example: { body: {} },
  },
  withdrawOwn: {
    ...one,
    path: `${path}/withdraw`,
    summary: 'Withdraw an own absence',
    description:
      'Take back what nobody has decided on: the absence, a change of it, or the wish to have it cancelled.',
    body: object(guards),
    refuses: [...always, 'absence_over', 'absence_decided'],
    emits: ['absence.cancelled', 'absence.changed'],
    example: { body: {} },
  },
  requestOwnCancellation: {
    ...one,
    path: `${path}/request-cancellation`,
    summary: 'Ask to cancel an own absence',
    description:
      'Ask that an approved absence is cancelled. It stays in force until a supervisor agrees; where its type needs no approval it is cancelled at once.',
    body: object({ reason: optional(Reason), ...guards }),
    refuses: [
      ...always,
      'absence_over',
      'absence_not_approved',
      'absence_cancellation_pending',
      'absence_days_decided',
    ],
    emits: ['absence.changed', 'absence.cancelled'],
    example: { body: { reason: 'I travel in spring instead.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
