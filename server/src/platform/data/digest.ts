import { CompiledQuery } from 'kysely'
import { ScopedTenantDb, type TenantDb } from './tenant-db.ts'
import type { Answer, Statement } from './wire/statement.ts'

/** Of each read, how many rows it finds and what they hash to together. */
export type Digest = readonly string[]

/**
 * What reads find, without fetching it: two digests are the same as long as each of the reads would find the same rows, in
 * whichever order. `work` starts its statements before it waits for the first, and is answered without rows.
 */
export async function digestOf(db: TenantDb, work: (db: TenantDb) => Promise<unknown>): Promise<Digest> {
  const asking = new Digesting(db)
  const worked = work(asking)
  const [digest] = await Promise.all([asking.taken(), worked])
  return digest
}

export const isSameDigest = (one: Digest, other: Digest): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

const noRows: Answer = { rows: [], affected: 0, rolledBack: false }

class Digesting extends ScopedTenantDb {
  readonly #db: TenantDb
  readonly #asked: Promise<string>[] = []
  #taken = false

  constructor(db: TenantDb) {
    super(db.orgId, db.cursors)
    this.#db = db
  }

  taken(): Promise<Digest> {
    this.#taken = true
    return Promise.all(this.#asked)
  }

  protected override async run({ text, values }: Statement): Promise<Answer> {
    if (this.#taken) throw new Error('the digest is taken; its statements must be started together')
    const asked = this.#digestBy(text, values)
    this.#asked.push(asked)
    await asked
    return noRows
  }

  async #digestBy(text: string, values: readonly unknown[]): Promise<string> {
    const hashed = `select count(*) as rows, coalesce(sum(hash_record_extended(found, 0)), 0)::text as sum from (${text}) found`
    const [digest] = await this.#db.execute<{ rows: number; sum: string }>(
      CompiledQuery.raw(hashed, [...values]),
    )
    return `${digest?.rows} ${digest?.sum}`
  }
}
