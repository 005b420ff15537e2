import { idOf, type Operation } from '../../../../../platform/contract/operation.ts'
import {
  DryRun,
  expectedUpdatedAt,
  object,
  oneOf,
  optional,
  page,
  sweeping,
  Text,
} from '../../../../../platform/contract/shapes.ts'
import { claimStates } from '../../claims/record.ts'
import { ClaimView } from '../../claims/shapes.ts'
import { OverrideReason } from '../../record/shapes.ts'
import { ruleCodes } from '../../rules/act.ts'

/** Why a member does not get the shift of a slot. */
export const assigningCodes = ['planning_unit_not_found', 'shift_member_not_employed', ...ruleCodes] as const
export type AssigningCode = (typeof assigningCodes)[number]

const own = { needs: 'none', credential: 'personal', feature: 'scheduling' } as const
const guards = { expectedUpdatedAt, dryRun: DryRun }
const always = ['open_shift_claim_not_found', 'open_shift_claim_stale', 'open_shift_claim_decided'] as const
const deciding = {
  method: 'POST',
  needs: ['scheduling.plan'],
  feature: 'scheduling',
  params: { id: idOf('open_shift_claim_not_found') },
  answers: ClaimView,
} as const

export const claimOperations = {
  listOwn: {
    ...own,
    method: 'GET',
    path: '/v1/me/open-shift-claims',
    sweeps: { table: 'open_shift_claims', deletions: 'never' },
    summary: 'List own claims of open shifts',
    description: 'Page through what the caller has claimed, the latest first.',
    may: true,
    listed: { ids: true },
    query: object({
      ...sweeping,
      state: optional(oneOf(claimStates, { description: 'Only claims in this state.' })),
    }),
    answers: page(ClaimView),
  },
  claim: {
    ...own,
    method: 'POST',
    path: '/v1/me/open-shifts/{id}/claim',
    summary: 'Claim an open shift',
    description:
      'Claim one slot of an open shift. With the policy `first_come` the claim is approved and its shift made at once, unless a rule of the plan refuses it; of two claims for the last slot one is approved. With `approval` the claim waits for whoever plans the unit.',
    params: { id: idOf('open_shift_not_found') },
    body: object({ dryRun: DryRun }),
    status: 201,
    answers: ClaimView,
    refuses: [
      'open_shift_not_found',
      'open_shift_filled',
      'open_shift_over',
      'open_shift_closed',
      'open_shift_claim_repeated',
      ...assigningCodes,
    ],
    emits: ['open_shift.claimed', 'open_shift.claim_decided', 'shift.changed'],
    example: { body: {} },
  },
  withdrawOwn: {
    ...own,
    method: 'POST',
    path: '/v1/me/open-shift-claims/{id}/withdraw',
    summary: 'Withdraw an own claim',
    description: 'Take back a claim that nobody has decided on.',
    params: deciding.params,
    body: object(guards),
    answers: ClaimView,
    refuses: always,
    example: { body: {} },
  },
  get: {
    ...deciding,
    method: 'GET',
    path: '/v1/open-shift-claims/{id}',
    summary: 'Read one claim of an open shift',
    description:
      'A claim of an open shift whose unit the caller plans. Whoever the decision is delegated to reads it while it waits.',
    may: true,
    refuses: ['open_shift_claim_not_found'],
  },
  approve: {
    ...deciding,
    path: '/v1/open-shift-claims/{id}/approve',
    summary: 'Approve a claim of an open shift',
    description:
      'Give the member a slot and make their shift, by the same rules as every other shift. With the last slot the other claims that wait are superseded. Whoever it is delegated to may do it too.',
    body: object({
      overrideReason: OverrideReason,
      ...guards,
    }),
    refuses: [
      ...always,
      'open_shift_claim_self_approval_forbidden',
      'open_shift_claim_unfit',
      'open_shift_filled',
      'open_shift_over',
      'open_shift_closed',
      ...assigningCodes,
    ],
    emits: ['open_shift.claim_decided', 'shift.changed'],
    example: { body: {} },
  },
  decline: {
    ...deciding,
    path: '/v1/open-shift-claims/{id}/decline',
    summary: 'Decline a claim of an open shift',
    description: 'Whoever it is delegated to may do it too.',
    body: object({
      reason: optional(Text(1000, { description: 'Why, as the member is told.' })),
      ...guards,
    }),
    refuses: [...always, 'open_shift_claim_self_approval_forbidden'],
    emits: ['open_shift.claim_decided'],
    example: { body: { reason: 'You have worked two nights before it.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
