import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { Database } from '../../../../platform/data/database.ts'
import { wakeOutbox } from '../../../../platform/outbox/due.ts'
import type { Lease } from '../../../../platform/outbox/leases.ts'
import { processOf } from '../../../../platform/outbox/processes.ts'
import type { Services } from '../../../../platform/services.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { giveUp } from './store.ts'

/** The outbox of batches that were left in progress, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'payroll_batches'

/** How long a batch belongs to its process after each of its transactions. */
export const leaseMs = 120_000

/** A lease of this process from now on: a new one, or one that it has. */
export function leaseOf({ database }: Pick<Services, 'database'>, id: Id = newId()): Lease {
  const nowMs = Date.now()
  return {
    id,
    holder: processOf(database).id,
    now: instantFromMilliseconds(nowMs),
    endsAt: instantFromMilliseconds(nowMs + leaseMs),
  }
}

type ProgressServices = Pick<Services, 'database' | 'transactions' | 'log'>

/** The batches that requests of this process are making or cancelling. */
class BatchesInProgress {
  readonly #running = new Set<Promise<unknown>>()

  add(work: Promise<unknown>): void {
    this.#running.add(work)
    const remove = () => this.#running.delete(work)
    work.then(remove, remove)
  }

  /** Resolves when none is left. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}

/**
 * Does the rest of what a lease was taken for. When that fails the lease is given back, and the outbox takes up the
 * batch: one that is not whole is taken back, and a cancellation is completed.
 */
export function inProgress<T>(
  services: ProgressServices,
  orgId: Id,
  leaseId: Id,
  rest: () => Promise<T>,
): Promise<T> {
  const work = rest().catch(async error => {
    await leave(services, orgId, leaseId)
    throw error
  })
  inProgressOf(services).add(work)
  return work
}

async function leave(services: ProgressServices, orgId: Id, leaseId: Id): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'payrollExports.leave', requestId: newId() }
  try {
    await services.transactions.run(request, async tx => {
      tx.defer(giveUp(tx, leaseId))
      wakeOutbox(services, tx, outboxName)
    })
  } catch (error) {
    // The lease ends by itself.
    services.log.warn('a batch could not be left to the outbox', { orgId, error: String(error) })
  }
}

const ofDatabases = new WeakMap<Database, BatchesInProgress>()

/** Those of a process: requests and the outbox are made apart and meet at their database. */
export function inProgressOf({ database }: Pick<Services, 'database'>): BatchesInProgress {
  const known = ofDatabases.get(database) ?? new BatchesInProgress()
  ofDatabases.set(database, known)
  return known
}
