import type { Module } from '../../platform/module.ts'
import { billingModule } from './billing/module.ts'
import { contactImportModule } from './customers/contacts/import/module.ts'
import { customerImportModule } from './customers/import/module.ts'
import { customersModules } from './customers/module.ts'
import { projectModules } from './projects/module.ts'
import { phaseImportModule } from './projects/phases/import/module.ts'
import { rateImportModule } from './projects/rate-cards/import/module.ts'
import { projectImportModule } from './projects/record/import/module.ts'
import { taskImportModule } from './tasks/import/module.ts'
import { taskModules } from './tasks/module.ts'

export const workModules: readonly Module[] = [
  ...customersModules,
  ...projectModules,
  ...taskModules,
  billingModule,
  customerImportModule,
  contactImportModule,
  projectImportModule,
  phaseImportModule,
  rateImportModule,
  taskImportModule,
]
