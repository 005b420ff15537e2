import type { Module } from '../../platform/module.ts'
import { billingModule } from './billing/module.ts'
import { invoicingTermsModule } from './billing/terms/module.ts'
import { contactImportModule } from './customers/contacts/import/module.ts'
import { customerImportModule } from './customers/import/module.ts'
import { customersModules } from './customers/module.ts'
import { projectModules } from './projects/module.ts'
import { installmentImportModule } from './projects/installments/import/module.ts'
import { participantImportModule } from './projects/participants/import/module.ts'
import { phaseImportModule } from './projects/phases/import/module.ts'
import { purchaseImportModule } from './projects/purchases/import/module.ts'
import { rateImportModule } from './projects/rate-cards/import/module.ts'
import { projectImportModule } from './projects/record/import/module.ts'
import { dependencyImportModule } from './tasks/dependencies/import/module.ts'
import { taskImportModule } from './tasks/import/module.ts'
import { taskModules } from './tasks/module.ts'

export const workModules: readonly Module[] = [
  ...customersModules,
  ...projectModules,
  ...taskModules,
  billingModule,
  invoicingTermsModule,
  customerImportModule,
  contactImportModule,
  projectImportModule,
  phaseImportModule,
  rateImportModule,
  taskImportModule,
  participantImportModule,
  purchaseImportModule,
  installmentImportModule,
  dependencyImportModule,
]
