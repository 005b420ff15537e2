import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Continuation, type Steps } from '../../../../platform/http/continuation.ts'
import { markDue } from '../../../../platform/outbox/due.ts'
import type { Lease } from '../../../../platform/outbox/leases.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { inProgress, leaseMs, leaseOf, outboxName } from './in-progress.ts'
import type { ExportBatch } from './shapes.ts'
import * as store from './store.ts'

/** A batch that a request makes or cancels in several transactions; each of them asks whether it still holds it. */
export class HeldBatch {
  readonly id: Id
  readonly orgId: Id
  readonly #services: Services
  readonly #lease: Lease

  constructor(services: Services, orgId: Id, id: Id) {
    this.id = id
    this.orgId = orgId
    this.#services = services
    this.#lease = leaseOf(services)
  }

  /** Takes the batch in the first transaction, after its row and its state are saved. */
  take(tx: WriteTransaction): Promise<unknown> {
    return Promise.all([store.hold(tx, this.id, this.#lease), markDue(tx, outboxName, leaseMs)])
  }

  /** The batch as it is, held on to. Throws when somebody has taken it up because nothing was heard of this request. */
  async keep(tx: WriteTransaction): Promise<ExportBatch> {
    const batch = await store.findHeld(tx, this.id, leaseOf(this.#services, this.#lease.id))
    if (!batch) throw new Error(`the batch ${this.id} was taken up by the outbox meanwhile`)
    return batch
  }

  /** The rest of the request. */
  continue<CommitOfStep>(
    rest: (steps: Steps<ExportBatch, CommitOfStep>) => Promise<ExportBatch>,
  ): Continuation<ExportBatch, CommitOfStep> {
    return new Continuation(steps =>
      inProgress(this.#services, this.orgId, this.#lease.id, () => rest(steps)),
    )
  }
}
