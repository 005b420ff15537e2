import type { Module } from '../../platform/module.ts'
import { rateCardsModule } from './rate-cards/module.ts'

/** What projects are sold for, cost and come to. */
export const moneyModules: readonly Module[] = [rateCardsModule]
