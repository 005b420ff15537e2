import { module } from '../../../platform/module.ts'
import { sealedColumns } from '../../../platform/port.ts'
import { signIn } from './contract.ts'
import { handlers } from './settings/handlers.ts'
import { sealedSecrets } from './totp/secrets.ts'

/** How a person signs in, as they set it up for themself. */
export const signInModule = module({
  contract: signIn,
  handlers,
  contributes: [sealedColumns.of(sealedSecrets)],
})
