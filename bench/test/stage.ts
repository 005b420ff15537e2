import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { startApp } from '../../server/src/app.ts'
import { silentLog } from '../../server/src/platform/telemetry/log.ts'
import { freshDatabase } from '../../server/test/world/database.ts'
import { atEndOfFile } from '../../server/test/world/end-of-file.ts'
import type { Company, Owner } from '../../server/test/world/large-company.ts'
import { patientLimits } from '../../server/test/world/patience.ts'
import type { Stage } from '../bench.ts'
import { type DataSet, fillCompanies, serverOf } from '../data-set.ts'
import { type Server, startService } from '../processes/processes.ts'

export const tinySize = { organisations: 2, members: 12, days: 10 }

/** Two small companies in a database that each bench gets a copy of, so that none finds what another has done. */
export interface TinyDataSet {
  copy(): Promise<DataSet>
}

export async function makeTinyDataSet(): Promise<TinyDataSet> {
  const { connection, drop } = await freshDatabase()
  atEndOfFile(drop)
  const pool = new pg.Pool({ ...connection, max: 1 })
  const owner = ownerOf(pool)
  const companies = await fillCompanies(connection, owner, tinySize)
  await owner('analyze work_days, work_entries, memberships')
  await pool.end()
  return { copy: () => copyOf(connection.database, companies) }
}

async function copyOf(template: string, companies: readonly Company[]): Promise<DataSet> {
  await endSessions(template)
  const { connection, drop } = await freshDatabase(template)
  const pool = new pg.Pool({ ...connection, max: 2 })
  pool.on('error', () => {})
  const close = async () => {
    await pool.end()
    await drop()
  }
  return { connection, size: tinySize, companies, bytes: 0, owner: ownerOf(pool), close }
}

const ownerOf =
  (pool: pg.Pool): Owner =>
  async (text, values = []) =>
    (await pool.query(text, [...values])).rows

/** A connection that is closed may have a session for a moment, and a database that somebody uses is not copied. */
async function endSessions(database: string): Promise<void> {
  const client = new pg.Client({ ...inject('testServer'), database: 'postgres' })
  await client.connect()
  await client.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [
    database,
  ])
  await client.end()
}

/** What a tiny bench works on. A program is started where the bench needs one, once; otherwise the service is in this process. */
export function tinyStage(tiny: TinyDataSet, inProgram: boolean, ends: AsyncDisposableStack): Stage {
  const started = new Map<string, Promise<Server>>()
  const start: typeof startService = (connection, more) => {
    const key = JSON.stringify([connection.database, more])
    const known = started.get(key)
    if (known) return known
    const server = inProgram ? startService(connection, more) : serviceHere(connection)
    ends.defer(async () => (await server).stop())
    const shared = server.then(each => ({ ...each, stop: async () => {} }))
    started.set(key, shared)
    return shared
  }
  return {
    dataSet: async () => ends.adopt(await tiny.copy(), data => data.close()),
    emptyDatabase: async () => {
      const { connection, drop } = await freshDatabase('template1')
      ends.defer(drop)
      return connection
    },
    startService: start,
  }
}

async function serviceHere(connection: Parameters<typeof startService>[0]): Promise<Server> {
  const app = await startApp({ ...serverOf(connection), ...patientLimits, log: silentLog })
  return { pid: process.pid, url: app.baseUrl, stop: () => app.close() }
}

export const benchFolder = join(import.meta.dirname, '..')
