import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  Flag,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  sweeping,
  Text,
} from '../../../../platform/contract/shapes.ts'
import { claimStates } from '../claims/record.ts'
import { ClaimView } from '../claims/shapes.ts'
import { openShiftStates } from './life.ts'
import { NewOpenShift, OpenShiftPatch, OpenShiftView, OwnOpenShift } from './shapes.ts'

const path = '/v1/open-shifts/{id}'
const planning = { needs: ['scheduling.plan'], feature: 'scheduling' } as const
const params = { id: idOf('open_shift_not_found') }
const one = { ...planning, method: 'POST', params, answers: OpenShiftView } as const
const guards = { expectedUpdatedAt, dryRun: DryRun }
const always = ['open_shift_not_found', 'open_shift_stale'] as const
const ofOffer = [
  'staff_group_not_found',
  'open_shift_eligibility_invalid',
  'open_shift_closing_invalid',
] as const
const dates = {
  from: optional(described(PlainDate, 'Only those of the date or later.')),
  to: optional(described(PlainDate, 'Only those of the date or earlier.')),
  planningUnitId: optional(described(IdOf('planning_unit'), 'Only those of the planning unit.')),
}

export const openShiftOperations = {
  list: {
    ...planning,
    method: 'GET',
    path: '/v1/open-shifts',
    sweeps: { table: 'open_shifts', deletions: 'never' },
    summary: 'List open shifts',
    description: 'Page through the open shifts of the planning units that the caller plans, by their date.',
    may: true,
    listed: { ids: true, sorts: ['workDate', 'updatedAt'] },
    query: object({
      ...sweeping,
      ...dates,
      state: optional(oneOf(openShiftStates, { description: 'Only open shifts in this state.' })),
    }),
    answers: page(OpenShiftView),
    example: { query: { state: 'open' } },
  },
  get: {
    ...planning,
    method: 'GET',
    path,
    summary: 'Read one open shift',
    params,
    may: true,
    answers: OpenShiftView,
    refuses: ['open_shift_not_found'],
  },
  create: {
    ...planning,
    method: 'POST',
    path: '/v1/open-shifts',
    summary: 'Make an open shift',
    description:
      'Offer work of a planning unit to members, who claim it. Each slot that is filled makes a shift: published at once where the plan of the unit is published for the date, else a draft of that plan.',
    body: object({ ...NewOpenShift.properties, dryRun: DryRun }),
    status: 201,
    answers: OpenShiftView,
    refuses: [
      'planning_unit_not_found',
      'planning_unit_not_planned',
      'shift_type_not_found',
      'entry_type_not_found',
      'shift_entry_type_unfit',
      'open_shift_times_invalid',
      ...ofOffer,
    ],
    example: {
      body: {
        planningUnitId: exampleId('planningUnitId'),
        workDate: '2026-12-24',
        startMinutes: 360,
        endMinutes: 840,
        breakMinutes: 30,
        slots: 2,
        claimPolicy: 'first_come',
      },
    },
  },
  update: {
    ...one,
    method: 'PATCH',
    path,
    summary: 'Change an open shift',
    description:
      'Change to whom and how an open shift is offered: an absent field keeps, null clears. More slots open one that is filled; where no slot is left, the claims that wait are superseded. Other times are another open shift.',
    body: object({ ...OpenShiftPatch.properties, ...guards }),
    refuses: [...always, 'open_shift_over', 'open_shift_slots_too_few', ...ofOffer],
    example: { body: { slots: 3 } },
  },
  withdraw: {
    ...one,
    path: `${path}/withdraw`,
    summary: 'Withdraw an open shift',
    description:
      'Take an open shift back. Claims that wait are superseded, and their members are told; shifts that came of it stay.',
    body: object({
      reason: optional(Text(1000, { description: 'Why, as members are told who wait for a decision.' })),
      ...guards,
    }),
    refuses: [...always, 'open_shift_filled', 'open_shift_over'],
    example: { body: { reason: 'The delivery comes a day later.' } },
  },
  claims: {
    ...planning,
    method: 'GET',
    path: `${path}/claims`,
    summary: 'List the claims of an open shift',
    description: 'Page through the claims of an open shift, the latest first.',
    params,
    sweeps: { table: 'open_shift_claims', deletions: 'never' },
    may: true,
    listed: { ids: true },
    query: object({
      ...sweeping,
      state: optional(oneOf(claimStates, { description: 'Only claims in this state.' })),
    }),
    answers: page(ClaimView),
    refuses: ['open_shift_not_found'],
  },
  listOwn: {
    method: 'GET',
    path: '/v1/me/open-shifts',
    sweeps: { table: 'open_shifts', deletions: 'waiting' },
    summary: 'List open shifts to claim',
    description:
      'Page through the open shifts that are offered to the caller and can be claimed now, by their date.',
    needs: 'none',
    credential: 'personal',
    feature: 'scheduling',
    may: true,
    listed: { ids: true },
    query: object({
      ...sweeping,
      ...dates,
      claimed: optional(
        described(
          Flag,
          'True: only those of which a claim of the caller waits or has a slot; false: only the others.',
        ),
      ),
    }),
    answers: page(OwnOpenShift),
  },
} as const satisfies Readonly<Record<string, Operation>>
