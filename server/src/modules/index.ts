import type { Module } from '../platform/module.ts'
import { absenceCalendarModules } from './absences/calendar/module.ts'
import { absenceModules } from './absences/module.ts'
import { announcedModules } from './announced.ts'
import { apiKeysModule } from './api-keys/module.ts'
import { approvalModules } from './approvals/module.ts'
import { attachmentsModule } from './attachments/module.ts'
import { auditModule } from './audit/module.ts'
import { openingImportModule } from './balances/import/module.ts'
import { balanceModules } from './balances/module.ts'
import { calendarFeedModules } from './calendar-feeds/module.ts'
import { catalogModules } from './catalogs/module.ts'
import { connectedAppsModules } from './connected-apps/module.ts'
import { absenceImportModule } from './absences/import/module.ts'
import { activityImportModule } from './crm/activities/import/module.ts'
import { dealImportModule } from './crm/deals/import/module.ts'
import { leadImportModule } from './crm/leads/import/module.ts'
import { crmModules } from './crm/module.ts'
import { customFieldsModule } from './custom-fields/module.ts'
import { contactImportModule } from './customers/contacts/import/module.ts'
import { customerImportModule } from './customers/import/module.ts'
import { customersModules } from './customers/module.ts'
import { dueDatesModule } from './due-dates/module.ts'
import { errorsModule } from './errors/module.ts'
import { importsModule } from './imports/module.ts'
import { integrationEventsModule } from './integration-events/module.ts'
import { leaveImportModule } from './leave/import/module.ts'
import { leaveModules } from './leave/module.ts'
import { meModule } from './me/module.ts'
import { memberImportModule } from './members/import/module.ts'
import { membersModules } from './members/module.ts'
import { organisationModule } from './organisation/module.ts'
import { outgoingMailModule } from './outgoing-mail/module.ts'
import { paymentTermsModule } from './payment-terms/module.ts'
import { payrollExportsModules } from './payroll-exports/module.ts'
import { payrollLocksModule } from './payroll-locks/module.ts'
import { presenceModule } from './presence/module.ts'
import { projectModules } from './projects/module.ts'
import { punchClockModules } from './punch-clock/module.ts'
import { publicLinksModule } from './public-links/module.ts'
import { searchModule } from './search/module.ts'
import { sessionModules } from './session/module.ts'
import { shiftModules } from './shifts/module.ts'
import { planRuleModules } from './shifts/rule-modules.ts'
import { taskImportModule } from './tasks/import/module.ts'
import { taskModules } from './tasks/module.ts'
import { terminalModules } from './terminals/module.ts'
import { timelineModule } from './timeline/module.ts'
import { webhooksModule } from './webhooks/module.ts'
import { phaseImportModule } from './projects/phases/import/module.ts'
import { rateImportModule } from './projects/rate-cards/import/module.ts'
import { projectImportModule } from './projects/record/import/module.ts'
import { hoursImportModule } from './work-days/import/module.ts'
import { workDaysModule } from './work-days/module.ts'

/** The families, in the order of the reference. */
export const modules: readonly Module[] = [
  meModule,
  ...calendarFeedModules,
  ...membersModules,
  searchModule,
  workDaysModule,
  presenceModule,
  ...punchClockModules,
  ...approvalModules,
  payrollLocksModule,
  ...balanceModules,
  ...payrollExportsModules,
  ...absenceModules,
  ...absenceCalendarModules,
  ...shiftModules,
  ...announcedModules,
  ...planRuleModules,
  ...leaveModules,
  publicLinksModule,
  ...customersModules,
  ...crmModules,
  ...projectModules,
  ...taskModules,
  timelineModule,
  ...catalogModules,
  customFieldsModule,
  paymentTermsModule,
  dueDatesModule,
  importsModule,
  memberImportModule,
  customerImportModule,
  contactImportModule,
  leadImportModule,
  activityImportModule,
  dealImportModule,
  projectImportModule,
  phaseImportModule,
  rateImportModule,
  taskImportModule,
  hoursImportModule,
  absenceImportModule,
  openingImportModule,
  leaveImportModule,
  integrationEventsModule,
  webhooksModule,
  ...terminalModules,
  apiKeysModule,
  ...connectedAppsModules,
  ...sessionModules,
  organisationModule,
  outgoingMailModule,
  attachmentsModule,
  auditModule,
  errorsModule,
]
