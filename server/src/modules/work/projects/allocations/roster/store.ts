import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { MinutesOfWeek } from './rules.ts'

/** What members are planned for in a window of whole weeks, by week and project. */
export const plannedMinutes = (
  db: TenantDb,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<MinutesOfWeek[]> =>
  db.sql<MinutesOfWeek>`
    select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes
    from project_allocations a
    where a.org_id = ${db.orgId} and a.membership_id = any(${idArray(members)})
      and a.week_start between ${from} and ${to}
    group by a.membership_id, a.project_id, a.week_start`

/** A fragment: a query of the ids of members who are planned for projects in a window, or take part in them then. */
export const peopleOf = (
  orgId: string,
  projectIds: RawBuilder<unknown>,
  from: PlainDate,
  to: PlainDate,
): RawBuilder<unknown> => sql`
  select a.membership_id from project_allocations a
  where a.org_id = ${orgId} and a.project_id in (${projectIds}) and a.week_start between ${from} and ${to}
  union
  select t.membership_id from project_participants t
  where t.org_id = ${orgId} and t.project_id in (${projectIds})
    and (t.valid_from is null or t.valid_from <= ${to}) and (t.valid_to is null or t.valid_to >= ${from})`

/** A fragment: a query of the ids of the projects that a member answers for. */
export const managedBy = (orgId: string, membershipId: Id): RawBuilder<unknown> => sql`
  select p.id from projects p where p.org_id = ${orgId} and p.manager_membership_id = ${membershipId}`
