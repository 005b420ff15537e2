import { announced, type Module } from '../../platform/module.ts'
import { billingExports } from './billing-exports/contract.ts'
import { expenses } from './expenses/contract.ts'
import { invoices } from './invoices/contract.ts'
import { payments } from './payments/contract.ts'
import { trips } from './trips/contract.ts'

export const moneyModules: readonly Module[] = [
  announced(billingExports),
  announced(expenses),
  announced(invoices),
  announced(payments),
  announced(trips),
]
