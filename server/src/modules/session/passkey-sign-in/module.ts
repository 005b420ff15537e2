import { type Module, module } from '../../../platform/module.ts'
import type { MemberLookup } from '../../organisation/port.ts'
import { passkeySignIn } from './contract.ts'
import { handlers } from './handlers.ts'

export const passkeySignInModule = (members: MemberLookup): Module =>
  module({ contract: passkeySignIn, handlers: handlers(members) })
