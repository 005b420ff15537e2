import { text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const purchaseNotFound = refusals(translations, {
  project_purchase_not_found: {
    status: 404,
    title: 'No such purchase',
    when: 'The project has no purchase with this id.',
    remedy: 'Read the purchases from `GET /v1/projects/{id}/purchases`.',
  },
})

export const purchaseRefusals = refusals(translations, {
  ...purchaseNotFound,
  project_purchase_stale: {
    status: 409,
    title: 'The purchase has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the purchase.',
    remedy: 'Read the purchase again, look at what changed, and send the change anew.',
  },
  project_purchase_state_conflict: {
    status: 409,
    values: {
      state: text('The state that the purchase is in.'),
    },
    title: 'The purchase is in another state',
    when: 'A step was asked for that does not lead on from the state of the purchase, or what it comes to was to change after it was invoiced on or cancelled.',
    remedy: 'Read the purchase, and take a step that its state allows.',
  },
  project_purchase_billed: {
    status: 409,
    title: 'The purchase is billed',
    when: 'A purchase that stands on an invoice or on a draft, whole or in part, was to be reopened or cancelled, or to come to something else.',
    remedy: 'Take it off the draft, or credit the invoice, first.',
  },
  project_purchase_not_rebillable: {
    status: 422,
    title: 'The customer does not pay for the purchase',
    when: 'A purchase was to be invoiced on that is not rebillable.',
    remedy: 'Make it rebillable first.',
  },
})
