import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { phonesShared } from '../../../company/organisation/port.ts'
import type { MemberStatus } from '../record/shapes.ts'
import type { Person } from './contract.ts'

interface Filter {
  readonly status?: MemberStatus
  readonly planningUnitId?: string
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const list = (
  db: TenantDb,
  { status, planningUnitId }: Filter,
  keyset: RawBuilder<unknown>,
): Promise<Person[]> => {
  const conditions = [
    sql`m.org_id = ${db.orgId}`,
    ...(status === undefined ? [] : [sql`m.status = ${status}`]),
    ...(planningUnitId === undefined ? [] : [sql`m.planning_unit_id = ${planningUnitId}`]),
  ]
  return db.sql<Person>`
    select m.id, m.display_name, m.planning_unit_id, m.status,
      case when ${phonesShared(db.orgId)} then m.phone end as phone
    from memberships m
    where ${sql.join(conditions, sql` and `)} ${keyset}`
}
