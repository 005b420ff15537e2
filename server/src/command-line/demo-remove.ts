import { type DemoMark, demoOrganisations, removeDemo } from '../demo/remove-demo.ts'
import type { Database } from '../platform/data/database.ts'
import { openStorage } from '../platform/files/open.ts'
import { RequestRefused } from '../platform/vocabulary/request-refused.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import { onInstallation } from './installation.ts'
import type { demoRemoveOptions } from './options/demo-remove.ts'
import { findOrganisation } from './organisations.ts'

type Wanted = Given<typeof demoRemoveOptions>

/** Removes what the operator agrees to; organisations that are not of the demo are refused. */
export const removeDemoOrganisations = (wanted: Wanted, circumstances: Circumstances): Promise<Outcome> =>
  onInstallation(circumstances, async ({ database, configuration }) => {
    const leaving = await leavingOnes(database, wanted.organisation)
    const names = leaving.map(({ slug }) => slug).join(' and ')
    const removed = leaving.map(({ orgId, slug }) => ({ id: orgId, slug }))
    if (wanted['dry-run'])
      return { result: { removed, dryRun: true }, text: `These would be removed: ${names}.` }
    await agree(names, circumstances)
    const files = await openStorage(configuration.files)
    const orgIds = leaving.map(({ orgId }) => orgId)
    try {
      await removeDemo({ database, files }, configuration.dataDir, orgIds)
    } finally {
      files.close()
    }
    return { result: { removed, dryRun: false }, text: `Removed with all that is theirs: ${names}.` }
  })

async function leavingOnes(database: Database, wanted: string | undefined): Promise<readonly DemoMark[]> {
  const ofDemo = await demoOrganisations(database)
  if (wanted === undefined) {
    if (ofDemo.length > 0) return ofDemo
    throw new RequestRefused('demo_not_found', 'There is no organisation of a demo in this database.')
  }
  const orgId = await findOrganisation(database, wanted)
  const found = ofDemo.filter(mark => mark.orgId === orgId)
  if (found.length > 0) return found
  throw new RequestRefused(
    'not_of_the_demo',
    `“${wanted}” is no organisation of the demo; only those are removed.`,
  )
}

async function agree(names: string, { yes, terminal }: Circumstances): Promise<void> {
  if (yes) return
  const answer = await terminal.confirm(`Remove ${names} with all that is theirs, for good?`)
  if (answer) return
  throw new UsageError(
    answer === false
      ? 'Nothing was removed.'
      : `This removes ${names} with all that is theirs, for good; give --yes if that is meant.`,
  )
}
