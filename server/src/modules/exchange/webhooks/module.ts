import { module } from '../../../platform/module.ts'
import { clockListeners, factListeners, sealedColumns, workers } from '../../../platform/port.ts'
import { searched } from '../../records/search/port.ts'
import { webhooks } from './contract.ts'
import { handlers } from './handlers.ts'
import { sendAndRetain } from './jobs.ts'
import { clockAdvanced } from './port.ts'
import { searchedWebhooks } from './search.ts'
import { webhookListener } from './sending/listener.ts'
import { sealedSecrets } from './sending/secrets.ts'

export const webhooksModule = module({
  contract: webhooks,
  handlers,
  contributes: [
    factListeners.of(webhookListener),
    clockListeners.of(clockAdvanced),
    workers.of(sendAndRetain),
    sealedColumns.of(sealedSecrets),
    searched.of(searchedWebhooks),
  ],
})
