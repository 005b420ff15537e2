import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { PayrollLock } from './contract.ts'

const columns = sql`l.id, l.period_start, l.period_end, l.group_id, l.reason,
  case when l.lifted_at is null then 'locked' else 'lifted' end as state,
  l.locked_at, l.locked_by_membership_id, l.lifted_at, l.lifted_by_membership_id, l.updated_at`

const locksWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<PayrollLock[]> =>
  db.sql<PayrollLock>`
    select ${columns} from payroll_locks l where l.org_id = ${db.orgId} and ${condition}
    order by l.period_start desc, l.id desc`

export const listLocks = (db: TenantDb) => locksWhere(db, sql`true`)

export const liveLocks = (db: TenantDb) => locksWhere(db, sql`l.lifted_at is null`)

export const findLock = async (db: TenantDb, id: Id): Promise<PayrollLock | undefined> =>
  (await locksWhere(db, sql`l.id = ${id}`))[0]

export const insertLock = (db: TenantDb, lock: PayrollLock): Promise<unknown> =>
  db.sql`
    insert into payroll_locks (org_id, id, period_start, period_end, group_id, reason, locked_at,
      locked_by_membership_id, updated_at)
    values (${db.orgId}, ${lock.id}, ${lock.periodStart}, ${lock.periodEnd}, ${lock.groupId}, ${lock.reason},
      ${lock.lockedAt}, ${lock.lockedByMembershipId}, ${lock.updatedAt})`

export const saveLifted = (db: TenantDb, lock: PayrollLock): Promise<unknown> =>
  db.sql`
    update payroll_locks set lifted_at = ${lock.liftedAt}, lifted_by_membership_id = ${lock.liftedByMembershipId},
      updated_at = ${lock.updatedAt}
    where org_id = ${db.orgId} and id = ${lock.id}`
