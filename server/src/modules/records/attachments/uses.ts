import type { RecordUse } from '../imports/port.ts'

/** The files that people added to records of a type: an import that made the records is not undone under them. */
export const filesOf = (register: string, type: string): RecordUse => ({
  register,
  by: 'attachments',
  used: (db, ids) =>
    db.sql`
      select distinct a.target_id as id from attachments a
      where a.org_id = ${db.orgId} and a.target_type = ${type} and a.target_id = any(${ids}::uuid[])
        and a.state not in ('deleted', 'expired')`,
})
