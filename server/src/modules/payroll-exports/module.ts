import { module } from '../../platform/module.ts'
import { payrollExports } from './contract.ts'
import { ExportDeliveryWorker } from './deliveries/sending/delivery-worker.ts'
import { handlers } from './handlers.ts'
import { sealedSecrets } from './targets/secrets.ts'

export const payrollExportsModule = module({
  contract: payrollExports,
  handlers,
  works: services => new ExportDeliveryWorker(services),
  seals: [sealedSecrets],
})
