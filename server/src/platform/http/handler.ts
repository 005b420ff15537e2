import type { TableColumns } from './table-request.ts'
import type { AnyCaller, Caller, DeviceCaller } from '../access/caller.ts'
import type { Contract } from '../contract/family.ts'
import type { FactOf } from '../contract/events.ts'
import type { AnswerableCode, EmittedBy, Operation } from '../contract/operation.ts'
import type { Sought } from '../contract/listing.ts'
import type { Contributed } from '../contract/refusals.ts'
import type { Static, TSchema } from '../contract/shapes.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import type { WriteTransaction } from '../data/database.ts'
import type { Services } from '../services.ts'
import type { CommitAccepted } from '../transactions/transactions.ts'
import type { Decision, Fact, Detail } from '../vocabulary/decision.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { Locale } from '../vocabulary/locales.ts'
import type { Continuation } from './continuation.ts'
import type { Reader } from './language.ts'
import type { Streamed } from './streamed.ts'

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

export type ParamsOf<Op extends Operation> = {
  readonly [K in keyof NonNullable<Op['params']>]: string
}
export type QueryOf<Op extends Operation> = StaticOr<Op['query'], Record<never, never>> & SoughtIn<Op>
type SoughtIn<Op extends Operation> = Op extends { readonly listed: infer L }
  ? Pick<
      Sought,
      Extract<keyof L | (L extends { sorts: unknown } ? 'sort' | 'direction' : never), keyof Sought>
    >
  : unknown
export type BodyOf<Op extends Operation> = StaticOr<Op['body'], Record<never, never>>
export type AnswerOf<Op extends Operation> = StaticOr<Op['answers'], undefined>

type WritesOf<Op extends Operation> = Op['transaction'] extends 'read' | 'write' | 'none'
  ? Op['transaction']
  : Op['method'] extends 'GET'
    ? 'read'
    : 'write'

export type DbOf<Op extends Operation> =
  WritesOf<Op> extends 'write' ? WriteTransaction : WritesOf<Op> extends 'read' ? TenantDb : null

export type CallerOf<Op extends Operation> = Op['credential'] extends 'anonymous' | 'public'
  ? null
  : Op['credential'] extends 'device'
    ? DeviceCaller
    : Caller

/** The facts that an operation may announce. */
type AnnouncedBy<C extends Contract, Op extends Operation> =
  | Extract<FactOf<C['events'] & NonNullable<NonNullable<C['uses']>['events']>>, { event: EmittedBy<Op> }>
  | Fact<Extract<EmittedBy<Op>, Contributed>>

/** The browser, as the operations of sign-in need it. */
export interface Browser {
  /** Sends a `Set-Cookie` header with the answer of the operation, unless it is refused or fails. */
  set(cookie: string): void
  /** The secret of the request's session, in the authenticator's form. */
  session(): string | undefined
  /** The value of a cookie that the request carries. */
  cookie(name: string): string | undefined
  readonly userAgent: string | null
  readonly address: string
}

/** The arguments of a handler: the checked request, the caller, the database, and ways to refuse and commit. */
export interface Call<C extends Contract, Op extends Operation> {
  readonly params: ParamsOf<Op>
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  /** Where the rows of the body came as a table. */
  readonly columns: TableColumns | undefined
  readonly caller: CallerOf<Op>
  /** The organisation's instant: the write transaction's own, or the present one for a read. */
  readonly now: Instant
  readonly db: DbOf<Op>
  readonly services: Services
  readonly requestId: string
  /** Whether the caller asked for a dry run: everything is checked and reported, nothing is written. */
  readonly dryRun: boolean
  readonly browser: Browser
  /**
   * The language of whoever reads the answer: what the request asks for by `Accept-Language`, else the member's, else English. An
   * answer for which it was looked at says which it is in.
   */
  readonly language: Locale
  readonly reader: Reader
  /** Answers with a code that the operation declares. */
  refuse(code: AnswerableCode<Op>, detail?: string | Detail, extra?: Readonly<Record<string, unknown>>): never
  /**
   * Answers the decision's refusal, or saves its state and records its facts and audit lines, all in the write transaction
   * of the request. Returns the state.
   */
  commit: CommitOf<C, Op>
}

