import type { Module } from '../../platform/module.ts'
import { billingModule } from './billing/module.ts'
import { invoicingTermsModule } from './billing/terms/module.ts'
import { contactExportModule } from './customers/contacts/import/export.ts'
import { contactImportModule } from './customers/contacts/import/module.ts'
import { customerExportModule } from './customers/import/export.ts'
import { customerImportModule } from './customers/import/module.ts'
import { customersModules } from './customers/module.ts'
import { projectModules } from './projects/module.ts'
import { installmentExportModule } from './projects/installments/import/export.ts'
import { installmentImportModule } from './projects/installments/import/module.ts'
import { participantExportModule } from './projects/participants/import/export.ts'
import { participantImportModule } from './projects/participants/import/module.ts'
import { phaseExportModule } from './projects/phases/import/export.ts'
import { phaseImportModule } from './projects/phases/import/module.ts'
import { purchaseExportModule } from './projects/purchases/import/export.ts'
import { purchaseImportModule } from './projects/purchases/import/module.ts'
import { rateExportModule } from './projects/rate-cards/import/export.ts'
import { rateImportModule } from './projects/rate-cards/import/module.ts'
import { projectExportModule } from './projects/record/import/export.ts'
import { projectImportModule } from './projects/record/import/module.ts'
import { dependencyExportModule } from './tasks/dependencies/import/export.ts'
import { dependencyImportModule } from './tasks/dependencies/import/module.ts'
import { taskExportModule } from './tasks/import/export.ts'
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
  customerExportModule,
  contactExportModule,
  projectExportModule,
  phaseExportModule,
  taskExportModule,
  rateExportModule,
  participantExportModule,
  purchaseExportModule,
  installmentExportModule,
  dependencyExportModule,
]
