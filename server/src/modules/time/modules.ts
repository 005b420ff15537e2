import type { Module } from '../../platform/module.ts'
import { absenceCalendarModules } from './absences/calendar/module.ts'
import { absenceExportModule } from './absences/import/export.ts'
import { absenceImportModule } from './absences/import/module.ts'
import { absenceModules } from './absences/module.ts'
import { openingExportModule } from './balances/import/export.ts'
import { openingImportModule } from './balances/import/module.ts'
import { balanceModules } from './balances/module.ts'
import { leaveExportModule } from './leave/import/export.ts'
import { leaveImportModule } from './leave/import/module.ts'
import { leaveModules } from './leave/module.ts'
import { payrollLocksModule } from './payroll-locks/module.ts'
import { presenceModule } from './presence/module.ts'
import { punchClockModules } from './punch-clock/module.ts'
import { shiftModules } from './shifts/module.ts'
import { planRuleModules } from './shifts/rule-modules.ts'
import { terminalModules } from './terminals/module.ts'
import { hoursExportModule } from './work-days/import/export.ts'
import { hoursImportModule } from './work-days/import/module.ts'
import { workDaysModule } from './work-days/module.ts'

export const timeModules: readonly Module[] = [
  workDaysModule,
  presenceModule,
  ...punchClockModules,
  payrollLocksModule,
  ...balanceModules,
  ...absenceModules,
  ...absenceCalendarModules,
  ...shiftModules,
  ...planRuleModules,
  ...leaveModules,
  hoursImportModule,
  hoursExportModule,
  absenceImportModule,
  absenceExportModule,
  openingImportModule,
  openingExportModule,
  leaveImportModule,
  leaveExportModule,
  ...terminalModules,
]
