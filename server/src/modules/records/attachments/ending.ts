import type { WriteTransaction } from '../../../platform/data/database.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { addSeconds, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import type { Attachment } from './attachment.ts'
import { leaveOver, removeUnused } from './files-store.ts'
import { fileKey, keysOfFile, thumbnailKeys, uploadKey } from './keys.ts'
import * as store from './store.ts'
import { outboxes } from './sweeping/outboxes.ts'

/** An upload, or an examination, that began in the hour of an attachment has ended by then. */
const marginSeconds = 2 * limits.attachments.uploadMinutes * 60

type WakingServices = Pick<Services, 'database'>

/** Saves attachments that have ended, and has the bytes destroyed that nobody has any more. */
export async function saveEnded(
  services: WakingServices,
  tx: WriteTransaction,
  ended: readonly { readonly before: Attachment; readonly after: Attachment }[],
): Promise<void> {
  if (ended.length === 0) return
  tx.defer(
    store.saveStates(
      tx,
      ended.map(({ after }) => after),
    ),
  )
  const fileIds = ended.flatMap(({ before }) => before.fileId ?? [])
  const removed = fileIds.length > 0 ? await removeUnused(tx, [...new Set(fileIds)]) : []
  const uploads = ended.filter(({ before }) => before.state === 'pending').map(({ after }) => after.id)
  await leave(services, tx, [
    ...removed.flatMap(id => keysOfFile(tx.orgId, id)),
    ...uploads.flatMap(id => [uploadKey(tx.orgId, id), fileKey(tx.orgId, id)]),
  ])
}

/** Has the bytes of an upload destroyed, and where another file is kept in its place, those that were moved. */
export const leaveUpload = (
  services: WakingServices,
  tx: WriteTransaction,
  id: Id,
  { moved }: { readonly moved: boolean },
): Promise<void> => leave(services, tx, [uploadKey(tx.orgId, id), ...(moved ? [fileKey(tx.orgId, id)] : [])])

/** Has thumbnails destroyed whose picture ended while they were made. */
export const leaveThumbnails = (
  services: WakingServices,
  tx: WriteTransaction,
  fileIds: readonly Id[],
): Promise<void> =>
  leave(
    services,
    tx,
    fileIds.flatMap(id => thumbnailKeys(tx.orgId, id)),
  )

async function leave(services: WakingServices, tx: WriteTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const now = instantFromMilliseconds(Date.now())
  tx.defer(leaveOver(tx, keys, { dueAt: now, endsAt: addSeconds(now, marginSeconds) }))
  wakeOutbox(services, tx, outboxes.leftovers)
}
