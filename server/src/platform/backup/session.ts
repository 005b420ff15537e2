import type { Duplex } from 'node:stream'
import pg from 'pg'
import { connectError } from '../data/database-errors.ts'
import { clientConfig, type SessionSettings, type Target } from '../data/wire/connect.ts'

const lockWaitMs = 30_000

/** Settings under which every later server reads the same values; statements have no time limit. */
const settings: SessionSettings = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: lockWaitMs,
  extra_float_digits: 1,
  // Rows that row-level security would hide raise an error instead of being left out.
  row_security: 'off',
}

/** Runs `work` on a connection of its own as the owner of the tables. An abort closes the connection at once. */
export async function onSession<T>(
  target: Target,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const client = new pg.Client(clientConfig(target, settings))
  client.on('error', () => {})
  await client.connect().catch(error => {
    throw connectError(error)
  })
  const drop = () => {
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection
    stream.destroy()
  }
  signal.addEventListener('abort', drop)
  try {
    return await work(client)
  } catch (error) {
    // The connection's error is only the consequence of the abort.
    signal.throwIfAborted()
    // `end` would wait for an unfinished COPY.
    drop()
    throw error
  } finally {
    signal.removeEventListener('abort', drop)
    await client.end().catch(() => {})
  }
}
