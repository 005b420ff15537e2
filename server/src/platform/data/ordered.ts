import { type Kysely, sql } from 'kysely'

/**
 * Makes the rows of a tenant table readable in the order of a column, by `sort` of their list: an index of organisation, column and
 * id, unless there is one. The columns may be several, of which the last is that of the sort, where the list is of one record.
 */
export async function makeOrdered(
  db: Kysely<unknown>,
  table: string,
  ...columns: readonly [string, ...string[]]
): Promise<void> {
  const wanted = ['org_id', ...columns, 'id']
  const { rows } = await sql<{ columns: string[] }>`
    select array_agg(a.attname::text order by k.place) as columns
    from pg_index i
    cross join lateral unnest(i.indkey) with ordinality as k(number, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indpred is null and i.indexprs is null
    group by i.indexrelid`.execute(db)
  if (rows.some(({ columns: there }) => there.join() === wanted.join())) return
  const name = `${table}_in_order_of_${columns.join('_and_')}`.slice(0, 63)
  await sql`
    create index ${sql.id(name)} on ${sql.table(table)} (${sql.join(wanted.map(column => sql.id(column)))})`.execute(
    db,
  )
}
