import type { Module } from '../../platform/module.ts'
import { shiftClosuresModule } from './rule-settings/closures/module.ts'
import { shiftRulesModule } from './rule-settings/module.ts'
import { hourlyStaffingModule } from './staffing/module.ts'

/** What plans of shifts are checked by. */
export const planRuleModules: readonly Module[] = [
  shiftRulesModule,
  shiftClosuresModule,
  hourlyStaffingModule,
]
