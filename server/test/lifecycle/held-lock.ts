import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import type { TestDatabase } from '../world/database.ts'
import { patience } from '../world/patience.ts'

export interface HeldLock {
  /** Resolves when so many others wait for the write lock. */
  awaitedBy(count: number): Promise<void>
  /** Resolves when a request with an `Idempotency-Key` waits for it; the service's own sweeps have none. */
  awaitedByKey(): Promise<void>
  release(): Promise<void>
}

/** Takes an organisation's clock row and keeps it, as a long write of another process would, until released. */
export async function holdWriteLock({ connection, owner }: TestDatabase, orgId: string): Promise<HeldLock> {
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select 1 from organisation_clocks where org_id = $1 for update', [orgId])
  const awaited = (count: number, statement: string) =>
    vi.waitUntil(async () => {
      const [row] = await owner<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [statement],
      )
      return (row?.waiting ?? 0) >= count
    }, patience)
  return {
    awaitedBy: async count => void (await awaited(count, '%')),
    awaitedByKey: async () => void (await awaited(1, '%pg_try_advisory_xact_lock%')),
    release: async () => void (await client.query('rollback')),
  }
}
