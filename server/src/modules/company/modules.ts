import type { Module } from '../../platform/module.ts'
import { catalogModules } from './catalogs/module.ts'
import { dueDatesModule } from './due-dates/module.ts'
import { organisationModule } from './organisation/module.ts'
import { outgoingMailModule } from './outgoing-mail/module.ts'
import { paymentTermsModule } from './payment-terms/module.ts'

export const companyModules: readonly Module[] = [
  ...catalogModules,
  paymentTermsModule,
  dueDatesModule,
  organisationModule,
  outgoingMailModule,
]
