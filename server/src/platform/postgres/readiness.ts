import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { PasswordRefused } from './errors.ts'

/** Connection options of the cluster, as `pg` takes them. */
export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** The service's database in the embedded cluster. */
export const database = 'konttori'

// Recovery after a power failure replays at most `max_wal_size`, which takes seconds; a slow disk gets more time.
const longestStart = 5 * 60_000

/**
 * Waits until the cluster answers. False when the postmaster ends first, or does not listen on its endpoint within
 * `waitMs` milliseconds. Throws `PasswordRefused`.
 */
export async function waitUntilReady(
  connection: Connection,
  isAlive: () => boolean,
  waitMs: number,
): Promise<boolean> {
  const begun = performance.now()
  for (let pause = 5; isAlive(); pause = Math.min(pause * 1.5, 200)) {
    const failure = await tryConnect(connection)
    if (failure === undefined) return true
    if (failure === '28P01') {
      throw new PasswordRefused('The embedded PostgreSQL does not accept the password kept for it.')
    }
    const waited = performance.now() - begun
    const starting = failure === '57P03'
    if (waited > (starting ? longestStart : waitMs)) return false
    await delay(pause)
  }
  return false
}

/** Creates the service's database when it is missing. */
export async function ensureDatabase(connection: Connection, name: string): Promise<void> {
  const client = await connect(connection)
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function connect(connection: Connection): Promise<Client> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  // Without a listener, the error event of an idle connection that is lost would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The error code; undefined on success. */
async function tryConnect(connection: Connection): Promise<string | undefined> {
  try {
    const client = await connect(connection)
    await client.end()
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}
