import { type Kysely, sql } from 'kysely'
import { scopedOrganisation } from './scope.ts'
import { grantReadingToServiceRole } from './service-role.ts'

/**
 * Makes the rows of a tenant table findable by texts of theirs: SQL expressions over its columns. They are kept folded in
 * `folded_text`, each between bars, with an index of their trigrams.
 *
 * Row-level security evaluates its own condition before any that PostgreSQL does not know to be leakproof, and `like`
 * is none: with the policy on the table the index is never used. So it is asked through the view `searchable_<table>`, which
 * compares the organisation itself and gives ids and folded texts, nothing else. It reads with the rights of the
 * login, which owns it; where row-level security binds the login too, the answers are the same and take longer.
 */
export async function makeSearchable(
  db: Kysely<unknown>,
  table: string,
  texts: readonly string[],
  { id = 'id' }: { readonly id?: string } = {},
): Promise<void> {
  const name = sql.table(table)
  const view = sql.table(`searchable_${table}`)
  const folded = texts.map(text => `coalesce(search_fold(${text}), '')`).join(` || ' | ' || `)
  await sql`
    alter table ${name} add column folded_text text not null
    generated always as (${sql.raw(`'| ' || ${folded} || ' |'`)}) stored`.execute(db)
  await sql`
    create index ${sql.id(`${table}_by_folded_text`)} on ${name} using gin (org_id, folded_text gin_trgm_ops)`.execute(
    db,
  )
  await sql`
    create view ${view} as select org_id, ${sql.id(id)} as id, folded_text from ${name}
    where org_id = ${sql.raw(scopedOrganisation)}`.execute(db)
  await grantReadingToServiceRole(db, view)
}
