import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

/** What leads, customers and contacts are compared by, so that two spellings of one address, number or name are one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(keys))
    await acrossOrganisations(db, table, async () => {
      for (const [column, text] of Object.entries(columns))
        await sql`
          alter table ${sql.table(table)} add column ${sql.id(column)} text generated always as (${sql.raw(text)}) stored`.execute(
          db,
        )
    })
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.table(name)} on ${sql.raw(columns)}`.execute(db)
}

const email_key = 'lower(email)'
const phone_key = 'search_phone(phone)'

const keys = {
  leads: { email_key, phone_key, organisation_key: 'customer_name_key(organisation_name)' },
  contacts: { email_key, phone_key },
  customers: { phone_key },
}

const indexes = {
  leads_by_email: 'leads (org_id, email_key, id)',
  leads_by_phone: 'leads (org_id, phone_key, id)',
  leads_by_organisation: 'leads (org_id, organisation_key, id)',
  leads_by_business_id: 'leads (org_id, business_id, id)',
  contacts_by_email_key: 'contacts (org_id, email_key, id)',
  contacts_by_phone_key: 'contacts (org_id, phone_key, id)',
  customers_by_phone_key: 'customers (org_id, phone_key, id)',
}
