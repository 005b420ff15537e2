import { type Module, module } from '../platform/module.ts'
import { billingExports } from './billing-exports/contract.ts'
import { expenses } from './expenses/contract.ts'
import { fieldService } from './field-service/contract.ts'
import { intake } from './intake/contract.ts'
import { invoices } from './invoices/contract.ts'
import { payments } from './payments/contract.ts'
import { quotes } from './quotes/contract.ts'
import { reports } from './reports/contract.ts'
import { trips } from './trips/contract.ts'

/**
 * Families whose events and codes are promised before anything else of them is there, so that a receiver can be written for
 * them now. One that gets operations leaves this list for a `module.ts` of its own. docs/adr/0014.
 */
export const announcedModules: readonly Module[] = [
  trips,
  expenses,
  billingExports,
  invoices,
  payments,
  quotes,
  intake,
  fieldService,
  reports,
].map(contract => module({ contract, handlers: {} }))
