import { afterAll, beforeEach, expect } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { Authenticator } from '../../../../../platform/access/authenticator.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { Database } from '../../../../../platform/data/database.ts'
import { DirectPosts } from '../../../../../platform/gateways/signed-posts/signed-posts.ts'
import { wakeOutbox } from '../../../../../platform/outbox/due.ts'
import { Keyring } from '../../../../../platform/secrets/keyring.ts'
import { silentLog } from '../../../../../platform/telemetry/log.ts'
import { Transactions } from '../../../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import { findBatch, insertBatch } from '../../batches/store.ts'
import { newSecret, sealedCredential } from '../../targets/secrets.ts'
import { insertTarget } from '../../targets/store.ts'
import { batch, documentOf, line, making, target } from '../../test/examples.ts'
import { render } from '../rendition/rendition.ts'
import { deliver } from '../rules.ts'
import { deliveryOutbox, type DeliverySettings, outboxName } from '../sending/outbox.ts'
import { findDelivery, insertHandover } from '../store.ts'
import { Receiver, Uploads } from './receivers.ts'

const keyring = new Keyring(Buffer.alloc(32, 7))
const transactionsOn = (database: Database) => new Transactions(database, new Authenticator([]), [])

/** Batches that wait to be sent, receivers in memory, and workers that send, on a database and an organisation of their own. */
export async function startSending() {
  const sending = new Sending(await testDatabase())
  beforeEach(() => sending.begin())
  afterAll(() => sending.stop())
  return sending
}

class Sending {
  readonly test: Awaited<ReturnType<typeof testDatabase>>
  readonly receiver = new Receiver()
  readonly uploads = new Uploads()
  readonly #workers: ReturnType<typeof deliveryOutbox>[] = []
  #orgId: Id = ''

  constructor(test: Awaited<ReturnType<typeof testDatabase>>) {
    this.test = test
  }

  async begin(): Promise<void> {
    this.#orgId = await this.test.organisation()
    this.receiver.received.length = 0
    this.receiver.react(204)
    this.uploads.uploaded.length = 0
    this.uploads.react(null)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map(each => each.stop()))
  }

  readonly worker = (settings: Partial<DeliverySettings> = {}, database: Database = this.test.database) => {
    const services = { database, transactions: transactionsOn(database), keyring, log: silentLog }
    const posts = new DirectPosts(this.receiver, silentLog)
    const gateways = { posts, uploads: this.uploads }
    const made = deliveryOutbox(services, gateways, { chance: () => 0, ...settings })
    this.#workers.push(made)
    return made
  }

  readonly inTransaction = <T>(work: Parameters<Transactions['run']>[1]) =>
    transactionsOn(this.test.database).run(
      { orgId: this.#orgId, actor: systemActor, operation: 'test', requestId: newId() },
      work,
    ) as Promise<T>

  /** A batch that waits to be sent. */
  readonly waiting = (to = target({ id: newId() })) =>
    this.inTransaction<{ deliveryId: Id; batchId: Id; targetId: Id; secret: string; content: string }>(
      async (tx, commit) => {
        const of = batch({ createdByMembershipId: null })
        const place = { orgId: this.#orgId, targetId: to.id }
        const { text, secret } =
          to.transport === 'sftp'
            ? { text: '', secret: sealedCredential(keyring, place, { password: 'correct horse' }, tx.now) }
            : newSecret(keyring, place, tx.now)
        await Promise.all([insertTarget(tx, to, secret), insertBatch(tx, of)])
        const rendered = render(of, [line({ batchId: of.id, explain: 'Yötyö' })], to, making)
        const known = { acknowledgedBy: null, rendered, typeNames: new Map() }
        const decision = deliver(of, to, known, { id: newId(), by: newId(), now: tx.now })
        wakeOutbox(this.test, tx, outboxName)
        const { delivery, rendition } = await commit(decision, handover =>
          insertHandover(tx, {
            ...handover,
            delivery: { ...handover.delivery, createdByMembershipId: null },
          }),
        )
        return {
          deliveryId: delivery.id,
          batchId: of.id,
          targetId: to.id,
          secret: text,
          content: documentOf(rendition),
        }
      },
    )

  readonly deliveryOf = async (id: Id) => (await findDelivery(this.#read(), id)) ?? expect.unreachable()
  readonly batchOf = async (id: Id) => (await findBatch(this.#read(), id)) ?? expect.unreachable()
  readonly eventsOf = () =>
    this.test.owner<{ event: string; payload: Record<string, unknown> }>(
      'select event, payload from integration_events where org_id = $1 order by sequence',
      [this.#orgId],
    )

  /** Sends whatever is due now, `seconds` from now by everybody's clock. */
  readonly send = async (seconds = 0): Promise<void> => {
    await this.test.owner(
      'update organisation_clocks set sandbox_offset = make_interval(secs => $2) where org_id = $1',
      [this.#orgId, seconds],
    )
    const one = this.worker({ clock: () => Date.now() + seconds * 1000 })
    await one.sweep()
    await one.settled()
  }

  #read() {
    return this.test.database.reader(this.#orgId)
  }
}
