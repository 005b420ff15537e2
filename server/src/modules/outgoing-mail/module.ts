import { module } from '../../platform/module.ts'
import { sealedColumns, workers } from '../../platform/port.ts'
import { clockHearers } from '../organisation/port.ts'
import { outgoingMails } from './contract.ts'
import { handlers } from './handlers.ts'
import { sealedLetters } from './letters/sealed.ts'
import { clockAdvanced } from './port.ts'
import { MailWorker } from './sending/mail-worker.ts'

export const outgoingMailModule = module({
  contract: outgoingMails,
  handlers,
  contributes: [
    clockHearers.of(clockAdvanced),
    workers.of(services => new MailWorker(services)),
    sealedColumns.of(sealedLetters),
  ],
})
