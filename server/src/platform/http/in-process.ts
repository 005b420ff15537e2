import { refusalAtGates } from '../access/gates.ts'
import type { Database } from '../data/database.ts'
import { operationsOf } from '../contract/family.ts'
import type { FactHearer } from '../events/event-log.ts'
import type { Module } from '../module.ts'
import type { Services } from '../services.ts'
import { Transactions } from '../transactions/transactions.ts'
import { newId } from '../vocabulary/ids.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { checkAnswer } from './answer-shape.ts'
import { execution } from './execution.ts'
import type { Browser } from './handler.ts'
import { requestShapes } from './shapes.ts'

/** A request from inside the process. Path and query are values, not text; what is absent is so in an HTTP request too. */
export interface InProcessRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/**
 * Performs an operation by its id with a key, as an HTTP request would: the same look-up, gates, shapes, write transaction
 * and facts, without the checks of headers, origins and rate limits. Returns the parsed body; throws the `RequestRefused`
 * that a request would be answered with.
 */
export type Perform = (key: string, operation: string, request?: InProcessRequest) => Promise<unknown>

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
  hearers: readonly FactHearer[],
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

function performer(modules: readonly Module[], services: Services, checkAnswers: boolean): Perform {
  const operations = new Map(
    modules.flatMap(({ contract, handlers }) =>
      operationsOf(contract).map(operation => {
        const handler = handlers[operation.id.slice(contract.name.length + 1)]
        if (!handler) throw new Error(`${operation.id} has no handler`)
        return [operation.id, { operation, handler }] as const
      }),
    ),
  )
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  const prepare = (id: string) => {
    const found = operations.get(id)
    if (!found) throw new Error(`there is no operation ${id}`)
    const { operation, handler } = found
    return {
      operation,
      shapes: requestShapes(operation),
      run: execution(operation, handler, services),
      check: checkAnswers ? checkAnswer(operation) : undefined,
    }
  }

  return async (key, id, request = {}) => {
    let ready = prepared.get(id)
    if (!ready) prepared.set(id, (ready = prepare(id)))
    const { operation, shapes, run, check } = ready
    const { authenticator } = services
    const found = authenticator.remembered(key) ?? (await authenticator.resolve(key))
    if ('refusal' in found) throw new RequestRefused(found.refusal, 'The key stands for nobody.')
    const refused = refusalAtGates(operation, found.caller)
    if (refused) throw refused
    const answer = await run({
      caller: found.caller,
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
    })
    check?.(answer)
    return answer.body === '' ? undefined : JSON.parse(answer.body)
  }
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
