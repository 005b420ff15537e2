import { removeTombstonesPastTime } from '../data/tombstones.ts'
import type { Worker } from '../worker.ts'
import type { Services } from '../services.ts'
import { Daily } from './periodic.ts'
import { dropExpiredPartitions, makePartitionsAhead } from './partitions.ts'

/**
 * Keeps the months of the event log: at start and every day makes those ahead, and drops those past retention. What tells
 * of deletions beside the log is kept as long as it.
 */
export const keepPartitions = ({ database, log }: Services): Worker =>
  new Daily(
    'upkeep of the event log',
    () =>
      database.asOwner(async db => {
        const made = await makePartitionsAhead(db)
        const dropped = await dropExpiredPartitions(db)
        if (made.length + dropped.length > 0)
          log.info('event log months changed', { made: made.join(' '), dropped: dropped.join(' ') })
        const removed = await removeTombstonesPastTime(db)
        if (removed > 0) log.info('tombstones past their time removed', { removed })
      }),
    log,
  )
