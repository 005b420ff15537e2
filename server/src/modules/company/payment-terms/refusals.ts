import { refusals } from '../../../platform/contract/refusals.ts'

export const paymentTermNotFound = refusals({
  payment_term_not_found: {
    status: 404,
    title: 'No such payment term',
    when: 'No payment term of the organisation has this id, or the one that a record is to get is not active.',
    remedy: 'Read the payment terms from `GET /v1/payment-terms`.',
    translations: {
      fi: ['Maksuehtoa ei löydy', 'Hae maksuehdot osoitteesta `GET /v1/payment-terms`.'],
      sv: ['Betalningsvillkoret finns inte', 'Hämta betalningsvillkoren från `GET /v1/payment-terms`.'],
    },
  },
})
