import { deleteFilesOf } from '../platform/files/organisation-files.ts'
import { StorageUnavailable } from '../platform/files/storage.ts'
import type { InProcess } from '../platform/http/in-process.ts'
import type { Services } from '../platform/services.ts'
import { type Instant, instantFromMilliseconds } from '../platform/vocabulary/dates.ts'
import type { Id } from '../platform/vocabulary/ids.ts'
import type { Company } from './companies/company.ts'
import { harmaja } from './companies/harmaja/harmaja.ts'
import { saarni } from './companies/saarni.ts'
import { issueCredentials, newPassword } from './credentials.ts'
import { type DemoFile, dropFromDemoFile, readDemoFile, writeDemoFile } from './demo-file.ts'
import type { Progress } from './filling/fill.ts'
import { refreshStatistics } from './filling/statistics.ts'
import { make } from './making.ts'
import { withAsynchronousCommit } from './asynchronous-commit.ts'
import { demoState, markBegun, markFilled, removedOrganisations, unmark, withDemoLock } from './marker.ts'
import { removeOrganisation } from './removal.ts'

export interface Demo {
  /**
   * Makes the demo organisations in an empty database, completely or not at all, and writes `demo.json` to the data
   * directory. A database with other organisations is left alone. To be called before requests are taken.
   */
  prepare(inside: InProcess): Promise<void>
  /** Corrects the address in `demo.json`, which was not known before the service listened. */
  tellAddress(baseUrl: string): Promise<void>
}

/** The companies of the demo and its last instant: two companies and the present, unless a test wants less. */
interface Wanted {
  readonly companies: readonly Company[]
  readonly now: Instant
}

export function demoIn(dataDir: string, wanted: Partial<Wanted> = {}): Demo {
  let told: DemoFile | undefined
  return {
    prepare: inside =>
      withDemoLock(inside.services.database, async () => {
        told = await prepare(inside, dataDir, wanted)
      }),
    async tellAddress(baseUrl) {
      if (told && told.baseUrl !== baseUrl) await writeDemoFile(dataDir, (told = { ...told, baseUrl }))
    },
  }
}

async function prepare(
  inside: InProcess,
  dataDir: string,
  wanted: Partial<Wanted>,
): Promise<DemoFile | undefined> {
  const { database, log, baseUrl } = inside.services
  await deleteLateUploads(inside.services)
  const found = await demoState(database)
  switch (found.state) {
    case 'other_organisations':
      return undefined
    case 'removed':
      return undefined
    case 'leaving':
      await remove(inside.services, found.organisations)
      await dropFromDemoFile(dataDir, found.organisations)
      return prepare(inside, dataDir, wanted)
    case 'filled':
      return renewFile(inside, dataDir, found.organisations)
    case 'interrupted':
      log.warn('demo_interrupted', { organisations: found.organisations.join(' ') })
      await remove(inside.services, found.organisations)
      break
    case 'none':
  }
  const organisations = await makeAll(inside, wanted)
  const file = { baseUrl, organisations }
  await writeDemoFile(dataDir, file)
  return file
}

/** Each organisation has its own write lock, so they are filled side by side. */
async function makeAll(
  inside: InProcess,
  { companies = [harmaja, saarni], now = instantFromMilliseconds(Date.now()) }: Partial<Wanted>,
) {
  const { database, log } = inside.services
  const startedAt = performance.now()
  const filling = inside.on(withAsynchronousCommit(database))
  const password = newPassword()
  const ids = await markBegun(database, companies.length)
  const organisations = await Promise.all(
    companies.map((company, index) =>
      make(company, filling, { id: ids[index] as Id, password, now, progress: telling(log, company) }),
    ),
  )
  await markFilled(database)
  await refreshStatistics(database)
  log.info('demo_filled', { seconds: Math.round((performance.now() - startedAt) / 100) / 10 })
  return organisations
}

/** Tells of each quarter of a company's timeline: a first start takes a while, and whoever waits for it wants to see that it goes on. */
function telling(log: Services['log'], { slug }: Company): Progress {
  let told = 0
  return share => {
    const quarters = Math.floor(share * 4)
    if (quarters > told) log.info('demo_filling', { organisation: slug, percent: quarters * 25 })
    told = quarters
  }
}

/** An upload URL from before a removal works after it, until its hour is over. */
async function deleteLateUploads({ database, files, log }: Services): Promise<void> {
  try {
    for (const orgId of await removedOrganisations(database)) await deleteFilesOf(files, orgId)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    log.warn('demo_files_left', { error: String(error) })
  }
}

async function remove({ database, files }: Services, organisations: readonly Id[]): Promise<void> {
  for (const orgId of organisations) {
    await removeOrganisation(database, files, orgId)
    await unmark(database, orgId)
  }
}

/** The file as it should be: the one that is there, or one with new keys for the same people. */
async function renewFile(
  { services }: InProcess,
  dataDir: string,
  ids: readonly Id[],
): Promise<DemoFile | undefined> {
  const { baseUrl } = services
  const present = await readDemoFile(dataDir, ids)
  if (present?.baseUrl === baseUrl) return present
  if (present) {
    const moved = { ...present, baseUrl }
    await writeDemoFile(dataDir, moved)
    return moved
  }
  const password = newPassword()
  const organisations = await Promise.all(ids.map(id => issueCredentials(services, id, password)))
  services.log.info('demo_keys_renewed')
  const file = { baseUrl, organisations }
  await writeDemoFile(dataDir, file)
  return file
}
