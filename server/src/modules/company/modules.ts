import type { Module } from '../../platform/module.ts'
import { articlesModule } from './articles/module.ts'
import { catalogModules } from './catalogs/module.ts'
import { dueDatesModule } from './due-dates/module.ts'
import { organisationModule } from './organisation/module.ts'
import { outgoingMailModule } from './outgoing-mail/module.ts'
import { paymentTermsModule } from './payment-terms/module.ts'
import { vatModules } from './vat/module.ts'

export const companyModules: readonly Module[] = [
  ...catalogModules,
  paymentTermsModule,
  ...vatModules,
  articlesModule,
  dueDatesModule,
  organisationModule,
  outgoingMailModule,
]
