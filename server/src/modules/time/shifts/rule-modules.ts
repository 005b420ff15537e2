import { type Module, module } from '../../../platform/module.ts'
import { recordUses } from '../../records/imports/port.ts'
import { shiftClosures } from './closures/settings.ts'
import { shiftPlanModule } from './plan/module.ts'
import { shiftRules } from './rule-settings/settings.ts'
import { hourlyStaffing } from './staffing/settings.ts'

/** What plans of shifts are checked by, and how they are read. */
export const planRuleModules: readonly Module[] = [
  shiftPlanModule,
  module({ ...shiftRules, contributes: [recordUses.of(shiftRules.use)] }),
  module({ ...shiftClosures, contributes: [recordUses.of(shiftClosures.use)] }),
  module({ ...hourlyStaffing, contributes: [recordUses.of(hourlyStaffing.use)] }),
]
