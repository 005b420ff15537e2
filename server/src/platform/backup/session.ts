import type { Duplex } from 'node:stream'
import pg from 'pg'
import { connectError } from '../data/database-errors.ts'
import { clientConfig, type SessionSettings, type Target } from '../data/wire/connect.ts'

const lockWaitMs = 30_000

/** Values are written so that every later server reads the very same; a statement may take as long as it needs. */
const settings: SessionSettings = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: lockWaitMs,
  extra_float_digits: 1,
  // Rows that row-level security would hide are an error, not a gap.
  row_security: 'off',
}

/** Runs `work` on a connection of its own as the owner of the tables. An abort drops the connection at once. */
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
    // What the lost connection complains of is only the consequence.
    signal.throwIfAborted()
    // A COPY may be half done, for which `end` would wait.
    drop()
    throw error
  } finally {
    signal.removeEventListener('abort', drop)
    await client.end().catch(() => {})
  }
}
