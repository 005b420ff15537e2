import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../../../platform/data/like.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hasValues, type HeldValue } from '../../../records/custom-fields/port.ts'
import { fold } from '../../../records/search/port.ts'
import type { ActivityRecord, ActivityState, ActivityType } from './record.ts'
import { recordColumns } from './store.ts'

/** Which activities a list selects; every condition given must hold. */
export interface ActivityFilter {
  readonly state?: ActivityState
  readonly type?: ActivityType
  readonly overdue?: boolean
  readonly ownerMembershipIds: readonly Id[]
  readonly customerId?: Id
  readonly contactId?: Id
  readonly dealId?: Id
  readonly leadId?: Id
  readonly projectId?: Id
  readonly dueFrom?: Instant
  readonly dueTo?: Instant
  readonly doneFrom?: Instant
  readonly doneTo?: Instant
  readonly q?: string
  readonly held: readonly HeldValue[]
  readonly externalSource?: string
  readonly externalId?: string
  readonly now: Instant
}

export const listActivities = (
  db: TenantDb,
  filter: ActivityFilter,
  keyset: RawBuilder<unknown>,
): Promise<ActivityRecord[]> =>
  db.sql<ActivityRecord>`
    select ${recordColumns(db.orgId)} from activities a
    where a.org_id = ${db.orgId} ${matching(db.orgId, filter)} ${keyset}`

/** Planned and due before now. */
const overdueBy = (now: Instant): RawBuilder<boolean> =>
  sql<boolean>`a.state = 'planned' and a.due_at < ${now}`

function matching(orgId: string, filter: ActivityFilter): RawBuilder<unknown> {
  const { overdue, now, dueFrom, dueTo, doneFrom, doneTo, q, held } = filter
  const conditions: RawBuilder<unknown>[] = []
  const equal = (column: string, value: string | undefined) => {
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`)
  }
  equal('a.state', filter.state)
  equal('a.type', filter.type)
  equal('a.customerId', filter.customerId)
  equal('a.contactId', filter.contactId)
  equal('a.dealId', filter.dealId)
  equal('a.leadId', filter.leadId)
  equal('a.projectId', filter.projectId)
  equal('a.externalSource', filter.externalSource)
  equal('a.externalId', filter.externalId)
  for (const id of filter.ownerMembershipIds) equal('a.ownerMembershipId', id)
  if (overdue === true) conditions.push(overdueBy(now))
  if (overdue === false) conditions.push(sql`not coalesce(${overdueBy(now)}, false)`)
  if (dueFrom !== undefined) conditions.push(sql`a.due_at >= ${dueFrom}`)
  if (dueTo !== undefined) conditions.push(sql`a.due_at < ${dueTo}`)
  if (doneFrom !== undefined) conditions.push(sql`a.done_at >= ${doneFrom}`)
  if (doneTo !== undefined) conditions.push(sql`a.done_at < ${doneTo}`)
  if (q !== undefined)
    conditions.push(
      sql`a.id in (select s.id from searchable_activities s where s.org_id = ${orgId} and s.folded_text like ${containing(fold(q))})`,
    )
  if (held.length > 0) conditions.push(hasValues(orgId, sql`a.id`, held))
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}
