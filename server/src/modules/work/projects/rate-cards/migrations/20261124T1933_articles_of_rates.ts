import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands: the rates that are there name no article. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'rate_rule_versions', () =>
    acrossOrganisations(db, 'articles', () =>
      sql`
        alter table rate_rule_versions
          add column article_id uuid,
          add foreign key (org_id, article_id) references articles (org_id, id)`.execute(db),
    ),
  )
  await sql`
    create index rate_rule_versions_by_article on rate_rule_versions (org_id, article_id)
    where article_id is not null`.execute(db)
}
