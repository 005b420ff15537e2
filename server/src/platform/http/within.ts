import type { Caller } from '../access/caller.ts'
import { refusalAtGates } from '../access/gates.ts'
import type { Operation } from '../contract/operation.ts'
import type { WriteTransaction } from '../data/database.ts'
import { type AuditFact, accept, type Fact, type Detail } from '../vocabulary/decision.ts'
import type { Id } from '../vocabulary/ids.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { Commit, CommitAccepted } from '../transactions/transactions.ts'
import { Continuation } from './continuation.ts'
import type { AnyCall, AnyHandler } from './handler.ts'
import { valueShape } from './shapes.ts'

/** What of a write is handed on to an operation that is carried out within it. */
export type Around = Pick<
  AnyCall,
  'services' | 'requestId' | 'browser' | 'language' | 'reader' | 'dryRun' | 'now'
> & {
  readonly db: WriteTransaction
  readonly commit: CommitAccepted<Fact>
}

/** A request for an operation, beside its caller. */
export interface InnerRequest {
  readonly operation: Operation
  readonly handler: AnyHandler
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * Carries an operation out within the write transaction of another one as a request of its own would be: the same gates,
 * shape, rules, facts and audit lines. Refused, it leaves nothing, and the refusal is answered. Nobody else writes meanwhile.
 */
export async function performWithin(
  around: Around,
  caller: Caller,
  { operation, handler, params, body }: InnerRequest,
): Promise<{ readonly answer: unknown } | { readonly refused: RequestRefused }> {
  const { db } = around
  try {
    const refused = refusalAtGates(operation, caller)
    if (refused) return { refused }
    const checked = checkBody(operation)(body, 0)
    const facts: Fact[] = []
    const audit: AuditFact[] = []
    const commit: Commit = async (decision, save) => {
      if (decision.refusal !== undefined)
        throw new RequestRefused(decision.refusal, decision.detail, decision.extra)
      if (save) db.defer(save(decision.state))
      facts.push(...decision.facts)
      audit.push(...withAuthority(caller, decision.audit))
      return decision.state
    }
    const call = { ...around, caller, params, body: checked, commit }
    const answer = await db.attempt(() => handler({ ...call, query: {}, columns: undefined, refuse }))
    if (answer instanceof Continuation) throw new Error('what is carried out within a write is not continued')
    await around.commit(accept(null, { facts, audit }))
    return { answer }
  } catch (error) {
    if (error instanceof RequestRefused) return { refused: error }
    throw error
  }
}

/** Audit lines that say on whose behalf they were made, where it was on somebody's. */
export const withAuthority = ({ onBehalfOf }: Caller, lines: readonly AuditFact[]): readonly AuditFact[] =>
  onBehalfOf
    ? lines.map(line => ({
        ...line,
        changes: [...(line.changes ?? []), { field: authorityField, to: onBehalfOf.id }],
      }))
    : lines

/** On whose behalf audit lines say that they were made. */
export const authoritiesIn = (lines: readonly AuditFact[]): readonly Id[] =>
  lines.flatMap(({ changes = [] }) =>
    changes.flatMap(({ field, to }) => (field === authorityField ? [String(to)] : [])),
  )

const authorityField = 'onBehalfOfMembershipId'

const shapes = new WeakMap<Operation, ReturnType<typeof valueShape>>()

function checkBody(operation: Operation): ReturnType<typeof valueShape> {
  const known = shapes.get(operation)
  if (known) return known
  const made = valueShape(operation.body ?? { type: 'object', additionalProperties: false })
  shapes.set(operation, made)
  return made
}

const refuse = (code: string, detail?: string | Detail, extra?: Readonly<Record<string, unknown>>): never => {
  throw new RequestRefused(code, detail ?? '', extra)
}
