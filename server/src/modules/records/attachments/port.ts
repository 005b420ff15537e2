import type { WriteTransaction } from '../../../platform/data/database.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { attachments } from './contract.ts'
import { outboxes } from './sweeping/outboxes.ts'

export { attachedFiles } from './attached-files.ts'
export { attachmentsOf, countAttachments, moveAttachments } from './moving.ts'
export { endAttachments } from './sweeping/targets-outbox.ts'
export { filesOf } from './uses.ts'
export { uploadKey } from './keys.ts'
export { addDownloads } from './downloads/route.ts'
export { type AttachmentTarget, attachmentTarget, attachmentTargets, type TargetAccess } from './targets.ts'

/** Called when a sandbox's clock has been moved: attachments may have expired. */
export const clockAdvanced = (services: Pick<Services, 'database'>, tx: WriteTransaction): void =>
  wakeOutbox(services, tx, outboxes.leftovers)

/** The operations of the public interface, for requests from inside the process. */
export const attachmentOperations = attachments.operations
