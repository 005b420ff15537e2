import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectError, WritesNotTaken } from './database-errors.ts'
import { clientConfig, type Target } from './wire/connect.ts'
import { readOnlyTransaction } from './wire/reported-mode.ts'

/**
 * Runs `work` as the login that owns the tables, on one connection of its own: for migrations and for the upkeep of
 * partitions, never for a request. Column names are those of the database.
 */
export async function asOwner<T>(target: Target, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...clientConfig(target), max: 1 })
  pool.on('error', () => {})
  // The pool listens only while nobody uses the connection; one lost in use would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  // An unreachable server is told in the service's words, and before the work has begun.
  await pool.connect().then(
    client => client.release(),
    async error => {
      await pool.end()
      throw connectError(error)
    },
  )
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await work(db)
  } catch (error) {
    const readOnly = error instanceof pg.DatabaseError && error.code === readOnlyTransaction
    throw readOnly ? new WritesNotTaken({ standby: false }, { cause: error }) : error
  } finally {
    await db.destroy()
  }
}
