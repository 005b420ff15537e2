import { type AnyCaller, isDevice } from '../access/caller.ts'
import { covers, rightsOfDevices, type ViewRights, viewRightsOf } from '../access/view-rights.ts'
import { catalogueOf } from '../contract/family.ts'
import type { IdempotencyClaim, StoredAnswer, WriteTransaction } from '../data/database.ts'
import { ConstraintViolated } from '../data/database-errors.ts'
import { actsFor, reportsOf } from '../port.ts'
import type { Services } from '../services.ts'
import type { Commit, ReviewStoredAnswer } from '../transactions/transactions.ts'
import type { Id } from '../vocabulary/ids.ts'
import type { Locale } from '../vocabulary/locales.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { Answer } from './answer.ts'
import { authoritiesIn } from './within.ts'

/** A stored answer: its body and language, the rights of the caller who received it, and on whose behalf they acted. */
interface Kept {
  readonly rights: ViewRights
  readonly body: string
  readonly language?: Locale | null | undefined
  /** Absent of an answer that was stored by an earlier version. */
  readonly onBehalfOf?: readonly Id[]
}

/** The stored answer to a request with an idempotency key, for replays (ADR 20). */
export interface KeptAnswer {
  /** The caller's rights at the instant of the transaction. */
  rights(tx: WriteTransaction): Promise<ViewRights>
  /** Commits, and remembers on whose behalf, for the answer. */
  noting(commit: Commit): Commit
  /** Sealed, because an answer may carry a secret that is shown once. */
  seal(answer: Answer, rights: ViewRights): StoredAnswer
  open(stored: StoredAnswer): Answer
  readonly review: ReviewStoredAnswer
}

/** Runs the handler once more on the present state, in a transaction that is rolled back. */
export type Rehearse = (tx: WriteTransaction, commit: Commit) => Promise<unknown>

export function keptAnswer(
  services: Services,
  caller: AnyCaller,
  claim: IdempotencyClaim,
  rehearse: Rehearse,
): KeptAnswer {
  const bound = `answer ${caller.organisation.id} ${claim.actorId} ${claim.key}`
  const kept = (stored: StoredAnswer): Kept => JSON.parse(opened(services, stored, bound))

  const rights = async (tx: WriteTransaction): Promise<ViewRights> => {
    if (isDevice(caller)) return rightsOfDevices
    const { id, role } = caller.membership
    return viewRightsOf(caller, role === 'admin' ? [] : await services.contributions(reportsOf)(tx, id))
  }

  const actedFor = new Set<Id>()
  const stillFor = async (tx: WriteTransaction, needed: readonly Id[]): Promise<boolean> => {
    if (needed.length === 0) return true
    if (isDevice(caller)) return false
    const held = await services.contributions(actsFor)?.(tx, caller, tx.now)
    return needed.every(id => held?.has(id))
  }

  return {
    rights,
    noting: commit => (decision, save) => {
      if (decision.refusal === undefined) for (const id of authoritiesIn(decision.audit)) actedFor.add(id)
      return commit(decision, save)
    },
    seal: ({ status, body, language }, held) => ({
      status,
      body: services.keyring.seal(
        JSON.stringify({ rights: held, body, language, onBehalfOf: [...actedFor] } satisfies Kept),
        bound,
      ),
    }),
    open: stored => {
      const { body, language } = kept(stored)
      return { status: stored.status, body, language }
    },
    review: async (stored, tx, commit) => {
      const { rights: needed, onBehalfOf = [] } = kept(stored)
      const [held, isStillFor] = await Promise.all([rights(tx), stillFor(tx, onBehalfOf)])
      await askTheRules(services, () => rehearse(tx, commit))
      if (!covers(held, needed))
        throw reused('In the last 24 hours the key was used with more rights than this request has.')
      if (!isStillFor)
        throw reused('In the last 24 hours the key was used on behalf of somebody for whom it is over.')
    },
  }
}

/** The request must not run a second time, so an answer that cannot be opened is a refusal, not a failure. */
function opened({ keyring, log }: Services, stored: StoredAnswer, bound: string): string {
  try {
    return keyring.open(stored.body, bound)
  } catch (error) {
    log.warn('a stored answer cannot be opened', { error: String(error) })
    throw reused('In the last 24 hours the key was used, and its answer can no longer be read.')
  }
}

const reused = (detail: string) => new RequestRefused('idempotency_key_reused', detail)

/**
 * Runs every rule that protects the operation again. A refusal because of the present state is what a repeated request
 * expects; every other refusal is the answer.
 */
async function askTheRules(services: Services, rehearse: () => Promise<unknown>): Promise<void> {
  try {
    await rehearse()
  } catch (error) {
    if (error instanceof ConstraintViolated) return
    if (!(error instanceof RequestRefused)) throw error
    const status = catalogueOf(services.contracts).get(error.code)?.status
    if (status === undefined || !statusesOfState.has(status)) throw error
  }
}

const statusesOfState: ReadonlySet<number> = new Set([400, 409, 422])
