import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const installmentRefusals = refusals(translations, {
  installment_not_found: {
    status: 404,
    title: 'No such installment',
    when: 'The project has no installment with this id.',
    remedy: 'Read the installments from `GET /v1/projects/{id}/installments`.',
  },
  installment_stale: {
    status: 409,
    title: 'The installment has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the installment.',
    remedy: 'Read the installment again, look at what changed, and send the change anew.',
  },
  installment_not_planned: {
    status: 409,
    title: 'The installment is not planned any more',
    when: 'An installment that is ready, billed or cancelled was to be changed or made ready.',
    remedy: 'Read the installment. One that is ready may be cancelled, and another one planned.',
  },
  installment_billed: {
    status: 409,
    title: 'The installment is billed',
    when: 'An installment of which a part stands on an invoice or on a draft was to be cancelled.',
    remedy: 'Take it off the draft, or credit the invoice, first.',
  },
  installment_not_open: {
    status: 409,
    title: 'The installment is over',
    when: 'An installment that is billed, credited or cancelled was to be cancelled.',
    remedy: 'Credit the invoice, if the installment is not to be paid.',
  },
  installment_basis_invalid: {
    status: 422,
    title: 'The basis and its fields contradict each other',
    when: 'The basis `date` needs `dueOn`, `phase_completed` needs `phaseId`, `percent_complete` needs `percentBp`, and none takes the field of another.',
    remedy: 'Send the field of the basis, and null for the others.',
  },
  installment_amount_invalid: {
    status: 422,
    title: 'The installment has no amount, or two',
    when: 'An installment needs one of `amountCents` and `shareBp`.',
    remedy: 'Send one of them, and null for the other.',
  },
  installment_shares_exceed: {
    status: 422,
    values: {
      otherSharesBp: count('What the other installments take, in basis points of the budget.'),
    },
    title: 'The shares come to more than the whole',
    when: 'The shares of the installments of a project, cancelled and credited ones left out, would come to more than 100 per cent.',
    remedy: 'Send a smaller `shareBp`, or make another installment smaller first.',
  },
})
