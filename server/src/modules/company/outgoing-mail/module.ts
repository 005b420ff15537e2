import { module } from '../../../platform/module.ts'
import { freeTexts, clockListeners, sealedColumns, workers, namedRecords } from '../../../platform/port.ts'
import { attachmentTargets } from '../../records/attachments/port.ts'
import { mailFiles } from './attached-files.ts'
import { outgoingMails } from './contract.ts'
import { handlers } from './handlers.ts'
import { sealedLetters } from './letters/sealed.ts'
import { clockAdvanced } from './port.ts'
import { mailWorker } from './sending/outbox.ts'

export const outgoingMailModule = module({
  contract: outgoingMails,
  handlers,
  contributes: [
    freeTexts.of({
      table: 'outgoing_mails',
      texts: ['recipient_address', 'recipient_name', 'subject'],
      sealed: ['sealed'],
    }),
    namedRecords.of({ type: 'outgoing_mail', nameless: 'A mail is known by its recipient and instant.' }),
    attachmentTargets.of(mailFiles),
    clockListeners.of(clockAdvanced),
    workers.of(mailWorker),
    sealedColumns.of(sealedLetters),
  ],
})
