import type { AnyCaller } from '../access/caller.ts'
import { refusalOfAny } from '../access/gates.ts'
import type { Database } from '../data/database.ts'
import type { NamedOperation } from '../contract/family.ts'
import type { Operation } from '../contract/operation.ts'
import type { FactListener } from '../events/event-log.ts'
import type { Module } from '../module.ts'
import type { Services } from '../services.ts'
import { Transactions } from '../transactions/transactions.ts'
import { newId } from '../vocabulary/ids.ts'
import type { Locale } from '../vocabulary/locales.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { checkAnswer, checkedPieces } from './answer-shape.ts'
import { execution } from './execution.ts'
import type { AnswerOf, BodyOf, Browser, ParamsOf, QueryOf } from './handler.ts'
import { Reader } from './language.ts'
import { requestShapes } from './shapes.ts'

/** `Part` where the operation has such a part, optional where all of it may be left out; none where it has not. */
type PartOf<Op extends Operation, Name extends 'params' | 'query' | 'body', Part> = Op extends {
  readonly [K in Name]: object
}
  ? object extends Part
    ? { readonly [K in Name]?: Part }
    : { readonly [K in Name]: Part }
  : { readonly [K in Name]?: never }

/** A request from inside the process. Path and query are values, not text; what it lacks is as in an HTTP request. */
export type InProcessRequest<Op extends Operation> = PartOf<Op, 'params', ParamsOf<Op>> &
  PartOf<Op, 'query', QueryOf<Op>> &
  PartOf<Op, 'body', BodyOf<Op>> &
  (Op extends { readonly idempotency: 'required' }
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: string }) & {
    /** In which the answer is wanted; absent, the member's. */
    readonly language?: Locale
  }

/**
 * Performs an operation of a contract for the member of a key, as an HTTP request would: the same look-up, gates,
 * shapes, write transaction and facts. Only what guards the network is left out: headers, origins and rate limits. Answers
 * the parsed body; throws the `RequestRefused` that a request would be answered with.
 */
export type Perform = <Op extends Operation>(
  key: string,
  operation: Op,
  request: InProcessRequest<Op>,
) => Promise<AnswerOf<Op>>

/** The service, called from inside its process. */
export interface InProcess {
  readonly services: Services
  readonly perform: Perform
  /** The same service on another database. */
  on(database: Database): InProcess
}

/**
 * The service of these modules, called from inside its process. With `checkAnswers` an answer that does not match its
 * contract throws.
 * `hearers` are those of `services.transactions`.
 */
export function inProcess(
  modules: readonly Module[],
  services: Services,
  hearers: readonly FactListener[],
  checkAnswers: boolean,
): InProcess {
  return {
    services,
    perform: performer(modules, services, checkAnswers),
    on: database => {
      const transactions = new Transactions(database, services.authenticator, hearers)
      return inProcess(modules, { ...services, database, transactions }, hearers, checkAnswers)
    },
  }
}

/** A request when the operation is not known by type. */
type AnyRequest = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly language?: Locale
}

function performer(modules: readonly Module[], services: Services, checkAnswers: boolean): Perform {
  const handlers = handlersOf(modules)
  const prepared = new Map<Operation, ReturnType<typeof prepare>>()
  const prepare = (wanted: Operation) => {
    const found = handlers.get(nameOf(wanted))
    if (!found) throw new Error(`no module has the operation ${wanted.method} ${wanted.path}`)
    const { operation, handler } = found
    return {
      operation,
      shapes: requestShapes(operation),
      run: execution(operation, handler, services),
      check: checkAnswers ? checkAnswer(operation) : undefined,
    }
  }

  return async (key, wanted, request: AnyRequest) => {
    let ready = prepared.get(wanted)
    if (!ready) prepared.set(wanted, (ready = prepare(wanted)))
    const { operation, shapes, run, check } = ready
    const caller = await callerOf(services, key, operation)
    const answer = await run({
      caller,
      params: shapes.params({ ...request.params }),
      query: shapes.query({ ...request.query }),
      body: shapes.body(
        Buffer.from(request.body === undefined ? '' : JSON.stringify(request.body)),
        'application/json',
      ),
      url: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => request.params?.[name] ?? ''),
      idempotencyKey: request.idempotencyKey,
      requestId: newId(),
      browser: noBrowser,
      reader: new Reader(request.language, caller),
    })
    if ('file' in answer) return JSON.parse((await Array.fromAsync(answer.file.json())).join(''))
    if ('pieces' in answer) {
      const { pieces } = check ? checkedPieces(answer, check) : answer
      return JSON.parse([...pieces].join(''))
    }
    check?.(answer)
    return answer.body === '' ? undefined : JSON.parse(answer.body)
  }
}

/** What names an operation: as its family declared it, without what others have contributed to it since. */
const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** By the name of the operation. */
function handlersOf(modules: readonly Module[]) {
  return new Map(
    modules.flatMap(({ contract, handlers }) =>
      Object.entries(contract.operations).map(([key, declared]) => {
        const operation: NamedOperation = { ...declared, id: `${contract.name}.${key}`, tag: contract.tag }
        const handler = handlers[key]
        if (!handler) throw new Error(`${operation.id} has no handler`)
        return [nameOf(declared), { operation, handler }] as const
      }),
    ),
  )
}

async function callerOf({ authenticator }: Services, key: string, operation: Operation): Promise<AnyCaller> {
  const found = authenticator.remembered(key) ?? (await authenticator.resolve(key))
  if ('refusal' in found) throw new RequestRefused(found.refusal, 'The key stands for nobody.')
  const refused = refusalOfAny(operation, found.caller)
  if (refused) throw refused
  return found.caller
}

const noBrowser: Browser = {
  set: () => {
    throw new Error('there is no browser to set a cookie in')
  },
  session: () => undefined,
  cookie: () => undefined,
  userAgent: null,
  address: 'in-process',
}
