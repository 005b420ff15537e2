import { setTimeout as sleep } from 'node:timers/promises'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { UsageError } from '../command.ts'
import { type Answered, ask, type Service, ServiceUnreachable } from './service.ts'

export interface LoggedEvent {
  readonly id: string
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly sequence: number
  readonly createdAt: string
}

/** A place in the log. A cursor is of the query that it was read with, so `since` stays with it. */
export interface Position {
  readonly since?: string
  readonly cursor?: string
}

export interface LogPage {
  readonly events: readonly LoggedEvent[]
  /** Where the page begins, and where the next one does. */
  readonly at: Position
  readonly next: Position
  readonly hasMore: boolean
  readonly budget: Answered['budget']
}

/** The service cannot be reached, and then it can. */
export interface Outage {
  away(reason: string): void
  back(): void
}

const idleMs = 1000
/** Between readings while less than a tenth of the key's budget is left: others work with the same key. */
const scarceMs = 5000
const longestWaitMs = 5000

/** The end of the log at this moment. */
export async function endOfLog(service: Service, signal: AbortSignal): Promise<Position> {
  const { body } = await ask(service, '/v1/integration-events?from=end', { signal })
  return { cursor: (body as Page).pageInfo.nextCursor }
}

/** Throws `UsageError` for what is no position of this log. */
export async function requirePosition(service: Service, at: Position, signal: AbortSignal): Promise<void> {
  try {
    await readPage(service, at, signal, 1)
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code !== 'bad-request') throw error
    throw new UsageError('--since is no position of this log; one belongs to its organisation alone.')
  }
}

/**
 * The pages of the log from a position on, without an end: waits for events, and for a service that is away. Throws
 * `RequestRefused` when the service says no, such as to a key that was revoked, and the signal's reason.
 */
export async function* followLog(
  service: Service,
  from: Position,
  outage: Outage,
  signal: AbortSignal,
): AsyncGenerator<LogPage, never, undefined> {
  for (let position = from; ; ) {
    const page = await patiently(() => readPage(service, position, signal), outage, signal)
    yield page
    position = page.next
    await sleep(waitAfter(page), undefined, { signal })
  }
}

/** The position after so many events of a page. */
export async function positionWithin(service: Service, page: LogPage, events: number): Promise<Position> {
  if (events === 0) return page.at
  if (events === page.events.length) return page.next
  return (await readPage(service, page.at, AbortSignal.timeout(3000), events)).next
}

interface Page {
  readonly items: readonly LoggedEvent[]
  readonly pageInfo: { readonly nextCursor: string; readonly hasMore: boolean }
}

async function readPage(
  service: Service,
  at: Position,
  signal: AbortSignal,
  limit: number = 100,
): Promise<LogPage> {
  const query = new URLSearchParams({ ...at, limit: String(limit) })
  const { body, budget } = await ask(service, `/v1/integration-events?${query}`, { signal }).catch(withWayOn)
  const { items, pageInfo } = body as Page
  const next = { ...at, cursor: pageInfo.nextCursor }
  return { events: items, at, next, hasMore: pageInfo.hasMore, budget }
}

function waitAfter({ hasMore, budget }: LogPage): number {
  const scarce = budget !== undefined && budget.remaining < budget.limit / 10
  if (hasMore) return scarce ? idleMs : 0
  return scarce ? scarceMs : idleMs
}

/** Asks until the service answers: after its `Retry-After`, and longer and longer while nobody is there. */
export async function patiently<T>(
  ask: () => Promise<T>,
  outage: Outage,
  signal: AbortSignal,
  mayPass: (error: ServiceUnreachable) => boolean = () => true,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await ask()
      if (attempt > 0) outage.back()
      return answer
    } catch (error) {
      if (!(error instanceof ServiceUnreachable) || !mayPass(error)) throw error
      if (attempt === 0) outage.away(error.message)
      const backoff = Math.min(idleMs * 2 ** attempt, longestWaitMs)
      const asked = (error.retryAfterSeconds ?? 0) * 1000
      await sleep(Math.max(asked, backoff) * (1 + Math.random() / 4), undefined, { signal })
    }
  }
}

/** A position that is older than the log is no end of it: what is still kept can be read. */
function withWayOn(error: unknown): never {
  if (!(error instanceof RequestRefused) || typeof error.extra['earliestAvailable'] !== 'string') throw error
  const way = `What is kept begins with --since ${error.extra['earliestAvailable']}.`
  throw new RequestRefused(error.code, `${error.message} ${way}`, error.extra)
}
