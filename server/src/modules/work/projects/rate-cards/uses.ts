import { type RawBuilder, sql } from 'kysely'
import type { RecordUse } from '../../../records/imports/port.ts'

const usedBy = (register: RecordUse['register'], column: RawBuilder<unknown>): RecordUse => ({
  register,
  by: 'rate_rules',
  used: (db, ids) =>
    db.sql`
      select distinct ${column} as id from rate_rules r
      where r.org_id = ${db.orgId} and ${column} = any(${ids}::uuid[])`,
})

/** Rules name what their hours are of. */
export const rulesWithCustomers = usedBy('customers', sql`r.customer_id`)
export const rulesWithProjects = usedBy('projects', sql`r.project_id`)
export const rulesWithMembers = usedBy('members', sql`r.membership_id`)
