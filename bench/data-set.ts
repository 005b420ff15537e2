import { createHash } from 'node:crypto'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startApp } from '../server/src/app.ts'
import { type Cluster, startCluster } from '../server/src/platform/postgres/cluster.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { type Company, fillCompany, foundCompany, type Owner } from '../server/test/world/large-company.ts'
import type { DataSetSize } from './data-set-size.ts'

/** A cluster full of companies, running. */
export interface DataSet {
  readonly connection: Cluster['connection']
  readonly size: DataSetSize
  readonly companies: readonly Company[]
  /** What it takes on the disk, indexes included. */
  readonly bytes: number
  readonly owner: Owner
  close(): Promise<void>
}

/** The secret of every server that works on the data set. */
export const secret = 'the bench has nothing to hide from anybody'

/** How a server in the process of the bench works on the data set: without what only stands in the way of a measurement. */
export const serverOf = (connection: Cluster['connection']) => ({
  connection,
  secret: Buffer.from(secret),
  host: '127.0.0.1',
  port: 0,
  baseUrl: null,
  redisUrl: null,
  rateLimits: { key: 1e9, organisation: 1e9 },
  webhooksAllowPrivate: false,
  checkAnswers: false,
})

/**
 * Opens the data set of a data directory, and makes it first when it is missing, of another size or older than the
 * tables. Durability is as in production; vacuuming happens between rounds, when the bench says so.
 */
export async function openDataSet(dataDir: string, size: DataSetSize): Promise<DataSet> {
  const cluster = await startCluster({ dataDir, settings: { autovacuum: 'off', max_wal_size: '1GB' } })
  try {
    const { connection } = cluster
    const wanted = { size, migrations: await fingerprintOfMigrations() }
    const companies =
      (await readCompanies(dataDir, wanted)) ?? (await makeCompanies(dataDir, connection, wanted))
    const pool = new pg.Pool({ ...connection, max: 2 })
    // PostgreSQL may end before its farewell to an idle connection is taken.
    pool.on('error', () => {})
    const owner: Owner = async (text, values = []) => (await pool.query(text, [...values])).rows
    const [disk] = await owner<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    return {
      connection,
      size,
      companies,
      bytes: Number(disk?.bytes),
      owner,
      close: async () => {
        await pool.end()
        await cluster.stop()
      },
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

interface Wanted {
  readonly size: DataSetSize
  readonly migrations: string
}

const manifest = (dataDir: string) => join(dataDir, 'data-set.json')

async function readCompanies(dataDir: string, wanted: Wanted): Promise<Company[] | undefined> {
  const text = await readFile(manifest(dataDir), 'utf8').catch(() => null)
  if (text === null) return undefined
  const { companies, ...found } = JSON.parse(text) as Wanted & { companies: Company[] }
  return JSON.stringify(found) === JSON.stringify(wanted) ? companies : undefined
}

async function makeCompanies(
  dataDir: string,
  connection: Cluster['connection'],
  wanted: Wanted,
): Promise<Company[]> {
  const { organisations, members, days } = wanted.size
  console.log(`Making ${organisations} organisations with ${members} members of ${days} work days each …`)
  await emptyDatabase(connection)
  const pool = new pg.Pool({ ...connection, max: 1 })
  const owner: Owner = async (text, values = []) => (await pool.query(text, [...values])).rows
  try {
    const companies = await fillCompanies(connection, owner, wanted.size)
    // Leaves room on the pages for later writes, as in a database that has been in use for a while.
    await owner('vacuum (freeze, analyze)')
    await owner('checkpoint')
    // Written last, so that a data set whose making was interrupted is made again.
    await writeFile(manifest(dataDir), JSON.stringify({ ...wanted, companies: companies.map(serialisable) }))
    return companies
  } finally {
    await pool.end()
  }
}

/** Founds the companies of a data set through the interface, and fills them. */
export async function fillCompanies(
  connection: Cluster['connection'],
  owner: Owner,
  { organisations, members, days }: DataSetSize,
): Promise<Company[]> {
  const app = await startApp({ ...serverOf(connection), log: silentLog })
  const companies: Company[] = []
  try {
    for (let ordinal = 1; ordinal <= organisations; ordinal++) {
      const company = await foundCompany(app, `company-${ordinal}`)
      await fillCompany(owner, company, { members, days })
      companies.push(company)
      if (ordinal % 20 === 0) console.log(`  ${ordinal} of ${organisations}`)
    }
    return companies
  } finally {
    await app.close()
  }
}

/** A data set names projects only by the requests made of them beforehand. */
const serialisable = (company: Company) => ({ ...company, projects: Object.fromEntries(company.projects) })

async function emptyDatabase({ database, ...server }: Cluster['connection']): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${database} with (force)`)
  await client.query(`create database ${database}`)
  await client.end()
}

/** Migrations do not change once they are released; until then a changed one makes a new data set. */
async function fingerprintOfMigrations(): Promise<string> {
  const root = resolve(import.meta.dirname, '../server/src')
  const files = (await Array.fromAsync(glob('**/migrations/*.ts', { cwd: root }))).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

/** A cluster without anything in it, which goes with its directory when it is stopped. */
export async function startEmptyCluster(): Promise<Pick<Cluster, 'connection' | 'stop'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'konttori-bench-'))
  const { connection, stop } = await startCluster({ dataDir })
  return {
    connection,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
