import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const swapRefusals = refusals(translations, {
  shift_swap_not_found: {
    status: 404,
    title: 'No such swap',
    when: 'No swap of shifts has this id, it is between colleagues, or of a planning unit that the caller does not plan.',
    remedy: 'Read own swaps from `GET /v1/me/shift-swaps`, or those to decide from `GET /v1/shift-swaps`.',
  },
  shift_swap_form_invalid: {
    status: 422,
    title: 'The fields do not fit the kind of swap',
    when: 'A `swap` has no `toShiftId`, a `handover` no `toMembershipId`, one of them has both, a `drop` has either, or the colleague is the proposer.',
    remedy: 'Send `toShiftId` to swap shifts, `toMembershipId` to hand one over, and neither to give one up.',
  },
  shift_swap_too_late: {
    status: 422,
    title: 'The shift has begun',
    when: 'One of the shifts has begun.',
    remedy: 'Talk to whoever plans.',
  },
  shift_swap_pending: {
    status: 409,
    title: 'The shift is proposed already',
    when: 'Another swap of the same shift waits for an answer or a decision.',
    remedy: 'Cancel the other one first, or wait for its decision.',
  },
  shift_swap_stale: {
    status: 409,
    title: 'The swap has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the swap.',
    remedy: 'Read the swap again and decide anew.',
  },
  shift_swap_decided: {
    status: 409,
    title: 'The swap is over, or answered',
    when: 'It was declined, executed or cancelled, has expired, or the colleague has accepted it already.',
    remedy: 'Read the swap; propose another one if it is to be otherwise.',
  },
  shift_swap_peer_pending: {
    status: 409,
    title: 'The colleague has not answered',
    when: 'A swap or handover is approved that its colleague has not accepted.',
    remedy: 'Wait for the answer, or decline it.',
  },
  shift_swap_shift_changed: {
    status: 409,
    title: 'A shift is not what was proposed',
    when: 'Since the proposal one of the shifts was changed, cancelled, taken back from its publication or given to somebody else, or has begun.',
    remedy: 'Decline or cancel the swap, and propose it anew.',
  },
  shift_swap_self_approval_forbidden: {
    status: 403,
    title: 'Own swaps are decided by somebody else',
    when: "Somebody decides on a swap that they proposed while the organisation's setting `selfApprovalAllowed` is off.",
    remedy: 'Let somebody else decide who plans the unit.',
  },
  shift_swap_peer_forbidden: {
    status: 403,
    title: 'Whoever takes the shift does not decide',
    when: 'Somebody decides on a swap as the one who plans, and is the colleague whom it is for.',
    remedy: 'Let somebody else decide who plans the unit.',
  },
})
