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
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { Reason } from '../unplaced/operations.ts'
import { correctionStates } from './record.ts'
import { CorrectionView, NewCorrection } from './shapes.ts'

const state = optional(oneOf(correctionStates, { description: 'Only corrections in this state.' }))
const guards = { expectedUpdatedAt, dryRun: DryRun }
const path = '/v1/punch-corrections/{id}'
const step = {
  method: 'POST',
  params: { id: idOf('punch_correction_not_found') },
  answers: CorrectionView,
} as const
const always = ['punch_correction_not_found', 'punch_correction_stale', 'punch_correction_decided'] as const
const ofDay = ['punch_correction_day_decided', 'punch_correction_unplaceable'] as const

export const correctionOperations = {
  listOwn: {
    method: 'GET',
    path: '/v1/me/punch-corrections',
    sweeps: { table: 'punch_corrections', deletions: 'never' },
    summary: 'List own corrections of punches',
    description: 'What the member has asked to have been punched, the latest first.',
    needs: 'none',
    credential: 'personal',
    listed: { ids: true },
    query: object({ state, ...sweeping }),
    answers: page(CorrectionView),
  },
  create: {
    method: 'POST',
    path: '/v1/me/punch-corrections',
    summary: 'Ask for a correction of a punch',
    description:
      'Ask for a punch to be added, moved or removed. Whoever has authority over the member decides; nothing changes before, and the punch stays beside what takes its place.',
    needs: 'none',
    credential: 'personal',
    body: object({ ...NewCorrection.properties, dryRun: DryRun }),
    status: 201,
    answers: CorrectionView,
    refuses: [
      'punch_not_found',
      'punch_correction_form_invalid',
      'punch_correction_pending',
      'punch_not_correctable',
      'punch_too_old',
      'punch_in_future',
      'entry_type_not_found',
      'punch_entry_type_unfit',
      'dimension_not_found',
      'dimension_value_not_found',
      'project_phase_not_found',
      'task_not_found',
      ...ofDay,
    ],
    example: {
      body: {
        kind: 'add',
        punchKind: 'clock_out',
        occurredAt: '2026-11-19T14:00:00Z',
        reason: 'I forgot to clock out.',
      },
    },
  },
  listTeam: {
    may: true,
    method: 'GET',
    path: '/v1/team/punch-corrections',
    sweeps: { table: 'punch_corrections', deletions: 'never' },
    summary: 'List corrections of punches',
    description: 'What members under the authority of the caller have asked for, the latest first.',
    needs: ['worktime.supervise'],
    listed: { q: 'the name of the member', ids: true, sorts: ['createdAt', 'updatedAt'] },
    query: object({
      state,
      membershipId: optional(described(IdOf('membership'), "Only this member's corrections.")),
      ...sweeping,
    }),
    answers: page(CorrectionView),
  },
  get: {
    may: true,
    method: 'GET',
    path,
    summary: 'Read one correction of a punch',
    description:
      'What a member under the authority of the caller has asked for. Whoever the decision is delegated to reads it while it waits.',
    needs: ['worktime.supervise'],
    params: step.params,
    answers: CorrectionView,
    refuses: ['punch_correction_not_found'],
  },
  approve: {
    ...step,
    path: `${path}/approve`,
    summary: 'Approve a correction of a punch',
    description:
      'The punch is added, moved or removed, and the drafts of its days follow in the same transaction. Whoever it is delegated to may do it too.',
    needs: ['worktime.supervise'],
    body: object(guards),
    refuses: [...always, 'self_approval_forbidden', 'punch_not_correctable', ...ofDay],
  },
  decline: {
    ...step,
    path: `${path}/decline`,
    summary: 'Decline a correction of a punch',
    description: 'Whoever it is delegated to may do it too.',
    needs: ['worktime.supervise'],
    body: object({ reason: Reason, ...guards }),
    refuses: always,
    example: { body: { reason: 'The gate says otherwise.' } },
  },
  withdraw: {
    ...step,
    path: `${path}/withdraw`,
    summary: 'Withdraw an own correction of a punch',
    needs: 'none',
    credential: 'personal',
    body: object(guards),
    refuses: always,
  },
} as const satisfies Readonly<Record<string, Operation>>
