import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  paging,
  PlainDate,
  sweeping,
  Text,
} from '../../../../platform/contract/shapes.ts'
import { OverrideReason } from '../record/shapes.ts'
import { candidateDays, exchangeCodes, swapKinds, swapStates } from './record.ts'
import { Candidate, NewSwap, SwapView } from './shapes.ts'

const own = { needs: 'none', credential: 'personal', feature: 'scheduling' } as const
const planning = { needs: ['scheduling.plan'], feature: 'scheduling' } as const
const guards = { expectedUpdatedAt, dryRun: DryRun }
const always = ['shift_swap_not_found', 'shift_swap_stale', 'shift_swap_decided'] as const
const step = {
  method: 'POST',
  params: { id: idOf('shift_swap_not_found') },
  answers: SwapView,
} as const
const filters = {
  state: optional(oneOf(swapStates, { description: 'Only swaps in this state.' })),
  kind: optional(oneOf(swapKinds, { description: 'Only swaps of this kind.' })),
}
const path = '/v1/me/shift-swaps/{id}'
const team = '/v1/shift-swaps/{id}'
const deciding = [...always, 'shift_swap_self_approval_forbidden', 'shift_swap_peer_forbidden'] as const

export const swapOperations = {
  listOwn: {
    ...own,
    method: 'GET',
    path: '/v1/me/shift-swaps',
    sweeps: { table: 'shift_swaps', deletions: 'never' },
    summary: 'List own swaps',
    description:
      'Page through the swaps that the caller proposed, and those that are for them, the latest first.',
    may: true,
    listed: { ids: true },
    query: object({
      ...sweeping,
      ...filters,
      as: optional(
        oneOf(['proposer', 'peer'], {
          description: 'Only those that the caller proposed, or that are for them.',
        }),
      ),
    }),
    answers: page(SwapView),
  },
  candidates: {
    ...own,
    method: 'GET',
    path: '/v1/me/shift-swaps/candidates',
    summary: 'List shifts to swap for',
    description:
      'Page through the published shifts of colleagues in the unit of an own shift that have not begun: whose they are and when, and nothing else of them.',
    query: object({
      ...paging,
      shiftId: described(IdOf('shift'), 'The own published shift that is to be swapped.'),
      from: described(PlainDate, 'The first date to look at.'),
      to: described(PlainDate, `The last one, at most ${candidateDays} days from the first.`),
    }),
    answers: page(Candidate),
    refuses: ['shift_not_found', 'range_end_before_start', 'range_too_long'],
    example: {
      query: { shiftId: exampleId('shiftId'), from: '2026-12-01', to: '2026-12-31' },
    },
  },
  propose: {
    ...own,
    method: 'POST',
    path: '/v1/me/shift-swaps',
    summary: 'Propose a swap',
    description:
      'Propose to swap an own published shift for that of a colleague, to hand it over to one, or to give it up. The colleague answers first, then whoever plans the unit decides; a drop needs no colleague. It is refused where a rule that nobody may override would keep the proposer from the shift they want.',
    body: object({ ...NewSwap.properties, dryRun: DryRun }),
    status: 201,
    answers: SwapView,
    refuses: [
      'shift_swap_form_invalid',
      'shift_not_found',
      'shift_swap_too_late',
      'shift_swap_pending',
      'range_too_long',
      ...exchangeCodes,
    ],
    emits: ['shift_swap.proposed'],
    example: {
      body: {
        kind: 'handover',
        fromShiftId: exampleId('shiftId'),
        toMembershipId: exampleId('membershipId'),
        note: 'My sister marries that day.',
      },
    },
  },
  accept: {
    ...own,
    ...step,
    path: `${path}/accept`,
    summary: 'Accept a swap',
    description:
      'Agree as the colleague whom it is for. Whoever plans decides then. It is refused where a rule that nobody may override would keep the caller from the shift.',
    body: object(guards),
    refuses: [...always, 'shift_swap_shift_changed', ...exchangeCodes],
    example: { body: {} },
  },
  refuse: {
    ...own,
    ...step,
    path: `${path}/refuse`,
    summary: 'Refuse a swap',
    description:
      'Say no as the colleague whom it is for, also after having accepted, as long as nobody has decided.',
    body: object(guards),
    refuses: always,
    example: { body: {} },
  },
  cancel: {
    ...own,
    ...step,
    path: `${path}/cancel`,
    summary: 'Cancel an own swap',
    description: 'Take back a swap that the caller proposed and nobody has decided on.',
    body: object(guards),
    refuses: always,
    example: { body: {} },
  },
  list: {
    ...planning,
    method: 'GET',
    path: '/v1/shift-swaps',
    sweeps: { table: 'shift_swaps', deletions: 'never' },
    summary: 'List swaps',
    description: 'Page through the swaps of the planning units that the caller plans, the latest first.',
    may: true,
    listed: { q: 'the name of the member who proposed it', ids: true, sorts: ['createdAt', 'updatedAt'] },
    query: object({
      ...sweeping,
      ...filters,
      planningUnitId: optional(
        described(IdOf('planning_unit'), 'Only swaps of shifts of the planning unit.'),
      ),
    }),
    answers: page(SwapView),
    example: { query: { state: 'peer_accepted' } },
  },
  get: {
    ...planning,
    method: 'GET',
    path: team,
    summary: 'Read one swap',
    description: 'Whoever the decision is delegated to reads it while it waits.',
    params: step.params,
    may: true,
    answers: SwapView,
    refuses: ['shift_swap_not_found'],
  },
  approve: {
    ...planning,
    ...step,
    path: `${team}/approve`,
    summary: 'Approve a swap',
    description:
      'Approve a swap and carry it out in the same step: both shifts are looked at again, by the rules of the plan and for whether they are still what was proposed. All of it is done or nothing. A drop cancels the shift, and leaves an open shift in its place unless told otherwise. Whoever it is delegated to may do it too.',
    body: object({
      overrideReason: OverrideReason,
      openShift: optional(
        described(
          Flag,
          'Whether a drop leaves an open shift, which members of the unit may claim; true when absent. Where the shift came of an open shift that can still be claimed, its slot is free again, and no other is left. Other kinds leave none.',
        ),
      ),
      ...guards,
    }),
    refuses: [...deciding, 'shift_swap_peer_pending', 'shift_swap_shift_changed', ...exchangeCodes],
    emits: ['shift_swap.decided', 'shift.changed'],
    example: { body: {} },
  },
  decline: {
    ...planning,
    ...step,
    path: `${team}/decline`,
    summary: 'Decline a swap',
    description: 'Say no to a swap; both members are told. Whoever it is delegated to may do it too.',
    body: object({
      reason: optional(Text(1000, { description: 'Why, as the members are told.' })),
      ...guards,
    }),
    refuses: deciding,
    emits: ['shift_swap.decided'],
    example: { body: { reason: 'Two of the trainees would be alone.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
