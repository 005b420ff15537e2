import { completedBy, inOrderOfTags, type Module } from '../platform/module.ts'
import { companyModules } from './company/modules.ts'
import { exchangeModules } from './exchange/modules.ts'
import { fieldModules } from './field/modules.ts'
import { moneyModules } from './money/modules.ts'
import { payrollModules } from './payroll/modules.ts'
import { peopleModules } from './people/modules.ts'
import { recordsModules } from './records/modules.ts'
import { salesModules } from './sales/modules.ts'
import { timeModules } from './time/modules.ts'
import { workModules } from './work/modules.ts'

/** The tags of the public interface, in the order of the reference. */
const tags = [
  'Me',
  'Members',
  'Search',
  'Work days',
  'Presence',
  'Approvals',
  'Payroll exports',
  'Balances',
  'Catalogs',
  'Absences',
  'Shifts',
  'Imports',
  'Exports',
  'Trips',
  'Expenses',
  'Billing exports',
  'Invoices',
  'Payments',
  'Quotes',
  'Intake',
  'Field service',
  'Reports',
  'Public links',
  'Customers',
  'CRM',
  'Projects',
  'Tasks',
  'Integration events',
  'Webhooks',
  'Terminals',
  'API keys',
  'Connected apps',
  'Session',
  'Settings',
  'Outgoing mail',
  'Attachments',
  'Audit',
  'Errors',
]

const cards: readonly Module[] = [
  ...peopleModules,
  ...timeModules,
  ...payrollModules,
  ...workModules,
  ...salesModules,
  ...moneyModules,
  ...fieldModules,
  ...companyModules,
  ...recordsModules,
  ...exchangeModules,
]

/** Every card of every wing, in the order of the reference. README.md says what is where. */
export const modules: readonly Module[] = completedBy(inOrderOfTags(tags, cards))
