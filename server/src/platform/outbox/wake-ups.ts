import type { Database } from '../data/database.ts'
import type { Id } from '../vocabulary/ids.ts'

type Listener = (orgId: Id) => void

/**
 * Notifies the outboxes of this process that an organisation may have something for them. Only a shortcut: what another
 * process committed, or one that died, the sweep finds in the database.
 */
class WakeUps {
  readonly #listeners = new Map<string, Set<Listener>>()

  wake(outbox: string, orgId: Id): void {
    for (const listener of this.#listeners.get(outbox) ?? []) listener(orgId)
  }

  /** Returns the function that stops listening. */
  listen(outbox: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(outbox) ?? new Set()
    this.#listeners.set(outbox, listeners.add(listener))
    return () => listeners.delete(listener)
  }
}

const ofDatabases = new WeakMap<Database, WakeUps>()

/** Those of a process: who wakes and who listens are made apart and meet at their database. */
export function wakeUpsOf(database: Database): WakeUps {
  const known = ofDatabases.get(database) ?? new WakeUps()
  ofDatabases.set(database, known)
  return known
}
