import { module } from '../../../platform/module.ts'
import { searched, searchedRegister } from '../../records/search/port.ts'
import { paymentTerms } from './register.ts'

export const paymentTermsModule = module({
  ...paymentTerms,
  contributes: [searched.of(searchedRegister('payment_term', 'payment_terms'))],
})
