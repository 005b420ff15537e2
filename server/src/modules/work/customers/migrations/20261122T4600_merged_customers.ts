import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers add column merged_into_customer_id uuid, add column merged_at timestamptz(3),
      add check ((merged_into_customer_id is null) = (merged_at is null)),
      add check (merged_into_customer_id is null or (not active and merged_into_customer_id <> id))`.execute(
    db,
  )
  await acrossOrganisations(db, 'customers', () =>
    sql`
      alter table customers
        add foreign key (org_id, merged_into_customer_id) references customers (org_id, id)`.execute(db),
  )
  await sql`
    create index customers_merged on customers (org_id, merged_into_customer_id)
    where merged_into_customer_id is not null`.execute(db)
}
