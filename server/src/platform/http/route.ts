import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import { type Caller, isKey } from '../access/caller.ts'
import { refusalAtGates } from '../access/gates.ts'
import type { Operation } from '../contract/operation.ts'
import type { Services } from '../services.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { NoteAnswer } from '../telemetry/metrics.ts'
import { sendJson } from './answer.ts'
import { checkAnswer } from './answer-shape.ts'
import type { Availability } from './availability.ts'
import { checkOrigin, presentedSecret, sessionCookieName } from './credentials.ts'
import { execution } from './execution.ts'
import type { AnyHandler, Browser } from './handler.ts'
import { type RateWindows, rateHeaders } from './rate-windows/rate-windows.ts'
import { requestShapes } from './shapes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    requestId: string
    /** On the clock of `performance.now()`. */
    startedAt: number
  }
}

export interface RouteOptions {
  readonly services: Services
  readonly rateWindows: RateWindows
  readonly availability: Availability
  /** Check every answer against its contract: in tests and development, not in production. */
  readonly checkAnswers: boolean
}

/** Puts one operation of the contract on the server: its gates, shapes, idempotency and transaction. */
export function addRoute(
  app: FastifyInstance,
  operation: Operation & { readonly id: string },
  handler: AnyHandler,
  options: RouteOptions,
): void {
  const shapes = requestShapes(operation)
  const check = options.checkAnswers ? checkAnswer(operation) : undefined
  const admit = admission(operation, options)
  const run = execution(operation, handler, options.services)
  const cookieName = sessionCookieName(options.services.baseUrl)
  const note = options.services.metrics.answersOf(operation.id)

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: admit,
    ...(note && { onSend: noting(note) }),
    handler: async (request, reply) => {
      const answer = await run({
        caller: request.caller,
        params: shapes.params(request.params),
        query: shapes.query(request.query),
        body: shapes.body(bodyText(request), request.headers['content-type']),
        url: request.url,
        idempotencyKey: request.headers['idempotency-key'],
        requestId: request.requestId,
        browser: browserAt(request, reply, cookieName),
      })
      check?.(answer)
      if (answer.replayed) reply.header('idempotency-replayed', 'true')
      return sendJson(reply, answer)
    },
  })
}

const browserAt = (request: FastifyRequest, reply: FastifyReply, cookieName: string): Browser => ({
  set: cookie => void reply.header('set-cookie', cookie),
  session: () => presentedSecret(request, cookieName),
  userAgent: request.headers['user-agent'] ?? null,
  address: request.ip,
})

const noting =
  (note: NoteAnswer): onSendHookHandler =>
  (request, reply, _payload, done) => {
    note(reply.statusCode, performance.now() - request.startedAt)
    done()
  }

const bodyText = (request: FastifyRequest): string =>
  (request.body as Buffer | undefined)?.toString('utf8') ?? ''

/**
 * Whether anything is begun, credential, rate budget, kind of credential, module, capability: before a byte of the
 * body is read.
 */
function admission(operation: Operation, options: RouteOptions) {
  const { services, rateWindows, availability } = options
  const { authenticator, baseUrl } = services
  const cookieName = sessionCookieName(baseUrl)
  const writes = operation.method !== 'GET'

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const notNow = availability.refusal()
    if (notNow) throw notNow
    if (operation.credential === 'public') return
    if (operation.credential === 'anonymous') {
      if (request.headers.authorization !== undefined)
        throw new RequestRefused('api_key_cannot_start_human_session', 'A key cannot start a human session.')
      // A program that signs in sends no Origin; a browser always does, so another site's page is found out.
      if (writes && request.headers.origin !== undefined) checkOrigin(request, baseUrl)
      return
    }
    const secret = presentedSecret(request, cookieName)
    if (secret === undefined) throw new RequestRefused('invalid_token', 'The request carries no credentials.')
    const found = authenticator.remembered(secret) ?? (await authenticator.resolve(secret))
    if ('refusal' in found) throw new RequestRefused(found.refusal, credentialDetail[found.refusal])
    const { caller } = found

    const taken = rateWindows.take(caller.organisation.id, caller.credential.id, Date.now())
    const verdict = taken instanceof Promise ? await taken : taken
    reply.headers(rateHeaders(verdict))
    if (!verdict.allowed)
      throw new RequestRefused(
        'too-many-requests',
        `The ${verdict.scope === 'key' ? "key's" : "organisation's"} ${verdict.limit} requests a minute are used up.`,
        { scope: verdict.scope },
        { 'retry-after': String(verdict.retryAfterSeconds) },
      )

    if (writes && !isKey(caller)) checkOrigin(request, baseUrl)
    const refused = refusalAtGates(operation, caller)
    if (refused) throw refused
    request.caller = caller
  }
}

const credentialDetail = {
  invalid_token: 'The credentials are unknown, revoked or malformed.',
  api_key_expired: 'The key is past its expiry.',
  api_key_owner_inactive: 'The membership that owns the key is deactivated.',
} as const
