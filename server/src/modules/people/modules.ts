import type { Module } from '../../platform/module.ts'
import { apiKeysModule } from './api-keys/module.ts'
import { approvalModules } from './approvals/module.ts'
import { costRatesModule } from './cost-rates/module.ts'
import { connectedAppsModules } from './connected-apps/module.ts'
import { meModule } from './me/module.ts'
import { memberExportModule } from './members/import/export.ts'
import { memberImportModule } from './members/import/module.ts'
import { membersModules } from './members/module.ts'
import { sessionModules } from './session/module.ts'

export const peopleModules: readonly Module[] = [
  meModule,
  ...membersModules,
  ...approvalModules,
  memberImportModule,
  memberExportModule,
  costRatesModule,
  apiKeysModule,
  ...connectedAppsModules,
  ...sessionModules,
]
