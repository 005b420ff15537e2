import { module } from '../../../../platform/module.ts'
import { settings } from './contract.ts'
import { handlers } from './handlers.ts'

export const settingsModule = module({ contract: settings, handlers })
