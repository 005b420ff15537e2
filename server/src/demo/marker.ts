import { sql } from 'kysely'
import type { Database } from '../platform/data/database.ts'
import { type Instant, instantFromMilliseconds } from '../platform/vocabulary/dates.ts'
import { type Id, newId } from '../platform/vocabulary/ids.ts'

declare module '../platform/data/tables.ts' {
  interface DirectoryTables {
    demoOrganisations: DemoOrganisationsTable
    demoRemovals: { readonly removedOrgId: string }
  }
}

interface DemoOrganisationsTable {
  readonly orgId: string
  readonly position: number
  readonly filledAt: Instant | null
}

/**
 * What the database knows of a demo. `interrupted`: it was begun, and whoever filled it did not come to the end;
 * `leaving`: the operator has had these removed, and that did not come to its end; `removed`: they are gone.
 */
export type DemoState =
  | { readonly state: 'none' | 'other_organisations' | 'removed' }
  | { readonly state: 'interrupted' | 'filled' | 'leaving'; readonly organisations: readonly Id[] }

export async function demoState(database: Database): Promise<DemoState> {
  const { directory } = database
  const removed = new Set(await removedOrganisations(database))
  const marked = await directory
    .selectFrom('demoOrganisations')
    .select(['orgId', 'filledAt'])
    .orderBy('position')
    .execute()
  // What was only begun when the operator had the demo removed is not brought to its end.
  const leaves = ({ orgId, filledAt }: (typeof marked)[number]) =>
    removed.has(orgId) || (removed.size > 0 && filledAt === null)
  const leaving = marked.filter(leaves).map(({ orgId }) => orgId)
  if (leaving.length > 0) return { state: 'leaving', organisations: leaving }
  if (marked.length > 0)
    return {
      state: marked.every(({ filledAt }) => filledAt !== null) ? 'filled' : 'interrupted',
      organisations: marked.map(({ orgId }) => orgId),
    }
  const others = await directory.selectFrom('organisations').select('orgId').limit(1).execute()
  if (others.length > 0) return { state: 'other_organisations' }
  return { state: removed.size > 0 ? 'removed' : 'none' }
}

/** What the operator has had removed, whether that came to its end or not. */
export async function removedOrganisations({ directory }: Database): Promise<Id[]> {
  const removals = await directory.selectFrom('demoRemovals').select('removedOrgId').execute()
  return removals.map(({ removedOrgId }) => removedOrgId)
}

/** The organisations of the demo by their slugs, in the order in which they were made. */
export const organisationsOfDemo = ({ directory }: Database): Promise<{ orgId: Id; slug: string }[]> =>
  directory
    .selectFrom('demoOrganisations as d')
    .innerJoin('organisations as o', 'o.orgId', 'd.orgId')
    .select(['d.orgId', 'o.slug'])
    .orderBy('d.position')
    .execute()

/** Says, before anything of them goes, which organisations of the demo are not to be there any more. */
export async function markRemoved({ directory }: Database, orgIds: readonly Id[]): Promise<void> {
  if (orgIds.length === 0) return
  await directory
    .insertInto('demoRemovals')
    .values(orgIds.map(removedOrgId => ({ removedOrgId })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
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
