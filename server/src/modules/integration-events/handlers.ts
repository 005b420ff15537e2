import { handle } from '../../platform/http/handler.ts'
import { addSeconds } from '../../platform/vocabulary/dates.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { integrationEvents } from './contract.ts'
import { hasGap, openPosition, sealPosition } from './positions.ts'
import { readLog } from './store.ts'
import * as view from './view.ts'

export const handlers = handle(integrationEvents, {
  async list({ query, now, db, refuse }) {
    const { event, since, cursor, from, limit = limits.pageSize.default } = query
    if (from !== undefined && (cursor !== undefined || since !== undefined)) {
      const message = 'says where reading begins, as `cursor` and `since` do; send one of them'
      refuse('bad-request', `from: ${message}.`, { errors: [{ parameter: 'from', message }] })
    }
    const after = cursor === undefined ? undefined : openPosition(db, { event, since }, cursor)
    const kept = addSeconds(now, -limits.eventRetentionDays * 86_400)
    const count = from === 'end' ? 0 : limit + 1
    const reading = await readLog(db, { event, since, after, kept, count })
    if (after && hasGap(after, reading))
      refuse(
        'cursor_expired',
        `Events after the position are older than ${limits.eventRetentionDays} days.`,
        {
          earliestAvailable: reading.earliest?.createdAt ?? null,
        },
      )
    const page = reading.events.slice(0, limit)
    const hasMore = reading.events.length > limit
    // Past the last match the position is the end of the log, so that it does not age while nothing matches.
    const position = (hasMore && page.at(-1)) || reading.end
    return {
      items: page.map(view.integrationEvent),
      pageInfo: { nextCursor: sealPosition(db, { event, since }, position), hasMore },
    }
  },
})
