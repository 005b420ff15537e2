import type { Database, WriteTransaction } from '../../../platform/data/database.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** When a credential was last used, by the organisation's clock. */
export interface CredentialUse {
  readonly id: Id
  readonly at: Instant
}

const gatherMilliseconds = 2_000

/**
 * Writes down when credentials were last used, beside the requests: uses are gathered for a moment, and one short
 * transaction of the organisation writes down all of them. A use that is lost is made up for by the next one.
 */
export class CredentialUses {
  readonly #database: Database
  readonly #save: (tx: WriteTransaction, uses: readonly CredentialUse[]) => Promise<unknown>
  #gathered = new Map<Id, Map<Id, Instant>>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(
    database: Database,
    save: (tx: WriteTransaction, uses: readonly CredentialUse[]) => Promise<unknown>,
  ) {
    this.#database = database
    this.#save = save
  }

  note(orgId: Id, use: CredentialUse): void {
    const uses = this.#gathered.get(orgId)
    if (uses) uses.set(use.id, use.at)
    else this.#gathered.set(orgId, new Map([[use.id, use.at]]))
    this.#timer ??= setTimeout(() => void this.flush(), gatherMilliseconds).unref()
  }

  /** Resolves when everything noted so far has been tried. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const gathered = this.#gathered
    this.#gathered = new Map()
    // One organisation after the other, so that requests keep the write connections.
    this.#writing = this.#writing.then(async () => {
      for (const [orgId, uses] of gathered)
        await this.#database
          .write({ orgId }, tx =>
            this.#save(
              tx,
              [...uses].map(([id, at]) => ({ id, at })),
            ),
          )
          .catch(() => {})
    })
    return this.#writing
  }
}

/** One object per database, made when it is first asked for; so what a process runs side by side stays apart. */
export function perDatabase<T>(make: (database: Database) => T): (database: Database) => T {
  const made = new WeakMap<Database, T>()
  return database => {
    let one = made.get(database)
    if (one === undefined) made.set(database, (one = make(database)))
    return one
  }
}
