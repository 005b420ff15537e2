import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type RecurrenceRecord, recurrenceTable } from './record.ts'

/** The series with this id, unless it has come to its end. */
export const findRecurrence = async (db: TenantDb, id: Id | null): Promise<RecurrenceRecord | undefined> =>
  id === null
    ? undefined
    : (
        await db.sql<RecurrenceRecord>`
          select ${recurrenceTable.select('r')} from task_recurrences r
          where r.org_id = ${db.orgId} and r.id = ${id} and r.ended_at is null`
      )[0]

/** The series by which a task is made again, unless it has come to its end. */
export const recurrenceOfTask = async (db: TenantDb, taskId: Id): Promise<RecurrenceRecord | undefined> =>
  (
    await db.sql<RecurrenceRecord>`
      select ${recurrenceTable.select('r')} from tasks t
      join task_recurrences r on r.org_id = ${db.orgId} and r.id = t.recurrence_id and r.ended_at is null
      where t.org_id = ${db.orgId} and t.id = ${taskId}`
  )[0]

/** The series that wait for one of the tasks to be completed. */
export const recurrencesWaiting = (db: TenantDb, taskIds: readonly Id[]): Promise<RecurrenceRecord[]> =>
  db.sql<RecurrenceRecord>`
    select ${recurrenceTable.select('r')} from task_recurrences r
    where r.org_id = ${db.orgId} and r.task_id = any(${taskIds}::uuid[]) and r.mode = 'when_done'
      and r.ended_at is null
    order by r.id`

/** The series by date whose next day has come, those that wait longest first. */
export const recurrencesDue = (db: TenantDb, today: PlainDate, atMost: number): Promise<RecurrenceRecord[]> =>
  db.sql<RecurrenceRecord>`
    select ${recurrenceTable.select('r')} from task_recurrences r
    where r.org_id = ${db.orgId} and r.ended_at is null and r.next_on <= ${today}
    order by r.next_on, r.id limit ${atMost}`
