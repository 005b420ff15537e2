import type { Detail } from '../vocabulary/decision.ts'
import { type AnyCaller, organisationNow } from '../access/caller.ts'
import type { ViewRights } from '../access/view-rights.ts'
import { actorOf } from '../audit/actor.ts'
import type { Operation } from '../contract/operation.ts'
import type { WriteTransaction } from '../data/database.ts'
import type { Services } from '../services.ts'
import type { Commit } from '../transactions/transactions.ts'
import { type Instant, instantFromMilliseconds } from '../vocabulary/dates.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { Answer, AnswerAsFile, AnswerInPieces } from './answer.ts'
import { addingRefusals } from './answered-refusals.ts'
import { completing } from './completing.ts'
import { Continuation } from './continuation.ts'
import { ContinuedKey } from './continued-key.ts'
import type { AnyCall, AnyHandler, Browser } from './handler.ts'
import type { Reader } from './language.ts'
import { idempotencyClaim } from './idempotency.ts'
import { stepsOf } from './steps.ts'
import type { TableColumns } from './table-request.ts'
import { keptAnswer } from './stored-answers.ts'
import { Streamed } from './streamed.ts'
import { StreamedFile } from './streamed-file.ts'
import { workedAhead } from './work-ahead.ts'

/** A request that has passed the gates and whose shape is checked. */
export interface CheckedRequest {
  /** Null for an operation that asks for no credentials. */
  readonly caller: AnyCaller | null
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  /** Of a request whose rows came as a table. */
  readonly columns?: TableColumns | undefined
  readonly url: string
  readonly idempotencyKey?: string | string[] | undefined
  readonly requestId: string
  readonly browser: Browser
  readonly reader: Reader
  readonly madeAhead?: unknown
  readonly anew?: (() => never) | undefined
}

export interface ExecutedAnswer extends Answer {
  /** Whether it is the stored answer to an earlier request with the same idempotency key. */
  readonly replayed?: boolean
}

type NamedOperation = Operation & { readonly id: string }
type Execute = (request: CheckedRequest) => Promise<ExecutedAnswer | AnswerInPieces | AnswerAsFile>
type AnswerIn = (
  request: CheckedRequest,
  within: Pick<AnyCall, 'db' | 'commit'>,
  now: () => Instant,
) => Promise<Answer | AnswerInPieces | AnswerAsFile | Continuation>
type AnswerOfWrite = (...call: Parameters<AnswerIn>) => Promise<Answer | Continuation>

/** Runs a handler on a scoped reader, inside the organisation's write transaction, or without an organisation. */
export function execution(operation: NamedOperation, handler: AnyHandler, services: Services): Execute {
  const answer = answering(operation, handler, services)
  switch (operation.transaction ?? (operation.method === 'GET' ? 'read' : 'write')) {
    case 'none':
      return request => {
        const milliseconds = Date.now()
        return ofRead(
          answer(request, { db: null, commit: cannotCommit }, () => instantFromMilliseconds(milliseconds)),
        )
      }
    case 'read':
      return request => {
        const caller = callerOf(request)
        const milliseconds = organisationNow(caller)
        const db = services.database.reader(caller.organisation.id)
        return ofRead(
          answer(request, { db, commit: cannotCommit }, () => instantFromMilliseconds(milliseconds)),
        )
      }
    case 'write':
      return afterWorkAhead(handler, services, writing(operation, ofWrite(answer), services))
  }
}

async function ofRead(answered: ReturnType<AnswerIn>): Promise<Answer | AnswerInPieces | AnswerAsFile> {
  const answer = await answered
  if (answer instanceof Continuation) throw new Error('only a write can be continued')
  return answer
}

const ofWrite =
  (answer: AnswerIn): AnswerOfWrite =>
  async (...call) => {
    const answered = await answer(...call)
    if ('pieces' in answered || 'file' in answered) throw new Error('only a read can be sent in pieces')
    return answered
  }

function answering(operation: NamedOperation, handler: AnyHandler, services: Services): AnswerIn {
  const complete = completing(operation, services)
  const answerOf = answersOf(operation, services)
  return async (request, { db, commit }, now) => {
    const { caller, params, query, body, columns, requestId, browser, reader, madeAhead, anew } = request
    const result = await handler({
      caller,
      params,
      query,
      body,
      columns,
      requestId,
      browser,
      reader,
      madeAhead,
      anew,
      dryRun: asksToLookFirst(body),
      services,
      refuse,
      db,
      commit,
      // Few reads need it, and formatting an instant takes a microsecond.
      get now() {
        return now()
      },
      get language() {
        return reader.language
      },
    })
    if (result instanceof Continuation) return result
    if (result instanceof StreamedFile)
      return { status: operation.status ?? 200, file: result, language: reader.answeredIn }
    const answer = await complete(request, { result, db, now })
    return answer instanceof Streamed
      ? { status: operation.status ?? 200, pieces: answer.pieces(), language: reader.answeredIn }
      : answerOf(answer, reader)
  }
}

