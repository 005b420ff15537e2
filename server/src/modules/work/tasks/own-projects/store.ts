import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { ownTasks } from '../record/list-store.ts'

/** A query of the ids of the projects in which a member has tasks that are not archived. */
export const projectsWithOwnTasks = (orgId: string, membershipId: Id): RawBuilder<unknown> => sql`
  select t.project_id from tasks t
  where t.org_id = ${orgId} and t.project_id is not null and t.archived_at is null
    and ${ownTasks(orgId, membershipId)}`

export interface BookableTask {
  readonly id: Id
  readonly projectId: Id
  readonly phaseId: Id | null
  readonly number: number
  readonly title: string
  readonly own: boolean
}

interface Wanted {
  readonly membershipId: Id
  /** Those in which the member takes part, whose tasks are all told. */
  readonly whole: IdSet
  readonly projectIds: IdSet
  /** Tasks that were closed before are left out. */
  readonly closedSince: PlainDate
  readonly limit: number
}

/** The tasks of projects that a member may write hours on, their own first, the newest first, so many of each. One statement. */
export const bookableTasks = (
  db: TenantDb,
  { membershipId, whole, projectIds, closedSince, limit }: Wanted,
): Promise<BookableTask[]> =>
  db.sql<BookableTask>`
        with own as materialized (
          select t.id from tasks t where t.org_id = ${db.orgId} and ${ownTasks(db.orgId, membershipId)})
        select found.* from unnest(${idArray(projectIds)}) as wanted(id)
        cross join lateral (
          select t.id, t.project_id, t.phase_id, t.number, t.title, t.id in (select own.id from own) as own
          from tasks t
          where t.org_id = ${db.orgId} and t.project_id = wanted.id and t.archived_at is null
            and (t.closed_at is null or t.closed_at >= ${closedSince}::date)
            and (wanted.id = any(${idArray(whole)}) or t.id in (select own.id from own))
          order by own desc, t.number desc limit ${limit}) found`
