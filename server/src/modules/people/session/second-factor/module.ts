import { module } from '../../../../platform/module.ts'
import { secondFactor } from './contract.ts'
import { handlers } from './handlers.ts'

export const secondFactorModule = module({ contract: secondFactor, handlers })
