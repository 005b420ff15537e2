import type { AuditSealing } from '../audit/sealing.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { Cursors } from './cursors.ts'
import { ServiceUnavailable, statementError } from './database-errors.ts'
import {
  findRecord,
  type IdempotencyClaim,
  type IdempotencyRecord,
  saveRecord,
  type StoredAnswer,
} from './idempotency-records.ts'
import { claimKeyAndTakeLock, startClock, takeLock, type LockTaken } from './organisation-clock.ts'
import { OrganisationQueue } from './organisation-queue.ts'
import { scopeWritesTo } from './scope.ts'
import type { SessionPool } from './session-pool.ts'
import type { Connection } from './wire/connection.ts'
import type { Statement } from './wire/statement.ts'
import { OpenTransaction, rollback, type WriteTransaction } from './write-transaction.ts'

export interface WriteRequest {
  readonly orgId: string
  readonly idempotency?: IdempotencyClaim
  /** Runs the work and rolls it back. */
  readonly dryRun?: boolean
  /** Makes the organisation itself first, in the same transaction. */
  readonly founding?: {
    readonly slug: string
    /** Where a sandbox's clock starts; at the present instant when absent. */
    readonly startsAt?: string
  }
}

export type WriteOutcome<T> = { readonly result: T } | { readonly replay: StoredAnswer }

/** Throws where a stored answer is not to be given again; whatever it writes is rolled back. */
export type ReviewReplay = (tx: WriteTransaction, stored: StoredAnswer) => Promise<unknown>

/** No organisation has this id, so there is no clock to take a write lock of. */
export class OrganisationNotFound extends Error {
  override readonly name = 'OrganisationUnknown'
}

/** A lock is waited for at least this long, however long the queue has taken. */
const shortestLockWaitMs = 100

const begin: Statement = { text: 'begin', values: [] }

/** Gives out the write transactions of all organisations: one at a time each, in a bounded time. */
export class WriteTransactions {
  readonly #sessions: SessionPool
  readonly #cursors: Cursors
  readonly #auditSealing: AuditSealing
  readonly #waitMs: number
  readonly #queue = new OrganisationQueue()
  readonly #running = new Set<string>()
  #closed = false

  constructor(sessions: SessionPool, cursors: Cursors, auditSealing: AuditSealing, waitMs: number) {
    this.#sessions = sessions
    this.#cursors = cursors
    this.#auditSealing = auditSealing
    this.#waitMs = waitMs
  }

