import pg from 'pg'
import { vi } from 'vitest'
import type { TestDatabase } from '../world/database.ts'
import { patience } from '../world/patience.ts'
import type { ServerProcess } from './server-process.ts'

/**
 * Starts a server and kills it while its insert waits for the lock on a table, then lets the table go. What `beside` begins
 * comes before the kill, and ends when the table is free.
 */
export async function killedAt(
  { connection, waitersFor }: TestDatabase,
  table: string,
  dying: ServerProcess,
  beside: () => Promise<void> = async () => {},
): Promise<void> {
  const session = new pg.Client(connection)
  await session.connect()
  await session.query(`begin; lock table ${table} in exclusive mode`)
  const started = dying.start().catch(() => {})
  const inserts = async () =>
    (await waitersFor(table)).filter(query => query.replaceAll('"', '').includes(`insert into ${table}`))
  await vi.waitUntil(async () => (await inserts()).length > 0, patience)
  const comes = beside()
  await dying.kill()
  await started
  await session.end()
  await comes
}
