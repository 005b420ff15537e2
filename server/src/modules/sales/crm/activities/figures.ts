import { sql } from 'kysely'
import type { CustomerFigure } from '../../../work/customers/port.ts'

/** When something was last done with a customer; null for never. */
export const lastActivities: CustomerFigure = {
  figure: 'lastActivityAt',
  of: (orgId, customerId) => sql`(
    select l.last_activity_at from customer_last_activities l
    where l.org_id = ${orgId} and l.customer_id = ${customerId})`,
  inPlay: orgId => sql`(
    select l.customer_id, l.last_activity_at as value from customer_last_activities l where l.org_id = ${orgId})`,
}
