import type { Database } from '../platform/data/database.ts'
import type { FileStorage } from '../platform/files/storage.ts'
import type { Id } from '../platform/vocabulary/ids.ts'
import { dropFromDemoFile } from './demo-file.ts'
import { markRemoved, organisationsOfDemo, withDemoLock } from './marker.ts'
import { removeOrganisation } from './removal.ts'

/** An organisation of the demo. */
export interface DemoMark {
  readonly orgId: Id
  readonly slug: string
}

/** The organisations of the demo that are there, in the order in which they were made. */
export const demoOrganisations = (database: Database): Promise<DemoMark[]> => organisationsOfDemo(database)

/**
 * Removes organisations of the demo with everything that is theirs, and what `demo.json` tells of them. They are not made
 * again. When it is interrupted, the next start or the next removal goes on with it. Nothing but the demo's own is removed.
 */
export const removeDemo = (
  { database, files }: { readonly database: Database; readonly files: FileStorage },
  dataDir: string,
  orgIds: readonly Id[],
): Promise<void> =>
  withDemoLock(database, async () => {
    const present = new Set((await organisationsOfDemo(database)).map(({ orgId }) => orgId))
    const leaving = orgIds.filter(orgId => present.has(orgId))
    await markRemoved(database, leaving)
    for (const orgId of leaving) await removeOrganisation(database, files, orgId)
    await dropFromDemoFile(dataDir, leaving)
  })
