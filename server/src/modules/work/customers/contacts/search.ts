import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { phoneSpelling, type Searched } from '../../../records/search/port.ts'
import { contacts } from './contract.ts'

/** The people at customers, for whoever reads them. One is active as long as they are at some customer. */
export const searchedContacts: Searched = {
  type: 'contact',
  table: 'contacts',
  title: () => sql`r.name`,
  subtitle: () => sql`coalesce(r.email, r.phone)`,
  active: ({ orgId }) => sql`exists (
    select from customer_contacts l where l.org_id = ${orgId} and l.contact_id = r.id and l.active)`,
  sources: [
    {
      table: 'contacts',
      fields: () => ({ name: sql`r.name`, email: sql`r.email`, phone: sql`r.phone` }),
      rows: ({ caller }) => (mayCall(caller, contacts.operations.list) ? 'all' : 'none'),
      spelling: phoneSpelling,
    },
  ],
}
