import { announced, type Module } from '../../platform/module.ts'
import { attachmentsModule } from './attachments/module.ts'
import { auditModule } from './audit/module.ts'
import { customFieldsModule } from './custom-fields/module.ts'
import { exportsModule } from './imports/exports/module.ts'
import { importJobsModule } from './imports/jobs/module.ts'
import { importsModule } from './imports/module.ts'
import { reports } from './reports/contract.ts'
import { searchModule } from './search/module.ts'
import { timelineModule } from './timeline/module.ts'

export const recordsModules: readonly Module[] = [
  searchModule,
  timelineModule,
  customFieldsModule,
  importsModule,
  exportsModule,
  importJobsModule,
  attachmentsModule,
  auditModule,
  announced(reports),
]
