import { module } from '../../../../platform/module.ts'
import { bulkMembers } from './contract.ts'
import { handlers } from './handlers.ts'

export const bulkMembersModule = module({ contract: bulkMembers, handlers })
