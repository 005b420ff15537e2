import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { PasswordRefused } from './errors.ts'

/** How to reach the cluster, in the form `pg` takes. */
export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** The service's own database in the embedded cluster. */
export const database = 'konttori'

// Recovery after a power cut replays at most `max_wal_size` and takes seconds; a slow disk must not be given up on.
const longestStart = 5 * 60_000

/**
 * Waits until the cluster answers. False when the postmaster ended first, or when it does not listen where it should
 * for longer than `patience` milliseconds. Throws `PasswordRefused`.
 */
export async function waitUntilReady(
  connection: Connection,
  isAlive: () => boolean,
  patience: number,
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
    if (waited > (starting ? longestStart : patience)) return false
    await delay(pause)
  }
  return false
}

/** Makes the service's own database when it is not there yet. */
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
  // A connection that drops while idle says so through this event, which is fatal when nobody listens.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The error code, or undefined when the cluster let us in. */
async function tryConnect(connection: Connection): Promise<string | undefined> {
  try {
    const client = await connect(connection)
    await client.end()
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}
