import { module } from '../../../platform/module.ts'
import { freeTexts, clockListeners, workers } from '../../../platform/port.ts'
import { attachments, attachmentsOf } from './contract.ts'
import { handlers } from './handlers.ts'
import { mayOfAttachments } from './may.ts'
import * as port from './port.ts'
import { leftoversOutbox } from './sweeping/leftovers-outbox.ts'
import { targetsOutbox } from './sweeping/targets-outbox.ts'
import { thumbnailsOutbox } from './sweeping/thumbnails-outbox.ts'

export const attachmentsModule = module({
  contract: attachments,
  completed: contributions => ({ contract: attachmentsOf(contributions(port.attachmentTargets)) }),
  handlers,
  port,
  contributes: [
    mayOfAttachments,
    freeTexts.of({ table: 'attachments', texts: ['file_name'] }),
    clockListeners.of(port.clockAdvanced),
    workers.of(services => leftoversOutbox(services)),
    workers.of(services => thumbnailsOutbox(services)),
    workers.of(services => targetsOutbox(services)),
  ],
})
