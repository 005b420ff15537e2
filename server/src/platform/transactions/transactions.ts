import type { Actor } from '../audit/audit-trail.ts'
import { recordAudit } from '../audit/audit-trail.ts'
import type { Database, IdempotencyClaim, StoredAnswer, WriteTransaction } from '../data/database.ts'
import type { Authenticator } from '../access/authenticator.ts'
import { type FactListener, recordFacts } from '../events/event-log.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { Accepted, AuditFact, Decision, Fact } from '../vocabulary/decision.ts'
import type { Id } from '../vocabulary/ids.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { NameOfChange } from '../contract/access-changes.ts'
import type { SecurityLog } from '../telemetry/security-log.ts'

/** Carries decisions out: their refusal is thrown, their state saved, their facts and audit lines gathered. */
export type Commit = <State>(
  decision: Decision<State, Fact, string>,
  save?: (state: State) => Promise<unknown>,
) => Promise<State>

/**
 * Carries out what was accepted, with no facts but these. The commit of every operation that promises them is one, and that of
 * a job: what serves several operations takes it, by what it hands to it.
 */
export type CommitAccepted<Facts extends Fact = never> = <State>(
  decision: Accepted<State, Facts>,
  save?: (state: State) => Promise<unknown>,
) => Promise<State>

export interface WriteRequest {
  readonly orgId: Id
  readonly actor: Actor
  /** The operation's id, or the job's name, as the audit trail records it. */
  readonly operation: string
  readonly requestId: string
  /** The network address that the request came from. */
  readonly address?: string
  readonly dryRun?: boolean
  readonly idempotency?: IdempotencyClaim
  /** Makes the organisation itself first, in the same transaction. */
  readonly founding?: { readonly slug: string; readonly startsAt?: Instant }
}

/** Throws where a stored answer may not be given again. Nothing that it does in the transaction is kept or announced. */
export type ReviewStoredAnswer = (stored: StoredAnswer, tx: WriteTransaction, commit: Commit) => Promise<void>

/** The channel on which processes notify each other that an organisation's access changed. */
export const accessChannel = 'konttori_access'

/**
 * The one way to write: takes the organisation's write lock, lets `work` decide and save, then records the facts
 * and audit lines, all in one transaction. A crash at any instant leaves all of it or none of it. With `emissions`, what
 * operations and jobs are declared to emit, it throws for a fact beyond them.
 */
export class Transactions {
  readonly #database: Database
  readonly #authenticator: Authenticator
  readonly #hearers: readonly FactListener[]
  readonly #security: SecurityLog | undefined
  readonly #emissions: ReadonlyMap<string, ReadonlySet<string>> | undefined

  constructor(
    database: Database,
    authenticator: Authenticator,
    hearers: readonly FactListener[],
    security?: SecurityLog,
    emissions?: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.#database = database
    this.#authenticator = authenticator
    this.#hearers = hearers
    this.#security = security
    this.#emissions = emissions
  }

  async write<T>(
    request: WriteRequest,
    work: (tx: WriteTransaction, commit: Commit) => Promise<T>,
    finish?: (result: T) => StoredAnswer | null,
    review?: ReviewStoredAnswer,
  ): Promise<{ result: T } | { replay: StoredAnswer }> {
    const facts: Fact[] = []
    const audit: AuditFact[] = []
    let access: readonly AccessLine[] = []
    const outcome = await this.#database.write(
      request,
      async tx => {
        const result = await work(tx, committer(tx, facts, audit))
        if (facts.length > 0) {
          if (this.#emissions) requireDeclared(facts, request.operation, this.#emissions)
          const recorded = recordFacts(tx, facts)
          for (const hearer of this.#hearers) hearer.record(tx, recorded)
        }
        if (audit.length > 0) recordAudit(tx, audit, request)
        access = accessLines(audit, tx)
        if (access.length > 0) tx.defer(tx.sql`select pg_notify(${accessChannel}, ${request.orgId})`)
        return result
      },
      finish,
      review && ((tx, stored) => review(stored, tx, committer(tx, [], []))),
    )
    if ('result' in outcome && !request.dryRun) {
      if (access.length > 0) this.#authenticator.forget(request.orgId)
      for (const line of access) this.#note(line, request)
      if (facts.length > 0) for (const hearer of this.#hearers) hearer.committed(request.orgId)
    }
    return outcome
  }

  #note({ line, name }: AccessLine, { orgId, actor, operation, requestId, address }: WriteRequest): void {
    const event = typeof name === 'function' ? name(line) : name
    if (!event) return
    const { action, targetType, targetId } = line
    const { membershipId, credentialKind, credentialId } = actor
    this.#security?.note(
      event,
      { organisationId: orgId, membershipId, credentialKind, credentialId, address: address ?? null },
      { action, targetType, targetId, operation, requestId },
    )
  }

  /** The same for the service's own work, which has no request to replay. */
  async run<T>(
    request: WriteRequest,
    work: (tx: WriteTransaction, commit: Commit) => Promise<T>,
  ): Promise<T> {
    const outcome = await this.write(request, work)
    if ('replay' in outcome) throw new Error('a run without an idempotency key cannot be a replay')
    return outcome.result
  }
}

/** A line whose target's change may change who may do what, with what the security log calls it. */
interface AccessLine {
  readonly line: AuditFact
  readonly name: NameOfChange
}

const accessLines = (audit: readonly AuditFact[], { auditSealing }: WriteTransaction): AccessLine[] =>
  audit.flatMap(line => {
    const name = auditSealing.accessChange(line.targetType)
    return name === undefined ? [] : [{ line, name }]
  })

const committer =
  (tx: WriteTransaction, facts: Fact[], audit: AuditFact[]): Commit =>
  async (decision, save) => {
    if (decision.refusal !== undefined)
      throw new RequestRefused(decision.refusal, decision.detail, decision.extra)
    if (save) tx.defer(save(decision.state))
    facts.push(...decision.facts)
    audit.push(...decision.audit)
    return decision.state
  }

/** A sample event did not happen: whoever triggers one names any event, and nothing is declared to emit it. */
function requireDeclared(
  facts: readonly Fact[],
  operation: string,
  emissions: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  for (const { event, payload } of facts)
    if (!emissions.get(operation)?.has(event) && payload['sample'] !== true)
      throw new Error(`${operation} emits ${event}, and no contract declares that it does`)
}
