import { module } from '../../../../platform/module.ts'
import { passkeys } from './contract.ts'
import { handlers } from './handlers.ts'

export const passkeysModule = module({ contract: passkeys, handlers })
