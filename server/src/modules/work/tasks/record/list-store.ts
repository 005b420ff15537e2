import { type RawBuilder, sql } from 'kysely'
import { by, type KeysetKey, sweepKeys } from '../../../../platform/data/paging.ts'
import { containing } from '../../../../platform/data/like.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hasValues, type HeldValue } from '../../../records/custom-fields/port.ts'
import { fold } from '../../../records/search/port.ts'
import { minutesOnTask } from '../../../time/work-days/port.ts'
import type { StatusCategory } from '../statuses/record.ts'
import type { Direction, Priority, TaskRecord, TaskSort } from './record.ts'
import { recordColumns } from './store.ts'

/** Which tasks a list selects; every condition given must hold. */
export interface TaskFilter {
  readonly q?: string
  readonly projectId?: Id
  readonly withoutProject?: boolean
  readonly phaseId?: Id
  readonly parentTaskId?: Id
  readonly assigneeMembershipId?: Id
  readonly statusId?: Id
  readonly category?: StatusCategory
  readonly labelId?: Id
  readonly priority?: Priority
  readonly dueFrom?: PlainDate
  readonly dueTo?: PlainDate
  readonly archived?: boolean
  readonly externalSource?: string
  readonly externalId?: string
  /** Only tasks of the member's own: to be done, looked over or followed. */
  readonly ownedBy?: Id
}

export const sweep = sweepKeys('t')

const keys = new Map<string, readonly KeysetKey[]>()

/** The order of a list; tasks without a due date come last in both directions. */
export function keysOf(sort: TaskSort, direction: Direction): readonly KeysetKey[] {
  const place = `${sort} ${direction}`
  let found = keys.get(place)
  if (!found) {
    const column = sort === 'priority' ? 'priorityOrder' : sort
    const first = by(`t.${column}`, { direction, nullable: sort === 'dueDate' })
    keys.set(place, (found = [first, by('t.id', { direction })]))
  }
  return found
}

/** A task of a list, with what it is ordered by. */
export interface ListedTask extends TaskRecord {
  readonly priorityOrder: number
  /** Null while some of it is to be worked out. */
  readonly spentMinutes: number | null
}

/** A query of the ids of the tasks of a page, so that what is asked about them leaves together with it. */
export const idsOfPage = (
  orgId: string,
  filter: TaskFilter,
  { held, keyset }: { held: readonly HeldValue[]; keyset: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
  select t.id from tasks t where t.org_id = ${orgId} ${matching(orgId, filter, held)} ${keyset}`

export const listTasks = (
  db: TenantDb,
  filter: TaskFilter,
  { held, keyset }: { held: readonly HeldValue[]; keyset: RawBuilder<unknown> },
): Promise<ListedTask[]> =>
  db.sql<ListedTask>`
    select ${recordColumns(db.orgId)}, t.priority_order, ${minutesOnTask(db.orgId, sql`t.id`)} as spent_minutes
    from tasks t
    where t.org_id = ${db.orgId} ${matching(db.orgId, filter, held)} ${keyset}`

function matching(orgId: string, filter: TaskFilter, held: readonly HeldValue[]): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  const equal = (column: string, value: string | undefined) => {
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`)
  }
  equal('t.projectId', filter.projectId)
  equal('t.phaseId', filter.phaseId)
  equal('t.parentTaskId', filter.parentTaskId)
  equal('t.statusId', filter.statusId)
  equal('t.priority', filter.priority)
  equal('t.externalSource', filter.externalSource)
  equal('t.externalId', filter.externalId)
  if (filter.withoutProject) conditions.push(sql`t.project_id is null`)
  if (filter.dueFrom !== undefined) conditions.push(sql`t.due_date >= ${filter.dueFrom}`)
  if (filter.dueTo !== undefined) conditions.push(sql`t.due_date <= ${filter.dueTo}`)
  if (filter.archived !== undefined)
    conditions.push(filter.archived ? sql`t.archived_at is not null` : sql`t.archived_at is null`)
  conditions.push(...matchingParts(orgId, filter, held))
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

function matchingParts(
  orgId: string,
  { q, assigneeMembershipId, category, labelId, ownedBy }: TaskFilter,
  held: readonly HeldValue[],
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (assigneeMembershipId !== undefined)
    conditions.push(sql`exists (
      select from task_assignees a
      where a.org_id = ${orgId} and a.membership_id = ${assigneeMembershipId} and a.task_id = t.id)`)
  if (category !== undefined)
    conditions.push(sql`t.status_id in (
      select s.id from task_statuses s where s.org_id = ${orgId} and s.category = ${category})`)
  if (labelId !== undefined)
    conditions.push(sql`exists (
      select from task_label_links l
      where l.org_id = ${orgId} and l.label_id = ${labelId} and l.task_id = t.id)`)
  if (ownedBy !== undefined) conditions.push(ownTasks(orgId, ownedBy))
  if (held.length > 0) conditions.push(hasValues(orgId, sql`t.id`, held))
  if (q !== undefined)
    conditions.push(
      sql`t.id in (select s.id from searchable_tasks s where s.org_id = ${orgId} and s.folded_text like ${containing(fold(q))})`,
    )
  return conditions
}

/** Whether a task under the alias `t` is a member's own: to be done, looked over or followed by them. */
export const ownTasks = (orgId: string, membershipId: Id): RawBuilder<unknown> => sql`t.id in (
  select a.task_id from task_assignees a where a.org_id = ${orgId} and a.membership_id = ${membershipId}
  union all
  select w.task_id from task_watchers w where w.org_id = ${orgId} and w.membership_id = ${membershipId}
  union all
  select r.id from tasks r where r.org_id = ${orgId} and r.reviewer_membership_id = ${membershipId})`
