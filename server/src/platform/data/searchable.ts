import { type Kysely, type RawBuilder, sql } from 'kysely'
import { scopedOrganisation } from './scope.ts'
import { grantReadingToServiceRole } from './service-role.ts'

interface Place {
  /** The column with the id of the record; `id` when left out. */
  readonly id?: string
  /** The texts that not everybody reads who reads the row. */
  readonly part?: string
}

/** So much of a key is in its index: entries of a B-tree are short. */
export const searchKeyLength = 100

/**
 * Makes the rows of a tenant table findable by texts of theirs: SQL expressions over its columns. They are kept folded in
 * `folded_text`, each between bars, with an index of their trigrams. Texts that not everybody reads who reads the row are a
 * `part` of their own: column, index and view have its name. The first two texts are the keys, unless `keys` names others.
 *
 * Row-level security evaluates its own condition before any that PostgreSQL does not know to be leakproof, and `like`
 * is none: with the policy on the table the index is never used. So it is read through the view `searchable_<table>`, which
 * compares the organisation itself and gives ids, keys and folded texts, nothing else. It reads with the rights of the
 * login, which owns it; where row-level security binds the login too, the answers are the same and take longer.
 */
export async function makeSearchable(
  db: Kysely<unknown>,
  table: string,
  texts: readonly string[],
  { keys = texts.slice(0, 2), ...place }: Place & { readonly keys?: readonly string[] } = {},
): Promise<void> {
  const name = sql.table(table)
  const column = columnOf(place)
  const folded = texts.map(text => `coalesce(search_fold(${text}), '')`).join(` || ' | ' || `)
  await sql`
    alter table ${name} add column ${sql.id(column)} text not null
    generated always as (${sql.raw(`'| ' || ${folded} || ' |'`)}) stored`.execute(db)
  await sql`
    create index ${sql.id(`${table}_by_${column}`)} on ${name} using gin (org_id, ${sql.id(column)} gin_trgm_ops)`.execute(
    db,
  )
  await keySearchable(db, table, keys, place)
}

/**
 * Says by which of its texts, two at most, a table that is searchable is read in order: those that people look its rows up by.
 * Where very many rows fit a question, this finds those that are exactly it or begin with it.
 */
export async function keySearchable(
  db: Kysely<unknown>,
  table: string,
  keys: readonly string[],
  place: Place = {},
): Promise<void> {
  const { id = 'id', part } = place
  const view = sql.table(part ? `searchable_${table}_${part}` : `searchable_${table}`)
  const columns: RawBuilder<unknown>[] = []
  for (const [at, name] of (['first_key', 'second_key'] as const).entries()) {
    const text = keys[at]
    const key = text && sql.raw(`left(search_fold(${text}), ${searchKeyLength})`)
    columns.push(sql`${key ?? sql`null::text`} as ${sql.id(name)}`)
    const index = sql.id(`${table}_by_${part ? `${part}_` : ''}${name}`)
    await sql`drop index if exists ${index}`.execute(db)
    if (!key) continue
    await sql`
      create index ${index} on ${sql.table(table)} (org_id, (${key}) text_pattern_ops, ${sql.id(id)})
      where (${key}) is not null`.execute(db)
  }
  await sql`
    create or replace view ${view} as
    select org_id, ${sql.id(id)} as id, ${sql.id(columnOf(place))} as folded_text, ${sql.join(columns)}
    from ${sql.table(table)} where org_id = ${sql.raw(scopedOrganisation)}`.execute(db)
  await grantReadingToServiceRole(db, view)
}

const columnOf = ({ part }: Place) => (part ? `folded_${part}_text` : 'folded_text')
