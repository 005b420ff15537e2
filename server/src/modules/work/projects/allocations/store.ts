import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Allocation, allocationTable, type Place } from './record.ts'
import type { Planned } from './rules.ts'

type Week = Pick<Place, 'membershipId' | 'weekStart'>

/** A fragment: whether an allocation is of one of the weeks. */
const ofWeeks = (weeks: readonly Week[]): RawBuilder<unknown> => sql`(a.membership_id, a.week_start) in (
  select * from unnest(${weeks.map(({ membershipId }) => membershipId)}::uuid[],
    ${weeks.map(({ weekStart }) => weekStart)}::date[]))`

/** What a project has in weeks of members. */
export const heldIn = (db: TenantDb, projectId: Id, weeks: readonly Week[]): Promise<Allocation[]> =>
  db.sql<Allocation>`
    select ${allocationTable.select('a')} from project_allocations a
    where a.org_id = ${db.orgId} and a.project_id = ${projectId} and ${ofWeeks(weeks)}`

/** What a project has in weeks that begin after a day. */
export const heldAfter = (db: TenantDb, projectId: Id, day: PlainDate): Promise<Allocation[]> =>
  db.sql<Allocation>`
    select ${allocationTable.select('a')} from project_allocations a
    where a.org_id = ${db.orgId} and a.project_id = ${projectId} and a.week_start > ${day}
    order by a.week_start, a.id`

/** What members have in weeks, over all projects. */
export const plannedIn = (
  db: TenantDb,
  weeks: readonly Week[],
): Promise<(Week & { readonly minutes: number })[]> =>
  db.sql`
    select a.membership_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a
    where a.org_id = ${db.orgId} and ${ofWeeks(weeks)}
    group by a.membership_id, a.week_start`

export const save = (tx: WriteTransaction, { written, removed }: Planned): Promise<unknown> =>
  Promise.all([
    allocationTable.upsert(tx, written),
    removed.length === 0 ||
      tx.sql`
        delete from project_allocations where org_id = ${tx.orgId} and id = any(${removed}::uuid[]) returning id`,
  ])

/** Which allocations of a project a list selects; every condition given must hold. */
export interface AllocationFilter {
  readonly projectId: Id
  /** A Monday. */
  readonly fromWeek: PlainDate | undefined
  readonly toWeek: PlainDate | undefined
  readonly membershipId: Id | undefined
  readonly phaseId: Id | undefined
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const list = (
  db: TenantDb,
  { projectId, fromWeek, toWeek, membershipId, phaseId }: AllocationFilter,
  keyset: RawBuilder<unknown>,
): Promise<Allocation[]> =>
  db.sql<Allocation>`
    select ${allocationTable.select('a')} from project_allocations a
    where a.org_id = ${db.orgId} and a.project_id = ${projectId}
      ${fromWeek === undefined ? sql`` : sql`and a.week_start >= ${fromWeek}`}
      ${toWeek === undefined ? sql`` : sql`and a.week_start <= ${toWeek}`}
      ${membershipId === undefined ? sql`` : sql`and a.membership_id = ${membershipId}`}
      ${phaseId === undefined ? sql`` : sql`and a.phase_id = ${phaseId}`} ${keyset}`

/** How many allocations a member has from a week on. */
export async function countFrom(db: TenantDb, membershipId: Id, week: PlainDate): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::int as count from project_allocations a
    where a.org_id = ${db.orgId} and a.membership_id = ${membershipId} and a.week_start >= ${week}`
  return row?.count ?? 0
}
