import { module } from '../../../../platform/module.ts'
import { roster } from './contract.ts'
import { handlers } from './handlers.ts'

export const rosterModule = module({ contract: roster, handlers })
