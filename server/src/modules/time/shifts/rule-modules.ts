import type { Module } from '../../../platform/module.ts'
import { shiftPlanModule } from './plan/module.ts'
import { shiftClosuresModule } from './rule-settings/closures/module.ts'
import { shiftRulesModule } from './rule-settings/module.ts'
import { hourlyStaffingModule } from './staffing/module.ts'

/** What plans of shifts are checked by, and how they are read. */
export const planRuleModules: readonly Module[] = [
  shiftPlanModule,
  shiftRulesModule,
  shiftClosuresModule,
  hourlyStaffingModule,
]
