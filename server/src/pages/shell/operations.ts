import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnswerableCode, Operation } from '../../platform/contract/operation.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../../platform/http/handler.ts'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import type { Language } from './language.ts'

/** What an operation of the public interface answered: its body, or the problem document. */
export type Outcome<Op extends Operation> =
  | { readonly done: true; readonly answer: AnswerOf<Op> }
  | { readonly done: false; readonly problem: Problem<AnswerableCode<Op>> }

export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly status: number
  /** How many seconds the person has to wait, when that is why. */
  readonly retryAfterSeconds: number | null
  /** What the problem document holds beyond its code, such as `organisations`. */
  readonly extra: Readonly<Record<string, unknown>>
}

/** For a refusal that the page has nothing of its own to say to. */
export function fail({ code, retryAfterSeconds }: Problem): never {
  const headers = retryAfterSeconds === null ? undefined : { 'retry-after': String(retryAfterSeconds) }
  throw new RequestRefused(code, 'An operation that the page stands on was refused.', {}, headers)
}

/** The answer, of an operation whose refusals the page has nothing of its own to say to. */
export function orFail<Answer>(
  outcome: { done: true; answer: Answer } | { done: false; problem: Problem },
): Answer {
  return outcome.done ? outcome.answer : fail(outcome.problem)
}

export interface OperationRequest<Op extends Operation> {
  readonly params?: ParamsOf<Op>
  readonly query?: QueryOf<Op>
  readonly body?: BodyOf<Op>
}

/**
 * Performs an operation as the browser itself would by HTTP: with its address, cookies and origin, through every gate, in the language of the page.
 * Pages have no other way to anything. Answers the cookies that the operation gave besides.
 */
export async function perform<Op extends Operation>(
  server: FastifyInstance,
  browser: FastifyRequest,
  { cookie, language }: { readonly cookie: string | undefined; readonly language: Language },
  operation: Op,
  request: OperationRequest<Op>,
): Promise<{ outcome: Outcome<Op>; cookies: string[] }> {
  const { params = {}, query = {}, body } = request
  const answer = await server.inject({
    method: operation.method,
    url: pathOf(operation, params) + queryOf(query),
    remoteAddress: browser.socket.remoteAddress ?? browser.ip,
    headers: {
      ...handedOn(browser),
      ...(cookie && { cookie }),
      'accept-language': language,
      'x-request-id': browser.requestId,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const { statusCode: status, headers } = answer
  const cookies = [headers['set-cookie'] ?? []].flat()
  const parsed: unknown = answer.payload === '' ? undefined : JSON.parse(answer.payload)
  if (status < 400) return { outcome: { done: true, answer: parsed as AnswerOf<Op> }, cookies }
  const extra = parsed as Readonly<Record<string, unknown>>
  const retryAfter = headers['retry-after']
  const problem: Problem<AnswerableCode<Op>> = {
    code: extra['code'] as AnswerableCode<Op>,
    status,
    retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
    extra,
  }
  return { outcome: { done: false, problem }, cookies }
}

/** What operations know a browser by, besides its cookies, and by which way it came. */
const handedOn = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    (['host', 'origin', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const).flatMap(name => {
      const value = headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

const pathOf = (operation: Operation, params: Readonly<Record<string, string>>): string =>
  operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
