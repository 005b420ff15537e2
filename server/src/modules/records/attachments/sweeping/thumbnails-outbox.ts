import type { Readable } from 'node:stream'
import { Outbox, type OutboxFamily, type OutboxSettings } from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { leaveThumbnails } from '../ending.ts'
import { fileKey, thumbnailKey } from '../keys.ts'
import type { ShownThumbnail } from '../shapes.ts'
import { outboxes } from './outboxes.ts'
import * as queue from './thumbnails-queue.ts'

export type ThumbnailServices = Pick<Services, 'database' | 'transactions' | 'log' | 'files' | 'thumbnails'>

type Made = readonly ShownThumbnail[] | null

const retryMs = 60_000

/** Makes thumbnails of pictures once they are finalized. */
export function thumbnailsOutbox(
  services: ThumbnailServices,
  settings: Partial<OutboxSettings> = {},
): Outbox<queue.ClaimedPicture, Made> {
  const { clock = Date.now } = settings
  const family: OutboxFamily<queue.ClaimedPicture, Made> = {
    name: outboxes.thumbnails,
    operation: 'attachments.makeThumbnails',
    async claim(tx, { lease, room }) {
      return { claimed: await queue.claim(tx, lease, room.steady), more: false }
    },
    nextDue: queue.nextDue,
    attempts: {
      table: queue.filesTable,
      attempt: (orgId, { id }) => makeThumbnails(services, orgId, id),
      async settle(tx, ended) {
        const made = ended.map(({ claimed: { id, leaseId }, outcome: thumbnails }) => ({
          id,
          leaseId,
          thumbnails,
        }))
        const gone = await queue.settle(tx, made, instantFromMilliseconds(clock() + retryMs))
        await leaveThumbnails(services, tx, gone)
        return made.map(({ thumbnails }) => (thumbnails ? 'made' : 'failed'))
      },
    },
  }
  return new Outbox(services, family, { attempts: 4, perOrganisation: 2, guaranteed: 1, ...settings })
}

async function makeThumbnails(
  { files, thumbnails, log }: ThumbnailServices,
  orgId: Id,
  fileId: Id,
): Promise<Made> {
  let picture: Readable | undefined
  try {
    picture = await files.read(fileKey(orgId, fileId))
    const made = await thumbnails.of(picture)
    for (const { size, bytes } of made) await files.write(thumbnailKey(orgId, fileId, size), bytes)
    return made.map(({ size, width, height }) => ({ size, width, height }))
  } catch (error) {
    log.warn('thumbnails could not be made', { orgId, fileId, error: String(error) })
    return null
  } finally {
    picture?.destroy()
  }
}
