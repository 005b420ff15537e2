import { module } from '../../../../platform/module.ts'
import { passkeySignIn } from './contract.ts'
import { handlers } from './handlers.ts'

export const passkeySignInModule = module({ contract: passkeySignIn, handlers })
