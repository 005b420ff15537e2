import type { Database } from '../data/database.ts'
import type { Id } from '../vocabulary/ids.ts'

type Listener = (orgId: Id) => void

/**
 * Tells the workers of this process that an organisation may have something for them. Only a shortcut: what nobody
 * rang for, because a process died or another one committed it, a sweep finds in the database.
 */
export class Doorbell {
  readonly #listeners = new Set<Listener>()

  ring(orgId: Id): void {
    for (const listener of this.#listeners) listener(orgId)
  }

  /** Returns the function that stops listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** One doorbell for each database of the process: who rings and who listens are made apart and meet here. */
export function doorbells(): (database: Database) => Doorbell {
  const known = new WeakMap<Database, Doorbell>()
  return database => {
    const existing = known.get(database)
    if (existing) return existing
    const made = new Doorbell()
    known.set(database, made)
    return made
  }
}
