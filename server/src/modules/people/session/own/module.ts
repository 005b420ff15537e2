import { module } from '../../../../platform/module.ts'
import { ownSessions } from './contract.ts'
import { handlers } from './handlers.ts'

export const ownSessionsModule = module({ contract: ownSessions, handlers })
