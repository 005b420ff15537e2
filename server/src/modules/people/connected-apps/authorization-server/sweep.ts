import type { Worker } from '../../../../platform/module.ts'
import type { Services } from '../../../../platform/services.ts'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import { removeExpired } from './interactions-store.ts'
import { realInstant } from '../real-time.ts'
import * as store from '../tokens/store.ts'

/** A code that is presented a little late is still distinguished from one that never was. */
const keepSeconds = 60 * 60
const everyMs = 15 * 60 * 1000
const atOnce = 1000

/** Deletes what is over of codes, tokens and requests for consent. */
export async function sweepExpired(services: Services, stopping?: AbortSignal): Promise<void> {
  const before = addSeconds(realInstant(), -keepSeconds)
  await removeExpired(services.database, before)
  for (let more = true; more && !stopping?.aborted; ) {
    const places = await store.expiredBefore(services.database, before, atOnce)
    for (const [orgId, those] of Map.groupBy(places, place => place.orgId))
      await services.database.write({ orgId }, async tx =>
        store.remove(
          tx,
          those.map(({ tokenId }) => tokenId),
        ),
      )
    more = places.length === atOnce
  }
}

/** Sweeps at start and every quarter of an hour; what fails is logged and done the next time. */
export function sweeping(services: Services): Worker {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const sweep = () => {
    running = running.then(() =>
      sweepExpired(services, stopping.signal).catch(error =>
        services.log.error('sweeping of tokens failed', error),
      ),
    )
  }
  return {
    start: () => {
      sweep()
      timer = setInterval(sweep, everyMs).unref()
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
