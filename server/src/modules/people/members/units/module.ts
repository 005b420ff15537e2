import { module } from '../../../../platform/module.ts'
import { memberUnits } from './contract.ts'
import { handlers } from './handlers.ts'

export const memberUnitsModule = module({ contract: memberUnits, handlers })