/** Carries a decision of an operation out: what it announces and refuses with is what the operation declares. */
export type CommitOf<C extends Contract, Op extends Operation> = <State>(
  decision: Decision<State, AnnouncedBy<C, Op>, AnswerableCode<Op>>,
  save?: (state: State) => Promise<unknown>,
) => Promise<State>

/**
 * The commit of an operation within which others are carried out: it takes facts of theirs that the operation is declared to emit,
 * and throws for any other.
 */
export const committingWithin =
  <C extends Contract, Op extends Operation>(operation: Op, commit: CommitOf<C, Op>): CommitAccepted<Fact> =>
  ({ facts, ...accepted }, save) =>
    commit({ ...accepted, facts: facts.map(fact => declaredFact<C, Op>(operation, fact)) }, save)

function declaredFact<C extends Contract, Op extends Operation>(operation: Op, fact: Fact) {
  if (isDeclared<C, Op>(operation, fact)) return fact
  throw new Error(`${operation.path} is not declared to emit ${fact.event}`)
}

/** The payload is what the contract of the operation that made the fact says, to whose handler it was checked. */
const isDeclared = <C extends Contract, Op extends Operation>(
  { emits = [] }: Op,
  fact: Fact,
): fact is AnnouncedBy<C, Op> => emits.includes(fact.event)

/** The rest of a write that is too long for one transaction. */
export type ContinuationOf<C extends Contract, Op extends Operation> = Continuation<
  AnswerOf<Op>,
  CommitOf<C, Op>
>

export type Handler<C extends Contract, Op extends Operation> = (
  call: Call<C, Op>,
) => Promise<AnswerOf<Op> | (WritesOf<Op> extends 'write' ? ContinuationOf<C, Op> : Streamed<AnswerOf<Op>>)>

export type Handlers<C extends Contract> = {
  readonly [K in keyof C['operations']]: Handler<C, C['operations'][K]>
}

/** What is known of a write before its transaction begins. */
export type CallAhead<C extends Contract, Op extends Operation> = Pick<
  Call<C, Op>,
  'params' | 'query' | 'body' | 'caller' | 'services'
> & {
  /** Reads what is so now; the transaction may find something else. */
  readonly db: TenantDb
}

/**
 * A handler of a write with what takes long and needs no write lock, which is done before the transaction begins. It decides
 * nothing: the handler looks whether what was made ahead fits what it finds. Where it does not, `anew` leaves the transaction and
 * begins with the work ahead again; it is null once that was tried often enough, and the handler does the work itself.
 */
export function withWorkAhead<C extends Contract, Op extends Operation, Made>(
  ahead: (call: CallAhead<C, Op>) => Promise<Made>,
  handler: (call: Call<C, Op>, made: Made, anew: (() => never) | null) => ReturnType<Handler<C, Op>>,
): Handler<C, Op> {
  const handling = (call: Call<C, Op>) => {
    const { madeAhead, anew = null } = call as unknown as AnyCall
    return handler(call, madeAhead as Made, anew)
  }
  return Object.assign(handling, { ahead })
}

/** The handlers of a contract, exactly one for every operation. */
export const handle = <C extends Contract>(_contract: C, handlers: Handlers<C>): Handlers<C> => handlers

/** A call as the platform sees it, when the operation is not known by type. */
export interface AnyCall {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly columns: TableColumns | undefined
  readonly caller: AnyCaller | null
  readonly now: Instant
  readonly db: TenantDb | WriteTransaction | null
  readonly services: Services
  readonly requestId: string
  readonly dryRun: boolean
  readonly browser: Browser
  readonly language: Locale
  readonly reader: Reader
  /** What `withWorkAhead` made before the transaction began. */
  readonly madeAhead?: unknown
  /** Begins the write anew, with the work ahead; absent once that was tried often enough. */
  readonly anew?: (() => never) | undefined
  refuse(code: string, detail?: string | Detail, extra?: Readonly<Record<string, unknown>>): never
  commit<State>(
    decision: Decision<State, Fact, string>,
    save?: (state: State) => Promise<unknown>,
  ): Promise<State>
}

export interface AnyHandler {
  (call: AnyCall): Promise<unknown>
  ahead?(
    call: Pick<AnyCall, 'params' | 'query' | 'body' | 'caller' | 'services'> & { readonly db: TenantDb },
  ): Promise<unknown>
}
