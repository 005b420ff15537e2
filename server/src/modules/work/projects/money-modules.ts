import type { Module } from '../../../platform/module.ts'
import { budgetsModule } from './budgets/module.ts'
import { projectFiguresModule } from './figures/module.ts'
import { pricedHoursModule } from './priced-hours/module.ts'
import { purchasesModule } from './purchases/module.ts'
import { rateCardsModule } from './rate-cards/module.ts'

/** What projects are sold for, cost and come to. */
export const moneyModules: readonly Module[] = [
  rateCardsModule,
  pricedHoursModule,
  purchasesModule,
  budgetsModule,
  projectFiguresModule,
]