  get running(): number {
    return this.#queue.running
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  async write<T>(
    request: WriteRequest,
    work: (tx: WriteTransaction) => Promise<T>,
    finish?: (result: T) => StoredAnswer | null,
    review?: ReviewReplay,
  ): Promise<WriteOutcome<T>> {
    if (this.#closed) throw new ServiceUnavailable('the service is stopping')
    const claim = request.idempotency && `${request.orgId} ${request.idempotency.key}`
    if (claim === undefined) return this.#queued(request, work, finish, review)
    if (this.#running.has(claim)) throw keyInFlight()
    this.#running.add(claim)
    try {
      return await this.#queued(request, work, finish, review)
    } finally {
      this.#running.delete(claim)
    }
  }

  /** Takes no more; what runs goes on. */
  close(): void {
    this.#closed = true
  }

  async #queued<T>(
    request: WriteRequest,
    work: (tx: WriteTransaction) => Promise<T>,
    finish: ((result: T) => StoredAnswer | null) | undefined,
    review: ReviewReplay | undefined,
  ): Promise<WriteOutcome<T>> {
    const deadline = performance.now() + this.#waitMs
    const leave = await this.#queue.enter(request.orgId, deadline)
    try {
      const connection = await this.#sessions.acquire(deadline)
      try {
        const { tx, replay } = await this.#open(connection, request, deadline)
        if (replay) return { replay: await reviewed(tx, replay, review) }
        return { result: await carryOut(tx, connection, request, work, finish) }
      } finally {
        this.#sessions.release(connection)
      }
    } finally {
      leave()
    }
  }

  /**
   * Everything up to the transaction in one network write: begin, scope, claim of the key, transaction, earlier answer. With an
   * earlier answer the transaction is there to review it, and to be rolled back.
   */
  async #open(
    connection: Connection,
    { orgId, idempotency, founding }: WriteRequest,
    deadline: number,
  ): Promise<{ tx: OpenTransaction; replay: StoredAnswer | undefined }> {
    // What the queue took of the wait is taken off.
    const leftMs = Math.max(shortestLockWaitMs, Math.ceil(deadline - performance.now()))
    const statements = [begin, scopeWritesTo(orgId, leftMs)]
    if (founding)
      statements.push(
        registerOrganisation(orgId, founding.slug),
        startClock(orgId, founding.startsAt ?? null),
      )
    statements.push(idempotency ? claimKeyAndTakeLock(orgId, idempotency.key) : takeLock(orgId))
    if (idempotency) statements.push(findRecord(orgId, idempotency.key))
    try {
      const answers = await connection.submit(statements)
      const answer = answers[idempotency ? statements.length - 2 : statements.length - 1]
      const taken = answer?.rows[0] as LockTaken | undefined
      if (taken?.claimed === false) throw keyInFlight()
      if (!taken?.lastInstant) throw new OrganisationNotFound(`no organisation has the id ${orgId}`)
      const replay = idempotency && earlierAnswer(answers.at(-1)?.rows[0], idempotency)
      const auditHead = { sequence: taken.auditSequence, hash: taken.auditHash.toString('hex') }
      const beginning = { now: taken.lastInstant, auditHead, auditSealing: this.#auditSealing }
      return { tx: new OpenTransaction(orgId, beginning, connection, this.#cursors), replay }
    } catch (error) {
      await rollBack(connection)
      throw statementError(error, 'the opening of a write transaction')
    }
  }
}

async function reviewed(
  tx: OpenTransaction,
  replay: StoredAnswer,
  review: ReviewReplay | undefined,
): Promise<StoredAnswer> {
  try {
    await review?.(tx, replay)
  } catch (error) {
    throw await tx.rollBack(error)
  }
  await tx.rollBack()
  return replay
}

async function carryOut<T>(
  tx: OpenTransaction,
  connection: Connection,
  request: WriteRequest,
  work: (tx: WriteTransaction) => Promise<T>,
  finish: ((result: T) => StoredAnswer | null) | undefined,
): Promise<T> {
  let result: T
  const last: Statement[] = []
  try {
    result = await work(tx)
    await tx.settle()
    const answer = request.dryRun ? null : finish?.(result)
    if (request.idempotency && answer) last.push(saveRecord(tx.orgId, request.idempotency, answer, tx.now))
  } catch (error) {
    throw await tx.rollBack(error)
  }
  const alreadyLost = connection.lost
  try {
    await tx.finish(last, { dryRun: request.dryRun ?? false })
  } catch (error) {
    // The commit was on its way: it may have arrived.
    if (connection.lost && !alreadyLost)
      throw new ServiceUnavailable('the connection was lost during a commit', {
        cause: error,
        outcomeUnknown: true,
      })
    throw await tx.rollBack(error)
  }
  return result
}

function earlierAnswer(found: unknown, claim: IdempotencyClaim): StoredAnswer | undefined {
  if (found === undefined) return undefined
  const record = found as IdempotencyRecord
  if (record.membershipId !== claim.actorId || !record.fingerprint.equals(claim.fingerprint))
    throw new RequestRefused(
      'idempotency_key_reused',
      'In the last 24 hours the key was used by somebody else or with another payload.',
    )
  return { status: record.status, body: record.body }
}

const keyInFlight = () =>
  new RequestRefused('idempotency_key_in_flight', 'The first request with this key is still running.')

const rollBack = async (connection: Connection): Promise<void> => {
  await connection.submit([rollback]).catch(() => {})
}

const registerOrganisation = (orgId: string, slug: string): Statement => ({
  text: 'insert into directory.organisations (org_id, slug) values ($1, $2)',
  values: [orgId, slug],
})
