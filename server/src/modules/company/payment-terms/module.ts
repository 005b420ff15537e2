import { module } from '../../../platform/module.ts'
import { findable, searchedRegister } from '../../records/search/port.ts'
import { paymentTerms, starterNames } from './register.ts'

export const paymentTermsModule = module({
  ...paymentTerms,
  contributes: findable(searchedRegister('payment_term', 'payment_terms', { starters: starterNames })),
})
