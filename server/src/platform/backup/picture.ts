import type pg from 'pg'
import { ConfigurationError } from '../configuration.ts'
import { quoted, type Table, tablesOf } from './catalogue.ts'

const attempts = 5

/**
 * Runs `work` on one snapshot of all tables. The tables are first locked against being dropped, and against nothing else:
 * a partition of the event log that maintenance drops meanwhile would be missing. Throws `ConfigurationError` for a login
 * that does not see every row.
 */
export async function onPicture<T>(
  client: pg.Client,
  work: (tables: readonly Table[]) => Promise<T>,
): Promise<T> {
  await requireEveryRow(client)
  for (let attempt = 1; ; attempt++) {
    const expected = await tablesOf(client)
    // The first query takes the snapshot; `lock table` is not one.
    await client.query('begin isolation level repeatable read, read only')
    if (expected.length > 0)
      await client.query(`lock table ${expected.map(quoted).join(', ')} in access share mode`)
    const tables = await tablesOf(client)
    if (JSON.stringify(tables) === JSON.stringify(expected)) {
      const result = await work(tables)
      await client.query('rollback')
      return result
    }
    await client.query('rollback')
    if (attempt === attempts) throw new Error('The tables keep changing; is a migration under way?')
  }
}

async function requireEveryRow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>(
    'select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  )
  if (rows[0]?.sees) return
  throw new ConfigurationError(
    'DATABASE_URL',
    'a login that row-level security does not bind (superuser or BYPASSRLS), for a backup of every organisation',
  )
}
