import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { handle } from '../../../platform/http/handler.ts'
import { addSeconds } from '../../../platform/vocabulary/dates.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { beyondCaller, type Hearing, hearingOf, subscriberOf } from '../webhooks/port.ts'
import { integrationEvents } from './contract.ts'
import { type LogReading, type Position, readLog } from './store.ts'
import * as view from './view.ts'

/** The filters that a position belongs to; a reader passes them with every page. */
interface LogFilters {
  readonly event?: string | undefined
  readonly since?: string | undefined
}

const identity = (db: TenantDb, { event, since }: LogFilters) => [
  db.orgId,
  'integrationEvents.list',
  { event, since },
]

/** Throws `CursorInvalid` for a cursor of another query. */
function openPosition(db: TenantDb, filters: LogFilters, cursor: string): Position {
  const [createdAt, sequence] = db.cursors.open(identity(db, filters), cursor)
  return { createdAt: String(createdAt), sequence: Number(sequence) }
}

const sealPosition = (db: TenantDb, filters: LogFilters, position: Position): string =>
  db.cursors.seal(identity(db, filters), [position.createdAt, position.sequence])

/** Whether events after the position are no longer kept, so that a reader there has missed some. */
const hasGap = (position: Position, { earliest, end }: Pick<LogReading, 'earliest' | 'end'>): boolean =>
  position.sequence + 1 < (earliest?.sequence ?? end.sequence + 1)

export const handlers = handle(integrationEvents, {
  async list({ query, caller, now, db, services, refuse }) {
    const { event, since, cursor, from, limit = limits.pageSize.default } = query
    if (from !== undefined && (cursor !== undefined || since !== undefined)) {
      const message = 'says where reading begins, as `cursor` and `since` do; send one of them'
      refuse('bad-request', `from: ${message}.`, { errors: [{ parameter: 'from', message }] })
    }
    const subscriber = subscriberOf(caller, services)
    const beyond = event === undefined ? undefined : beyondCaller([event], subscriber)
    if (beyond) refuse(beyond.refusal, beyond.detail, beyond.extra)
    const after = cursor === undefined ? undefined : openPosition(db, { event, since }, cursor)
    const kept = addSeconds(now, -limits.eventRetentionDays * 86_400)
    const count = from === 'end' ? 0 : limit + 1
    const reading = await readLog(db, {
      events: sought(event, hearingOf(subscriber)),
      since,
      after,
      kept,
      count,
    })
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
    // The position passes over what the caller may not hear, as over what they did not request: nothing to come is missed by it.
    // Past the last match the position is the end of the log, so that it does not age while nothing matches.
    const position = (hasMore && page.at(-1)) || reading.end
    return {
      items: page.map(view.integrationEvent),
      pageInfo: { nextCursor: sealPosition(db, { event, since }, position), hasMore },
    }
  },
})

/** The names to look for: of those that the caller may hear the requested one, or all. */
function sought(event: string | undefined, hearing: Hearing): Hearing {
  if (event === undefined) return hearing
  return hearing === 'all' ? [event] : hearing.filter(heard => heard === event)
}
