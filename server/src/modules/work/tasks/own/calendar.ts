import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { dateIn, type Instant, type PlainDate, startOfDay } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CalendarSource } from '../../../exchange/calendar-feeds/port.ts'
import { ownTasks } from './contract.ts'

interface DueTask {
  readonly id: Id
  readonly number: number
  readonly title: string
  readonly description: string | null
  readonly dueDate: PlainDate
  readonly closedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** When the tasks that a member is to do are due, in their calendar. */
export const dueTasks: CalendarSource = {
  type: 'task',
  sees: member => mayCall(member, ownTasks.operations.list),
  async entries(db, { membership, organisation }, { from, now, to, limit }) {
    const { timeZone } = organisation
    const [first, today, last] = [from, now, to].map(instant => dateIn(timeZone, instant))
    const half = (condition: ReturnType<typeof sql>, direction: 'asc' | 'desc') => sql`(
      select t.id, t.number, t.title, t.description, t.due_date, t.closed_at, t.created_at, t.updated_at
      from task_assignees a join tasks t on t.org_id = ${db.orgId} and t.id = a.task_id
      where a.org_id = ${db.orgId} and a.membership_id = ${membership.id} and t.archived_at is null and ${condition}
      order by t.due_date ${sql.raw(direction)} limit ${limit})`
    const found = await db.sql<DueTask>`
      select d.* from (${half(sql`t.due_date >= ${today} and t.due_date < ${last}`, 'asc')}
        union all ${half(sql`t.due_date >= ${first} and t.due_date < ${today}`, 'desc')}) d
      order by d.due_date < ${today}, abs(d.due_date - ${today}::date) limit ${limit}`
    return found.map(task => entryOf(task, timeZone))
  },
}

const entryOf = (
  { id, number, title, description, dueDate, closedAt, createdAt, updatedAt }: DueTask,
  timeZone: string,
) => ({
  id,
  startsAt: startOfDay(timeZone, dueDate),
  wholeDay: dueDate,
  endsAt: null,
  summary: `${closedAt === null ? '' : '✓ '}#${number} ${title}`,
  description,
  location: null,
  status: 'confirmed' as const,
  category: 'task',
  createdAt,
  updatedAt,
})
