import { type Module, module } from '../../../platform/module.ts'
import { signIn } from './contract.ts'
import { handlers } from './settings/handlers.ts'
import { sealedSecrets } from './totp/secrets.ts'

/** How a person signs in, as they set it up for themself. */
export const signInModule: Module = module({ contract: signIn, handlers, seals: [sealedSecrets] })
