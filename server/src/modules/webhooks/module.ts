import { module } from '../../platform/module.ts'
import { webhooks } from './contract.ts'
import { handlers } from './handlers.ts'
import { sendAndRetain } from './jobs.ts'
import { webhookHearer } from './sending/hearer.ts'
import { sealedSecrets } from './sending/secrets.ts'

export const webhooksModule = module({
  contract: webhooks,
  handlers,
  hears: webhookHearer,
  works: sendAndRetain,
  seals: [sealedSecrets],
})
