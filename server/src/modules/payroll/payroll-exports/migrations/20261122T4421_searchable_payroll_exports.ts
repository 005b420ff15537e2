import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of immutable parts, unlike to_char(): 2026-10-01, and 1.10.2026 as people write it.
  await sql`
    create function search_date(day date) returns text
    language sql immutable strict parallel safe
    return lpad(extract(year from day)::text, 4, '0') || '-' || lpad(extract(month from day)::text, 2, '0') || '-'
      || lpad(extract(day from day)::text, 2, '0') || ' ' || extract(day from day)::text || '.'
      || extract(month from day)::text || '.' || extract(year from day)::text`.execute(db)
  await makeSearchable(db, 'export_batches', [
    `search_date(period_start) || ' ' || search_date(period_end)`,
    `extract(month from period_start)::text || '/' || extract(year from period_start)::text`,
  ])
  await makeSearchable(db, 'export_targets', ['name'])
  await makeSearchable(db, 'pay_type_rules', ['code', 'name'])
}
