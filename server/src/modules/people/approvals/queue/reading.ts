import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ApprovalSource } from './slots.ts'
import { type Holder, queue } from './statement.ts'
import type { Described } from './subjects.ts'

/** How much is passed on to somebody by now. */
export async function countOf(
  db: TenantDb,
  sources: readonly ApprovalSource[],
  holders: readonly Holder[],
  now: Instant,
): Promise<{ readonly count: number; readonly oldestAt: Instant | null }> {
  const [row] = await db.sql<{ count: number; oldestAt: Instant | null }>`
    select count(*)::int as count, min(a.submitted_at) as oldest_at
    from (${queue(sources, holders, { waitingFor: 'me' }, now)}) a`
  return row ?? { count: 0, oldestAt: null }
}

/** Those of what is passed on to somebody by now that wait longest, at most so many. */
export const oldestOf = (
  db: TenantDb,
  sources: readonly ApprovalSource[],
  holders: readonly Holder[],
  now: Instant,
  limit: number,
): Promise<Described[]> =>
  db.sql<Described>`
    select a.kind, a.subject_id, a.membership_id, a.on_behalf_of_membership_id
    from (${queue(sources, holders, { waitingFor: 'me' }, now)}) a
    order by a.submitted_at, a.subject_id limit ${limit}`

/** When those of some subjects were last changed that wait for the caller. */
export async function changesOf(
  db: TenantDb,
  source: ApprovalSource,
  caller: Caller,
  subjectIds: readonly Id[],
): Promise<ReadonlyMap<Id, Instant>> {
  const rows = await db.sql<{ subjectId: Id; updatedAt: Instant }>`
    select a.subject_id, a.updated_at from (${source.waitingFor(caller)}) a
    where a.subject_id = any(${subjectIds}::uuid[])`
  return new Map(rows.map(({ subjectId, updatedAt }) => [subjectId, updatedAt]))
}
