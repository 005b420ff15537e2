import { module } from '../../platform/module.ts'
import { sealedColumns, workers } from '../../platform/port.ts'
import { clockHearers } from '../organisation/port.ts'
import { payrollExports } from './contract.ts'
import { ExportDeliveryWorker } from './deliveries/sending/delivery-worker.ts'
import { handlers } from './handlers.ts'
import { clockAdvanced } from './port.ts'
import { sealedSecrets } from './targets/secrets.ts'

export const payrollExportsModule = module({
  contract: payrollExports,
  handlers,
  contributes: [
    clockHearers.of(clockAdvanced),
    workers.of(services => new ExportDeliveryWorker(services)),
    sealedColumns.of(sealedSecrets),
  ],
})
