import { announced, type Module } from '../../platform/module.ts'
import { activityExportModule } from './crm/activities/import/export.ts'
import { activityImportModule } from './crm/activities/import/module.ts'
import { dealExportModule } from './crm/deals/import/export.ts'
import { dealImportModule } from './crm/deals/import/module.ts'
import { leadExportModule } from './crm/leads/import/export.ts'
import { leadImportModule } from './crm/leads/import/module.ts'
import { crmModules } from './crm/module.ts'
import { intake } from './intake/contract.ts'
import { quotes } from './quotes/contract.ts'

export const salesModules: readonly Module[] = [
  ...crmModules,
  leadImportModule,
  activityImportModule,
  dealImportModule,
  leadExportModule,
  activityExportModule,
  dealExportModule,
  announced(intake),
  announced(quotes),
]
