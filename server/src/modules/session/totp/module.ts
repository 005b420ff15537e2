import { module } from '../../../platform/module.ts'
import { totp } from './contract.ts'
import { handlers } from './handlers.ts'
import { sealedSecrets } from './secrets.ts'

export const totpModule = module({ contract: totp, handlers, seals: [sealedSecrets] })
