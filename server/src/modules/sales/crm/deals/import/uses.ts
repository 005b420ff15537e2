import type { RecordUse } from '../../../../records/imports/port.ts'

/** Activities that belong to a deal. */
export const activitiesOfDeals: RecordUse = {
  register: 'deals',
  by: 'activities',
  used: (db, ids) =>
    db.sql`
      select distinct a.deal_id as id from activities a
      where a.org_id = ${db.orgId} and a.deal_id = any(${ids}::uuid[])`,
}

/** Leads that a deal was made of. */
export const leadsOfDeals: RecordUse = {
  register: 'deals',
  by: 'leads',
  used: (db, ids) =>
    db.sql`
      select distinct l.converted_deal_id as id from leads l
      where l.org_id = ${db.orgId} and l.converted_deal_id = any(${ids}::uuid[])`,
}
