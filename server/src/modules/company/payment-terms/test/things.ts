import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  payment_term_not_found: ({ organisation }) => organisation.catalogs.paymentTerms.net_14,
}
