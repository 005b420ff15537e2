import { module } from '../../../../platform/module.ts'
import { invitations } from './contract.ts'
import { handlers } from './handlers.ts'

export const invitationsModule = module({ contract: invitations, handlers })
