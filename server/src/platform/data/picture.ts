import type { Cursors } from './cursors.ts'
import type { ReadPool } from './read-pool.ts'
import { scopePlannedOnceTo, scopeTo } from './scope.ts'
import { ScopedTenantDb, type TenantDb } from './tenant-db.ts'
import type { Answer, Statement } from './wire/statement.ts'

/** Sends all that `work` asks at once, to be answered from one unchanging picture of an organisation. */
export async function onPicture<T>(
  pool: ReadPool,
  orgId: string,
  cursors: Cursors,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const picture = new Picture(orgId, cursors)
  const result = work(picture)
  // What fails to be sent fails `work` by its statements.
  await Promise.all([result, picture.send(pool).catch(() => {})])
  return result
}

interface Asked {
  readonly statement: Statement
  readonly answered: (answer: Answer) => void
  readonly failed: (reason: unknown) => void
}

class Picture extends ScopedTenantDb {
  readonly #asked: Asked[] = []
  #sent = false

  constructor(orgId: string, cursors: Cursors) {
    super(orgId, cursors)
  }

  async send(pool: ReadPool): Promise<void> {
    this.#sent = true
    const asked = this.#asked
    if (asked.length === 0) return
    const scope = asked.some(({ statement }) => statement.plannedOnce) ? scopePlannedOnceTo : scopeTo
    try {
      const [, ...answers] = await pool.readPicture([
        scope(this.orgId),
        ...asked.map(({ statement }) => statement),
      ])
      for (const [index, { answered }] of asked.entries()) answered(answers[index] as Answer)
    } catch (error) {
      for (const { failed } of asked) failed(error)
    }
  }

  protected override run(statement: Statement): Promise<Answer> {
    if (this.#sent) throw new Error('the picture is taken; its statements must be started together')
    return new Promise((answered, failed) => {
      this.#asked.push({ statement, answered, failed })
    })
  }
}
