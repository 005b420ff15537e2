import { announced, type Module } from '../../platform/module.ts'
import { activityImportModule } from './crm/activities/import/module.ts'
import { dealImportModule } from './crm/deals/import/module.ts'
import { leadImportModule } from './crm/leads/import/module.ts'
import { crmModules } from './crm/module.ts'
import { intake } from './intake/contract.ts'
import { quotes } from './quotes/contract.ts'

export const salesModules: readonly Module[] = [
  ...crmModules,
  leadImportModule,
  activityImportModule,
  dealImportModule,
  announced(intake),
  announced(quotes),
]
