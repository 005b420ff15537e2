import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containing } from './like.ts'
import { scopedOrganisation } from './scope.ts'
import { grantReadingToServiceRole } from './service-role.ts'

/**
 * Lets the rows of a tenant table be found by any part of a text of theirs, however short: an index of its characters and of
 * every two side by side, which trigrams do not have for parts of less than three letters.
 *
 * Row-level security evaluates its own condition before any that PostgreSQL does not know to be leakproof, and neither `like`
 * nor `@>` is: with the policy on the table the index is never used. So it is read through the view
 * `<table>_containing_<column>`, which compares the organisation itself, gives ids and the text, and reads with the rights of
 * its owner.
 */
export async function indexSubstrings(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const pairs = sql`text_pairs(${sql.id(column)})`
  await sql`
    create index ${sql.id(`${table}_by_pairs_of_${column}`)} on ${sql.table(table)} using gin (org_id, (${pairs}))`.execute(
    db,
  )
  const view = sql.table(viewOf(table, column))
  await sql`
    create view ${view} as
    select org_id, id, ${sql.id(column)} as text, ${pairs} as pairs
    from ${sql.table(table)} where org_id = ${sql.raw(scopedOrganisation)}`.execute(db)
  await grantReadingToServiceRole(db, view)
}

/**
 * The ids of the rows whose text contains `part`, by the index that `indexSubstrings` makes. A subquery keeps the question from the
 * planner, which would rather read the whole table for what it takes to be common.
 */
export const idsContaining = (
  orgId: string,
  [table, column]: readonly [table: string, column: string],
  part: string,
): RawBuilder<unknown> => sql`
  select s.id from ${sql.table(viewOf(table, column))} s
  where s.org_id = ${orgId} and s.pairs @> (select ${pairsOf(part)}::text[]) and s.text like (select ${containing(part)}::text)`

const viewOf = (table: string, column: string) => `${table}_containing_${column}`

/** More of a long text narrow nothing down. */
const mostPairs = 40

/** The keys of the index that a text with `part` has. */
function pairsOf(part: string): string[] {
  const characters = Array.from(part)
  const pairs = characters.slice(1).map((character, before) => `${characters[before]}${character}`)
  return pairs.length > 0 ? [...new Set(pairs)].slice(0, mostPairs) : characters
}
