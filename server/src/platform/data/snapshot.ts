import { statementError } from './database-errors.ts'
import type { Cursors } from './cursors.ts'
import { scopeTo } from './scope.ts'
import { ScopedTenantDb, type TenantDb } from './tenant-db.ts'
import type { Connection } from './wire/connection.ts'
import type { Answer, Statement } from './wire/statement.ts'

/** Runs `work` on one unchanging picture of an organisation; it can only read. */
export async function onSnapshot<T>(
  connection: Connection,
  orgId: string,
  cursors: Cursors,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const begin: Statement = { text: 'begin isolation level repeatable read, read only', values: [] }
  const opened = connection.submit([begin, scopeTo(orgId)])
  opened.catch(() => {})
  const db = new Snapshot(orgId, cursors, connection)
  try {
    const [result] = await Promise.all([work(db), opened])
    return result
  } finally {
    db.over = true
    await connection.submit([{ text: 'rollback', values: [] }]).catch(() => {})
  }
}

class Snapshot extends ScopedTenantDb {
  readonly #connection: Connection
  over = false

  constructor(orgId: string, cursors: Cursors, connection: Connection) {
    super(orgId, cursors)
    this.#connection = connection
  }

  protected override async run(statement: Statement): Promise<Answer> {
    if (this.over) throw new Error('the snapshot is over; its statements came too late')
    try {
      const [answer] = await this.#connection.submit([statement])
      return answer as Answer
    } catch (error) {
      throw statementError(error, statement.text)
    }
  }
}
