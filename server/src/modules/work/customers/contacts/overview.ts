import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { CustomerOverviewPart } from '../overview/parts.ts'
import { contacts } from './contract.ts'

/** Whom a customer is reached by, for whoever reads its contacts. */
export const overviewOfContacts: CustomerOverviewPart = {
  part: 'contacts',
  sees: caller => mayCall(caller, contacts.operations.listOfCustomer),
  fragment: ({ orgId, customerId }) => sql`(
    select jsonb_build_object(
      'count', count(*),
      'primary', (jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'jobTitle', l.job_title, 'email', p.email,
        'phone', p.phone)) filter (where l.is_primary)) -> 0)
    from customer_contacts l join contacts p on p.org_id = ${orgId} and p.id = l.contact_id
    where l.org_id = ${orgId} and l.customer_id = ${customerId} and l.active)`,
}
