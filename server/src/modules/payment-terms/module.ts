import { module } from '../../platform/module.ts'
import { searched, searchedRegister } from '../search/port.ts'
import { paymentTerms } from './register.ts'

export const paymentTermsModule = module({
  ...paymentTerms,
  contributes: [searched.of(searchedRegister('payment_term', 'payment_terms'))],
})
