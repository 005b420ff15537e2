import { module } from '../../platform/module.ts'
import { paymentTerms } from './register.ts'

export const paymentTermsModule = module(paymentTerms)
