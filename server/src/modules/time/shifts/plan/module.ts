import { module } from '../../../../platform/module.ts'
import { shiftPlan } from './contract.ts'
import { handlers } from './handlers.ts'

export const shiftPlanModule = module({ contract: shiftPlan, handlers })
