import { module } from '../../platform/module.ts'
import { payrollExports } from './contract.ts'
import { deliveryWorker } from './deliveries/sending/outbox.ts'
import { handlers } from './handlers.ts'
import { sealedSecrets } from './targets/secrets.ts'

export const payrollExportsModule = module({
  contract: payrollExports,
  handlers,
  works: deliveryWorker,
  seals: [sealedSecrets],
})
