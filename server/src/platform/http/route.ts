import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, isKey, organisationNow } from '../access/caller.ts'
import { refusalAtGates } from '../access/gates.ts'
import type { Operation } from '../contract/operation.ts'
import type { StoredAnswer } from '../data/database.ts'
import type { Services } from '../services.ts'
import { instantFromMilliseconds } from '../vocabulary/dates.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { type Answer, sendJson } from './answer.ts'
import { checkAnswer } from './answer-shape.ts'
import { checkOrigin, presentedSecret, sessionCookieName } from './credentials.ts'
import type { AnyCall, AnyHandler } from './handler.ts'
import { idempotencyClaim } from './idempotency.ts'
import { type RateWindows, rateHeaders } from './rate-windows/rate-windows.ts'
import { requestShapes } from './shapes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    requestId: string
  }
}

export interface RouteOptions {
  readonly services: Services
  readonly rateWindows: RateWindows
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

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: admit,
    handler: async (request, reply) => {
      const params = shapes.params(request.params)
      const query = shapes.query(request.query)
      const body = shapes.body(bodyText(request), request.headers['content-type'])
      const answer = await run(request, reply, { params, query, body })
      check?.(answer)
      return sendJson(reply, answer)
    },
  })
}

const bodyText = (request: FastifyRequest): string =>
  (request.body as Buffer | undefined)?.toString('utf8') ?? ''

/** Credential, rate budget, kind of credential, module, capability: before a byte of the body is read. */
function admission(operation: Operation, { services, rateWindows }: RouteOptions) {
  const { authenticator, baseUrl } = services
  const cookieName = sessionCookieName(baseUrl)
  const writes = operation.method !== 'GET'

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (operation.credential === 'public') return
    if (operation.credential === 'anonymous') {
      if (request.headers.authorization !== undefined)
        throw new RequestRefused('api_key_cannot_start_human_session', 'A key cannot start a human session.')
      if (writes) checkOrigin(request, baseUrl)
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

interface Shaped {
  readonly params: Record<string, string>
  readonly query: unknown
  readonly body: unknown
}

/** Runs the handler on a scoped reader, inside the organisation's write turn, or without an organisation. */
function execution(operation: Operation & { readonly id: string }, handler: AnyHandler, services: Services) {
  const turn = operation.turn ?? (operation.method === 'GET' ? 'read' : 'write')
  const status = operation.status ?? 200

  const call = (
    request: FastifyRequest,
    reply: FastifyReply,
    shaped: Shaped,
    rest: Pick<AnyCall, 'db' | 'now' | 'commit'>,
  ) =>
    handler({
      ...shaped,
      ...rest,
      caller: request.caller,
      services,
      requestId: request.requestId,
      dryRun: asksToLookFirst(shaped.body),
      refuse,
      browser: {
        set: value => void reply.header('set-cookie', value),
        session: () => presentedSecret(request, sessionCookieName(services.baseUrl)),
        userAgent: request.headers['user-agent'] ?? null,
        address: request.ip,
      },
    })

  const answered = (result: unknown): Answer => ({
    status,
    body: result === undefined ? '' : JSON.stringify(result),
  })

  if (turn === 'none')
    return async (request: FastifyRequest, reply: FastifyReply, shaped: Shaped) =>
      answered(
        await call(request, reply, shaped, {
          db: null,
          now: instantFromMilliseconds(Date.now()),
          commit: cannotCommit,
        }),
      )

  if (turn === 'read')
    return async (request: FastifyRequest, reply: FastifyReply, shaped: Shaped) => {
      const caller = callerOf(request)
      const now = instantFromMilliseconds(organisationNow(caller))
      const db = services.database.reader(caller.organisation.id)
      return answered(await call(request, reply, shaped, { db, now, commit: cannotCommit }))
    }

  return async (request: FastifyRequest, reply: FastifyReply, shaped: Shaped) => {
    const caller = callerOf(request)
    const claim = idempotencyClaim(operation, caller, {
      url: request.url,
      header: request.headers['idempotency-key'],
      body: shaped.body,
    })
    const orgId = caller.organisation.id
    const outcome = await services.turns.write(
      {
        orgId,
        actor: {
          membershipId: caller.membership.id,
          credentialKind: caller.credential.kind,
          credentialId: caller.credential.id,
        },
        operation: operation.id,
        requestId: request.requestId,
        dryRun: asksToLookFirst(shaped.body),
        ...(claim && { idempotency: claim }),
      },
      async (db, commit) => answered(await call(request, reply, shaped, { db, now: db.now, commit })),
      answer => (claim ? sealAnswer(services, orgId, claim.key, answer) : null),
    )
    if ('result' in outcome) return outcome.result
    reply.header('idempotency-replayed', 'true')
    return {
      status: outcome.replay.status,
      body: services.keyring.open(outcome.replay.body, `${orgId} ${claim?.key}`),
    }
  }
}

/** A stored answer may carry a secret that is shown once, so it is kept sealed. */
const sealAnswer = (services: Services, orgId: string, key: string, answer: Answer): StoredAnswer => ({
  status: answer.status,
  body: services.keyring.seal(answer.body, `${orgId} ${key}`),
})

function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('an operation with a turn has passed the gates, so it has a caller')
  return request.caller
}

const asksToLookFirst = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'dryRun' in body && body.dryRun === true

const refuse = (code: string, detail?: string, extra?: Readonly<Record<string, unknown>>): never => {
  throw new RequestRefused(code, detail ?? '', extra)
}

const cannotCommit = (): never => {
  throw new Error('an operation without a write turn has nothing to commit to')
}
