import { module } from '../../platform/module.ts'
import { outgoingMails } from './contract.ts'
import { handlers } from './handlers.ts'
import { MailWorker } from './sending/mail-worker.ts'

export const outgoingMailModule = module({
  contract: outgoingMails,
  handlers,
  works: services => new MailWorker(services),
})
