import { type Module, module } from '../../platform/module.ts'
import { me } from './contract.ts'
import { handlers } from './handlers.ts'
import type { OwnMatters } from './port.ts'

/** `own`: what the families tell a member of their own. */
export const meModule = (own: OwnMatters): Module => module({ contract: me, handlers: handlers(own) })
