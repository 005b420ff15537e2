import { CompiledQuery } from 'kysely'
import { unlinkEverybody } from '../modules/people/session/port.ts'
import { type Database, OrganisationUnknown } from '../platform/data/database.ts'
import { letRemoveAll } from '../platform/data/append-only.ts'
import { deleteFilesOf } from '../platform/files/organisation-files.ts'
import type { FileStorage } from '../platform/files/storage.ts'
import { accessChannel } from '../platform/transactions/transactions.ts'
import type { Id } from '../platform/vocabulary/ids.ts'

/**
 * Removes an organisation with its files and every row that is its own. Its mark goes with the rows, so the files go before
 * them: whatever interrupts this, it is begun again. What was on its way meanwhile goes after them.
 */
export async function removeOrganisation(database: Database, files: FileStorage, orgId: Id): Promise<void> {
  await deleteFilesOf(files, orgId)
  await removeRows(database, orgId)
  await deleteFilesOf(files, orgId)
}

/**
 * In one transaction. Whatever refers to what: the checks of foreign keys come at the end of a statement, so one statement
 * empties all tables.
 */
async function removeRows(database: Database, orgId: Id): Promise<void> {
  try {
    await database.write({ orgId }, async tx => {
      const tables = await tx.sql<{ name: string }>`
        select c.oid::regclass::text as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and not c.relispartition
          and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace)`
      await unlinkEverybody(tx)
      await letRemoveAll(tx)
      const parts = tables.map(
        ({ name }, index) => `gone_${index} as (delete from ${name} where org_id = $1)`,
      )
      await tx.execute(CompiledQuery.raw(`with ${parts.join(', ')} select`, [orgId]))
      // What a running service remembers of its members and keys.
      tx.defer(tx.sql`select pg_notify(${accessChannel}, ${orgId})`)
    })
  } catch (error) {
    // Interrupted before it was founded, or removed already: then there is nothing of it.
    if (!(error instanceof OrganisationUnknown)) throw error
  }
}
