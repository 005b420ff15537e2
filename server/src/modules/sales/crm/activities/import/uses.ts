import type { RecordUse } from '../../../../records/imports/port.ts'

/** Activities concern customers. */
export const activitiesOfCustomers: RecordUse = {
  register: 'customers',
  by: 'activities',
  used: (db, ids) =>
    db.sql`
      select distinct a.customer_id as id from activities a
      where a.org_id = ${db.orgId} and a.customer_id = any(${ids}::uuid[])`,
}

/** Activities are with contacts. */
export const activitiesOfContacts: RecordUse = {
  register: 'contacts',
  by: 'activities',
  used: (db, ids) =>
    db.sql`
      select distinct a.contact_id as id from activities a
      where a.org_id = ${db.orgId} and a.contact_id = any(${ids}::uuid[])`,
}

/** An activity that repeats is followed by the next. */
export const followingActivities: RecordUse = {
  register: 'activities',
  by: 'activities',
  used: (db, ids) =>
    db.sql`
      select distinct a.previous_activity_id as id from activities a
      where a.org_id = ${db.orgId} and a.previous_activity_id = any(${ids}::uuid[])`,
}

/** Activities may be about a project. */
export const activitiesOfProjects: RecordUse = {
  register: 'projects',
  by: 'activities',
  used: (db, ids) =>
    db.sql`
      select distinct a.project_id as id from activities a
      where a.org_id = ${db.orgId} and a.project_id = any(${ids}::uuid[])`,
}

/** Activities have an owner. */
export const activitiesOfMembers: RecordUse = {
  register: 'members',
  by: 'activities',
  used: (db, ids) =>
    db.sql`
      select distinct a.owner_membership_id as id from activities a
      where a.org_id = ${db.orgId} and a.owner_membership_id = any(${ids}::uuid[])`,
}
