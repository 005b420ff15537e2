import { sql } from 'kysely'
import type { Database } from '../platform/data/database.ts'
import { type Instant, instantFromMilliseconds } from '../platform/vocabulary/dates.ts'
import { type Id, newId } from '../platform/vocabulary/ids.ts'

declare module '../platform/data/tables.ts' {
  interface DirectoryTables {
    demoOrganisations: DemoOrganisationsTable
  }
}

interface DemoOrganisationsTable {
  readonly orgId: string
  readonly position: number
  readonly filledAt: Instant | null
}

/** What the database knows of a demo. `interrupted`: it was begun, and whoever filled it did not come to the end. */
export type DemoState =
  | { readonly state: 'none' | 'other_organisations' }
  | { readonly state: 'interrupted' | 'filled'; readonly organisations: readonly Id[] }

export async function demoState({ directory }: Database): Promise<DemoState> {
  const marked = await directory
    .selectFrom('demoOrganisations')
    .select(['orgId', 'filledAt'])
    .orderBy('position')
    .execute()
  if (marked.length > 0)
    return {
      state: marked.every(({ filledAt }) => filledAt !== null) ? 'filled' : 'interrupted',
      organisations: marked.map(({ orgId }) => orgId),
    }
  const others = await directory.selectFrom('organisations').select('orgId').limit(1).execute()
  return { state: others.length > 0 ? 'other_organisations' : 'none' }
}

/** Says, before anything of it is there, which organisations the demo will be. */
export async function markBegun({ directory }: Database, count: number): Promise<Id[]> {
  const rows = Array.from({ length: count }, (_, position) => ({ orgId: newId(), position, filledAt: null }))
  await directory.insertInto('demoOrganisations').values(rows).execute()
  return rows.map(({ orgId }) => orgId)
}

/** Its commit waits for the disk, and so for everything that was committed before it. */
export async function markFilled({ directory }: Database): Promise<void> {
  await directory
    .updateTable('demoOrganisations')
    .set({ filledAt: instantFromMilliseconds(Date.now()) })
    .execute()
}

export async function unmark({ directory }: Database, orgId: Id): Promise<void> {
  await directory.deleteFrom('demoOrganisations').where('orgId', '=', orgId).execute()
}

/** Runs `work` in one process at a time; another waits, and finds what the first has made. */
export const withDemoLock = <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  database.asOwner(owner =>
    owner.connection().execute(async held => {
      await sql`select pg_advisory_lock(hashtextextended('konttori demo', 0))`.execute(held)
      return work()
    }),
  )
