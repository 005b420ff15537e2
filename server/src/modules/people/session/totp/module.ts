import { module } from '../../../../platform/module.ts'
import { sealedColumns } from '../../../../platform/port.ts'
import { totp } from './contract.ts'
import { handlers } from './handlers.ts'
import { sealedSecrets } from './secrets.ts'

export const totpModule = module({
  contract: totp,
  handlers,
  contributes: [sealedColumns.of(sealedSecrets)],
})