/** Also of what a continuation comes to. */
function answersOf(operation: Operation, services: Services): (result: unknown, reader: Reader) => Answer {
  const { status = 200 } = operation
  const addRefusals = addingRefusals(operation, services)
  return (result, reader) => ({
    status,
    body: result === undefined ? '' : JSON.stringify(addRefusals ? addRefusals(result, reader) : result),
    // Once the words are there that it says the language of.
    language: reader.answeredIn,
  })
}

/** Without the write lock, what a handler wants to have done before it gets it. */
function afterWorkAhead({ ahead }: AnyHandler, services: Services, execute: Execute): Execute {
  if (!ahead) return execute
  return request => {
    const { params, query, body } = request
    const caller = callerOf(request)
    const db = services.database.reader(caller.organisation.id)
    return workedAhead(
      () => ahead({ params, query, body, caller, services, db }),
      made => execute({ ...request, ...made }),
    )
  }
}

/** Inside the organisation's write transaction; with an idempotency key, once. */
function writing(operation: NamedOperation, answer: AnswerOfWrite, services: Services): Execute {
  const answerOf = answersOf(operation, services)
  return async request => {
    const caller = callerOf(request)
    const { organisation } = caller
    const claim = claimOf(operation, caller, request)
    const write = {
      orgId: organisation.id,
      actor: actorOf(caller),
      operation: operation.id,
      requestId: request.requestId,
      address: request.browser.address,
      dryRun: asksToLookFirst(request.body),
    }
    const answerIn = (db: WriteTransaction, commit: Commit) => answer(request, { db, commit }, () => db.now)
    const toAnswer = (result: unknown) => answerOf(result, request.reader)
    if (!claim) {
      const answered = await services.transactions.run(write, answerIn)
      if (!(answered instanceof Continuation)) return answered
      return toAnswer(await answered.rest(stepsOf(services.transactions, write)))
    }

    const continued = new ContinuedKey(services.database, organisation.id, claim.key)
    const kept = keptAnswer(services, caller, claim, (db, commit) =>
      answer({ ...request, browser: withoutCookies(request.browser) }, { db, commit }, () => db.now),
    )
    try {
      const outcome = await services.transactions.write(
        { ...write, idempotency: claim },
        // Started before the work, so that it is sent with the work's first statements.
        (db, commit) => Promise.all([kept.rights(db), answerIn(db, kept.noting(commit))]),
        ([rights, answered]) =>
          answered instanceof Continuation ? continued.hold() : kept.seal(answered, rights),
        kept.review,
      )
      if ('replay' in outcome) return { ...kept.open(outcome.replay), replayed: true }
      const [, answered] = outcome.result
      if (!(answered instanceof Continuation)) return answered
      const storing = {
        claim,
        rights: kept.rights,
        noting: kept.noting,
        seal: (result: unknown, rights: ViewRights) => kept.seal(toAnswer(result), rights),
      }
      return toAnswer(await answered.rest(stepsOf(services.transactions, write, storing)))
    } finally {
      continued.release()
    }
  }
}

/** What a request with an idempotency key claims by it. */
const claimOf = (
  operation: NamedOperation,
  caller: AnyCaller,
  { url, idempotencyKey, body, columns }: CheckedRequest,
) =>
  idempotencyClaim(operation, caller, {
    url,
    header: idempotencyKey,
    body: columns ? { body, columns } : body,
  })

/** The browser without a way to set cookies. */
const withoutCookies = (browser: Browser): Browser => ({
  set: () => {},
  session: () => browser.session(),
  cookie: name => browser.cookie(name),
  userAgent: browser.userAgent,
  address: browser.address,
})

function callerOf({ caller }: CheckedRequest): AnyCaller {
  if (!caller) throw new Error('an operation with a transaction has passed the gates, so it has a caller')
  return caller
}

const asksToLookFirst = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'dryRun' in body && body.dryRun === true

const refuse = (code: string, detail?: string | Detail, extra?: Readonly<Record<string, unknown>>): never => {
  throw new RequestRefused(code, detail ?? '', extra)
}

const cannotCommit = (): never => {
  throw new Error('an operation without a write transaction has nothing to commit to')
}
