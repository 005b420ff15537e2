import { type Module, module } from '../../../platform/module.ts'
import type { MemberLookup } from '../../organisation/port.ts'
import { switching } from './contract.ts'
import { handlers } from './handlers.ts'

export const switchingModule = (members: MemberLookup): Module =>
  module({ contract: switching, handlers: handlers(members) })
