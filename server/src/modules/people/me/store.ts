import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { RequestSource } from './port.ts'
import type { OwnRequest, RequestState } from './shapes.ts'
import type { subjectFields } from './subjects.ts'

/** The caller's own requests of every kind, as one table. */
const ownRequests = (sources: readonly RequestSource[], caller: Caller): RawBuilder<unknown> =>
  sql.join(
    sources.map(source => source.ownRequests(caller)),
    sql` union all `,
  )

/** A request as its family tells of it: everything but what it is. */
export type RequestRow = Omit<OwnRequest, keyof typeof subjectFields | 'explanation'>

/** States of requests that nobody is asked about any more. */
const decidedStates: readonly RequestState[] = ['returned', 'approved', 'declined', 'cancelled']

/** A `select` of the caller's own requests that somebody else has decided since an instant. */
export const decidedRequests = (
  sources: readonly RequestSource[],
  caller: Caller,
  since: Instant,
): RawBuilder<unknown> => sql`
  select r.subject_id from (${ownRequests(sources, caller)}) r where ${isDecidedSince(since)}`

/** Whatever was decided then was changed then. */
const isDecidedSince = (since: string): RawBuilder<unknown> => sql`
  r.updated_at >= ${since} and r.state = any(${decidedStates}::text[]) and r.decided_at >= ${since}`

/** A `select` of the caller's own requests that were sent back to them. */
export const returnedRequests = (
  sources: readonly RequestSource[],
  caller: Caller,
): RawBuilder<unknown> => sql`
  select r.subject_id from (${ownRequests(sources, caller)}) r where r.state = 'returned'`

export interface RequestFilter {
  readonly decidedSince?: string | undefined
  readonly kind?: string | undefined
  readonly state?: RequestState | undefined
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const requestsPage = (
  db: TenantDb,
  sources: readonly RequestSource[],
  caller: Caller,
  { kind, state, decidedSince }: RequestFilter,
  keyset: RawBuilder<unknown>,
): Promise<RequestRow[]> => {
  const asked = sources.filter(source => kind === undefined || source.kind === kind)
  if (asked.length === 0) return Promise.resolve([])
  return db.sql<RequestRow>`
    select r.subject_id as id, r.kind, r.subject_id, r.state, r.from_date, r.to_date, r.reason,
      case when r.state = any(${decidedStates}::text[]) then r.decided_at end as decided_at, r.updated_at
    from (${ownRequests(asked, caller)}) r
    where ${state === undefined ? sql`true` : sql`r.state = ${state}`}
      ${decidedSince === undefined ? sql`` : sql`and ${isDecidedSince(decidedSince)}`} ${keyset}`
}

export interface RequestCount {
  readonly kind: string
  /** Waiting for a decision, or sent back. */
  readonly open: number
  /** Approved, declined or sent back since the instant. */
  readonly decided: number
}

/** The caller's requests, counted by kind. One statement. */
export const countRequests = (
  db: TenantDb,
  sources: readonly RequestSource[],
  caller: Caller,
  since: Instant,
): Promise<RequestCount[]> =>
  sources.length === 0
    ? Promise.resolve([])
    : db.sql<RequestCount>`
        select r.kind, count(*) filter (where r.state in ('pending', 'returned'))::int as open,
          count(*) filter (
            where r.state in ('approved', 'declined', 'returned') and r.updated_at >= ${since})::int as decided
        from (${ownRequests(sources, caller)}) r group by r.kind order by r.kind`
