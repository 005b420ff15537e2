import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { by } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { contentOfDays, daysOfTasks, type Followed } from '../../../time/work-days/port.ts'
import { anyManagerApproves, needsManager } from '../approval-rules/port.ts'
import { byTheHour } from '../recognition/port.ts'
import { billedAmong } from '../record/port.ts'
import { type ProjectDay, projectDayTable } from './record.ts'
import type { DayFilters } from './shapes.ts'

export const dayKeys = [by('d.workDate'), by('d.id')]

/** A project day with what of its project decides about it. */
export interface DayOfProject extends ProjectDay {
  readonly projectName: string
  readonly projectClosed: boolean
}

const daysWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<DayOfProject[]> =>
  db.sql<DayOfProject>`
    select ${projectDayTable.select('d')}, p.name as project_name, p.state = 'closed' as project_closed
    from project_days d join projects p on p.org_id = ${db.orgId} and p.id = d.project_id
    where d.org_id = ${db.orgId} and ${condition}`

/** A page of those that `whose` reaches. */
export const pageOfDays = (
  db: TenantDb,
  { projectId, membershipId, state, from, to }: DayFilters,
  whose: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<DayOfProject[]> =>
  daysWhere(
    db,
    sql`${whose} ${projectId === undefined ? sql`` : sql`and d.project_id = ${projectId}`}
      ${membershipId === undefined ? sql`` : sql`and d.membership_id = ${membershipId}`}
      ${state === undefined ? sql`` : sql`and d.state = ${state}`}
      ${from === undefined ? sql`` : sql`and d.work_date >= ${from}`}
      ${to === undefined ? sql`` : sql`and d.work_date <= ${to}`} ${keyset}`,
  )

/** Those with the ids that `whose` reaches. One statement. */
export const daysWithin = (
  db: TenantDb,
  ids: readonly Id[],
  whose: RawBuilder<boolean>,
): Promise<DayOfProject[]> => daysWhere(db, sql`d.id = any(${ids}::uuid[]) and ${whose}`)

export const saveDecided = (tx: WriteTransaction, day: ProjectDay): Promise<unknown> =>
  projectDayTable.update(tx, day, ['state', 'reason', 'decidedByMembershipId', 'decidedAt', 'updatedAt'])

/** Work days are approved: what of them needs the manager waits, but for what was approved and is what it was. */
export const awaitManagers = (tx: WriteTransaction, workDayIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    with written as materialized (${contentOfDays(tx.orgId, workDayIds, anyManagerApproves(tx.orgId))}),
    wanted as materialized (
      select c.* from written c
      where c.project_id in (${billedAmong(tx.orgId, sql`select w.project_id from written w`, byTheHour)})
        and ${needsManager(tx.orgId, { projectId: sql`c.project_id`, date: sql`c.work_date` })}),
    gone as (
      delete from project_days d
      where d.org_id = ${tx.orgId} and d.work_day_id = any(${workDayIds}::uuid[])
        and not exists (
          select from wanted w where w.work_day_id = d.work_day_id and w.project_id = d.project_id))
    insert into project_days as d (org_id, id, project_id, work_day_id, membership_id, work_date, minutes, fingerprint,
      state, opened, waiting_since, updated_at)
    select ${tx.orgId}, gen_random_uuid(), w.project_id, w.work_day_id, w.membership_id, w.work_date, w.minutes, w.fingerprint,
      'waiting', false, ${tx.now}::timestamptz, ${tx.now}::timestamptz
    from wanted w
    on conflict (org_id, work_day_id, project_id) do update set
      state = case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.state else 'waiting' end,
      reason = null,
      decided_by_membership_id =
        case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.decided_by_membership_id end,
      decided_at = case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.decided_at end,
      waiting_since =
        case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.waiting_since else excluded.waiting_since end,
      minutes = excluded.minutes, fingerprint = excluded.fingerprint, opened = false, updated_at = excluded.updated_at
    returning d.id`

/** Work days are approved no more: what was decided of them, or waits, is kept until they come back with something. */
export const openDays = (
  tx: WriteTransaction,
  workDayIds: readonly Id[],
  what: Exclude<Followed, 'approved'>,
): Promise<unknown> => {
  const those = sql`d.org_id = ${tx.orgId} and d.work_day_id = any(${workDayIds}::uuid[])`
  return what === 'opened'
    ? tx.sql`update project_days d set opened = true, updated_at = ${tx.now} where ${those} returning d.id`
    : tx.sql`delete from project_days d where ${those} returning d.id`
}

/** The approved days of the tasks. One statement. */
export const approvedDaysOfTasks = (
  db: TenantDb,
  taskIds: readonly Id[],
): Promise<Pick<ProjectDay, 'id' | 'workDayId'>[]> =>
  db.sql`
    select d.id, d.work_day_id from project_days d
    where d.org_id = ${db.orgId} and d.state = 'approved'
      and (d.work_day_id, d.project_id) in (${daysOfTasks(db.orgId, taskIds)})`

/** They wait once more; one whose work day is open does when that comes back, whatever it comes back with. */
export const awaitAnew = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  tx.sql`
    update project_days d set
      state = case when d.opened then d.state else 'waiting' end,
      decided_by_membership_id = case when d.opened then d.decided_by_membership_id end,
      decided_at = case when d.opened then d.decided_at end,
      waiting_since = case when d.opened then d.waiting_since else ${tx.now}::timestamptz end,
      fingerprint = case when d.opened then '' else d.fingerprint end,
      updated_at = ${tx.now}::timestamptz
    where d.org_id = ${tx.orgId} and d.id = any(${ids}::uuid[]) returning d.id`

/** What of projects their managers have not approved. One statement. */
export const notApproved = (
  db: TenantDb,
  projectIds: IdSet,
): Promise<Pick<ProjectDay, 'projectId' | 'workDayId' | 'state'>[]> =>
  db.sql`
    select d.project_id, d.work_day_id, d.state from project_days d
    where d.org_id = ${db.orgId} and d.project_id = any(${idArray(projectIds)}) and d.state <> 'approved'`
