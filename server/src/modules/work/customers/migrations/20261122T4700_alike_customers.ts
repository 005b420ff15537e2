import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

/** What customers are compared by when one may be another: names without their legal forms, and domains. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // “Oy Äänekosken Sähkö Ab” and “Äänekosken sähkö” are one. A name of nothing but legal forms stays as it is.
  await sql`
    create function customer_name_key(written text) returns text
    language sql immutable strict parallel safe
    return coalesce(
      nullif(
        (select string_agg(w.word, ' ' order by w.place)
          from regexp_split_to_table(regexp_replace(search_fold(written), '[^a-z0-9\u0080-\uffff]+', ' ', 'g'), ' +')
            with ordinality as w(word, place)
          where w.word <> '' and w.word not in (
            'oy', 'oyj', 'ab', 'abp', 'publ', 'ky', 'kb', 'ay', 'hb', 'tmi', 'toiminimi', 'osk', 'andelslag', 'ry', 'rf', 'ltd',
            'limited', 'llc', 'plc', 'inc', 'corp', 'co', 'gmbh', 'ag', 'kg', 'aps', 'as', 'asa', 'ou', 'bv', 'nv', 'sa', 'sarl',
            'srl', 'spa')),
        ''),
      search_fold(written))`.execute(db)
  await sql`
    create function web_domain(written text) returns text
    language sql immutable strict parallel safe
    return nullif(regexp_replace(lower(substring(written from '^[a-zA-Z]+://(?:[^/?#@]*@)?([^/:?#]+)')), '^www\\.', ''), '')`.execute(
    db,
  )
  await sql`
    alter table customers
      add column name_key text not null generated always as (customer_name_key(name)) stored,
      add column web_domain text generated always as (web_domain(website)) stored,
      add column invoice_domain text generated always as (lower(split_part(invoice_email, '@', 2))) stored`.execute(
    db,
  )
  await sql`alter table contacts
    add column email_domain text generated always as (lower(split_part(email, '@', 2))) stored`.execute(db)
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.table(name)} on ${sql.raw(columns)}`.execute(db)
}

const indexes = {
  customers_by_name_key: 'customers (org_id, name_key, id)',
  customers_by_business_id: 'customers (org_id, business_id, id) where business_id is not null',
  customers_by_web_domain: 'customers (org_id, web_domain, id) where web_domain is not null',
  customers_by_invoice_domain: 'customers (org_id, invoice_domain, id) where invoice_domain is not null',
  customers_by_default_contact: 'customers (org_id, default_contact_id) where default_contact_id is not null',
  contacts_by_email: 'contacts (org_id, lower(email)) where email is not null',
  contacts_by_email_domain: 'contacts (org_id, email_domain, id) where email_domain is not null',
}
