import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const claimRefusals = refusals(translations, {
  open_shift_claim_not_found: {
    status: 404,
    title: 'No such claim',
    when: 'No claim of an open shift has this id, or it is of a colleague, or of a planning unit that the caller does not plan.',
    remedy:
      'Read own claims from `GET /v1/me/open-shift-claims`, or those of an open shift from `GET /v1/open-shifts/{id}/claims`.',
  },
  open_shift_claim_stale: {
    status: 409,
    title: 'The claim has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the claim.',
    remedy: 'Read the claim again and decide anew.',
  },
  open_shift_claim_decided: {
    status: 409,
    title: 'The claim is decided',
    when: 'It is approved, declined, withdrawn or superseded already, by somebody who was quicker perhaps.',
    remedy: 'Read the claim. A shift that came of it is given up with `POST /v1/me/shift-swaps`.',
  },
  open_shift_claim_repeated: {
    status: 409,
    title: 'The open shift is claimed by the member already',
    when: 'A claim of the member waits for its decision, or has a slot whose shift stands.',
    remedy: 'Nothing to do; withdraw the claim that waits if it is not wanted.',
  },
  open_shift_claim_unfit: {
    status: 422,
    title: 'The open shift is not offered to the member any more',
    when: 'A claim is approved of a member who is none of those to whom the open shift is offered now.',
    remedy: 'Offer it to the member again, or decline the claim.',
  },
  open_shift_claim_self_approval_forbidden: {
    status: 403,
    title: 'Own claims are decided by somebody else',
    when: "Somebody decides on their own claim while the organisation's setting `selfApprovalAllowed` is off.",
    remedy: 'Let somebody else decide who plans the unit.',
  },
})
