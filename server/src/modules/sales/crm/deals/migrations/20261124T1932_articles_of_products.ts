import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands: the products that are there name no article. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'products', () =>
    acrossOrganisations(db, 'articles', () =>
      sql`
        alter table products
          add column article_id uuid,
          add foreign key (org_id, article_id) references articles (org_id, id)`.execute(db),
    ),
  )
  await sql`
    create index products_by_article on products (org_id, article_id) where article_id is not null`.execute(
    db,
  )
}
