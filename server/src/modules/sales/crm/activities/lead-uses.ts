import { sql } from 'kysely'
import type { LeadUse } from '../leads/port.ts'

/** A lead with something planned is not forgotten, and what was done with it last counts. */
export const activitiesWithLeads: LeadUse = {
  keeps: (orgId, leadId) => sql<boolean>`exists (
    select from activities a where a.org_id = ${orgId} and a.lead_id = ${leadId} and a.state = 'planned')`,
  lastTouched: (orgId, leadId) => sql`(
    select max(coalesce(a.done_at, a.created_at)) from activities a
    where a.org_id = ${orgId} and a.lead_id = ${leadId})`,
}
