import type { Module } from '../platform/module.ts'
import { apiKeysModule } from './api-keys/module.ts'
import { announcedModules } from './announced.ts'
import * as apiKeys from './api-keys/port.ts'
import { approvalsModule } from './approvals/module.ts'
import { auditModule } from './audit/module.ts'
import { catalogModules } from './catalogs/module.ts'
import { connectedAppsModules } from './connected-apps/module.ts'
import { errorsModule } from './errors/module.ts'
import { integrationEventsModule } from './integration-events/module.ts'
import { meModule } from './me/module.ts'
import { membersModules } from './members/module.ts'
import * as roster from './members/port.ts'
import { outgoingMailModule } from './outgoing-mail/module.ts'
import * as outgoingMail from './outgoing-mail/port.ts'
import { organisationModule } from './organisation/module.ts'
import { payrollExportsModule } from './payroll-exports/module.ts'
import * as payrollExports from './payroll-exports/port.ts'
import { payrollLocksModule } from './payroll-locks/module.ts'
import { sessionModules } from './session/module.ts'
import { signInEndings } from './sign-in-endings.ts'
import { webhooksModule } from './webhooks/module.ts'
import * as webhooks from './webhooks/port.ts'
import { workDayApprovals } from './work-days/approvals.ts'
import { unapprovedDays } from './work-days/leaving.ts'
import { workDaysModule } from './work-days/module.ts'
import { ownDayRequests, ownDays } from './work-days/own-days.ts'

/** The families, in the order of the reference. */
export const modules: readonly Module[] = [
  meModule({ days: ownDays, requests: [ownDayRequests] }),
  ...membersModules([unapprovedDays]),
  workDaysModule,
  approvalsModule([workDayApprovals]),
  payrollLocksModule,
  payrollExportsModule,
  ...announcedModules,
  ...catalogModules,
  integrationEventsModule,
  webhooksModule,
  apiKeysModule(roster),
  ...connectedAppsModules(roster),
  ...sessionModules(roster, signInEndings),
  organisationModule([
    payrollExports.clockAdvanced,
    webhooks.clockAdvanced,
    outgoingMail.clockAdvanced,
    apiKeys.clockAdvanced,
  ]),
  outgoingMailModule(roster),
  auditModule,
  errorsModule,
]
