import type { Database } from '../../../platform/data/database.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

type Listener = (orgId: Id) => void

/**
 * Tells the workers of this process that an organisation may have something to send. Only a shortcut: what nobody
 * rang for, because a process died or another one committed it, the sweeper finds in the database.
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

const doorbells = new WeakMap<Database, Doorbell>()

/** The doorbell of the process's database: the hearer and the worker are made apart and meet here. */
export function doorbellOf(database: Database): Doorbell {
  const known = doorbells.get(database)
  if (known) return known
  const made = new Doorbell()
  doorbells.set(database, made)
  return made
}
