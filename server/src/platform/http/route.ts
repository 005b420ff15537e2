import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify'
import type { AnyResolution } from '../access/authenticator.ts'
import { type AnyCaller, isKey } from '../access/caller.ts'
import { refusalOfAny } from '../access/gates.ts'
import type { Operation } from '../contract/operation.ts'
import { sessionCookieName } from '../contract/session-cookie.ts'
import type { Services } from '../services.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { limits } from '../vocabulary/limits.ts'
import type { NoteAnswer } from '../telemetry/metrics.ts'
import { type AnswerAsFile, type AnswerInPieces, sendJson } from './answer.ts'
import { checkAnswer, checkedPieces } from './answer-shape.ts'
import type { AddressWindow } from './address-window.ts'
import type { Availability } from './availability.ts'
import type { BodyReading } from './bodies/reading.ts'
import { isCompressible, sendCompressible } from './compression.ts'
import { sayLanguage } from './varying.ts'
import { formatWanted, sendFile, wantsFile } from './file-answer.ts'
import { checkOrigin, cookieNamed, presentedSecret } from './credentials.ts'
import { announcing } from './deprecation.ts'
import { type ExecutedAnswer, execution } from './execution.ts'
import type { AnyHandler, Browser } from './handler.ts'
import { Reader } from './language.ts'
import { type RateVerdict, type RateWindows, rateHeaders } from './rate-windows/rate-windows.ts'
import { requestShapes } from './shapes.ts'
import type { Streams } from './streams.ts'
import { tableRequests } from './table-request.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: AnyCaller | null
    requestId: string
    /** On the clock of `performance.now()`. */
    startedAt: number
    /** Bytes that its body may have: few until the caller is known. */
    bodyLimit: number
    /** Releases the memory that a large body has reserved, once the body is not needed any more. */
    releaseBody: (() => void) | null
  }
}

export interface RouteOptions {
  readonly services: Services
  readonly rateWindows: RateWindows
  readonly availability: Availability
  readonly bodies: BodyReading
  /** The rate limit by address of requests without credentials. */
  readonly readers: AddressWindow
  readonly streams: Streams
  /** Checks every answer against its contract: in tests and development, not in production. */
  readonly checkAnswers: boolean
}

/** Adds an operation of the contract to the server: its gates, shapes, idempotency and transaction. */
export function addRoute(
  app: FastifyInstance,
  operation: Operation & { readonly id: string },
  handler: AnyHandler,
  options: RouteOptions,
): void {
  const shapes = requestShapes(operation)
  const announce = announcing(operation, options.services)
  const admit = admission(operation, options)
  const run = execution(operation, handler, options.services)
  const cookieName = sessionCookieName(options.services.baseUrl)
  const note = options.services.metrics.answersOf(operation.id)
  const send = sending(operation, options)
  const readBody = options.bodies.of(operation, shapes.body)
  const readTable = tableRequests(operation, options.bodies)

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: announce ? [announce, admit] : admit,
    ...(note && { onSend: noting(note) }),
    handler: async (request, reply) => {
      const browser = new RequestBrowser(request, reply, cookieName)
      const params = shapes.params(request.params)
      const sent = { bytes: bytesOf(request), contentType: request.headers['content-type'] }
      const table = readTable?.({ ...sent, query: request.query })
      const { query, body, columns } = table
        ? await table
        : {
            query: shapes.query(operation.download ? formatWanted(request) : request.query),
            body: await readBody(sent.bytes, sent.contentType),
          }
      const answer = await run({
        caller: request.caller,
        params,
        query,
        body,
        columns,
        url: request.url,
        idempotencyKey: request.headers['idempotency-key'],
        requestId: request.requestId,
        browser,
        reader: new Reader(request.headers['accept-language'], request.caller),
      })
      browser.sendCookies()
      return send(request, reply, answer)
    },
  })
}

/** Sends what an operation answers: in the form that was requested, and checked where answers are. */
function sending(operation: Operation & { readonly id: string }, { streams, checkAnswers }: RouteOptions) {
  const check = checkAnswers ? checkAnswer(operation) : undefined
  const compressible = isCompressible(operation)
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: ExecutedAnswer | AnswerInPieces | AnswerAsFile,
  ) => {
    if (answer.language !== undefined) sayLanguage(reply, answer.language)
    if ('file' in answer) return streams.sendFile(request, reply, answer, wantsFile(request))
    if ('pieces' in answer)
      return streams.send(request, reply, check ? checkedPieces(answer, check) : answer, compressible)
    check?.(answer)
    if (answer.replayed) reply.header('idempotency-replayed', 'true')
    if (operation.download && wantsFile(request)) return sendFile(reply, answer)
    return compressible ? sendCompressible(request, reply, answer) : sendJson(reply, answer)
  }
}

/** Only the operations of sign-in use it, so nothing is parsed in advance. */
class RequestBrowser implements Browser {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #cookieName: string
  #cookies: string[] | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, cookieName: string) {
    this.#request = request
    this.#reply = reply
    this.#cookieName = cookieName
  }

  set(cookie: string): void {
    ;(this.#cookies ??= []).push(cookie)
  }

  /** Called once the work is committed, so that no cookie is sent for a session that was rolled back. */
  sendCookies(): void {
    if (this.#cookies) this.#reply.header('set-cookie', this.#cookies)
  }

  session(): string | undefined {
    return presentedSecret(this.#request, this.#cookieName)
  }

  cookie(name: string): string | undefined {
    return cookieNamed(this.#request.headers.cookie ?? '', name)
  }

  get userAgent(): string | null {
    return this.#request.headers['user-agent'] ?? null
  }

  get address(): string {
    return this.#request.ip
  }
}

const noting =
  (note: NoteAnswer): onSendHookHandler =>
  (request, reply, _payload, done) => {
    note(reply.statusCode, performance.now() - request.startedAt)
    done()
  }

const noBytes = Buffer.alloc(0)
const bytesOf = (request: FastifyRequest): Buffer => (request.body as Buffer | undefined) ?? noBytes

/**
 * Checks availability, credential, rate limits, kind of credential, module and capability before the body is read. A hook
 * with a callback, because a caller is nearly always remembered, and a promise would cost time for nothing.
 */
function admission(operation: Operation, options: RouteOptions): onRequestHookHandler {
  const { services, rateWindows, availability, readers } = options
  const { authenticator, baseUrl } = services
  const cookieName = sessionCookieName(baseUrl)
  const writes = operation.method !== 'GET'

  const enter = (request: FastifyRequest, reply: FastifyReply, found: AnyResolution) => {
    if ('refusal' in found) throw new RequestRefused(found.refusal, credentialDetail[found.refusal])
    const { caller } = found
    // Also for a request that is then refused, so that the refusal is logged with its caller.
    request.caller = caller
    const taken = rateWindows.take(caller.organisation.id, caller.credential.id, Date.now())
    if (taken instanceof Promise) return taken.then(verdict => pass(request, reply, caller, verdict))
    return pass(request, reply, caller, taken)
  }

  const pass = (
    request: FastifyRequest,
    reply: FastifyReply,
    caller: AnyCaller,
    verdict: RateVerdict,
  ): void => {
    reply.headers(rateHeaders(verdict))
    if (!verdict.allowed) throw tooManyRequests(verdict)
    if (writes && !isKey(caller)) checkOrigin(request, baseUrl)
    const refused = refusalOfAny(operation, caller)
    if (refused) throw refused
    request.bodyLimit = limits.bodyBytes
  }

  return (request, reply, done) => {
    const notNow = availability.refusal()
    if (notNow) throw notNow
    if (operation.credential === 'public') {
      readers.count(request.ip)
      return done()
    }
    if (operation.credential === 'anonymous') {
      readers.count(request.ip)
      if (request.headers.authorization !== undefined)
        throw new RequestRefused('api_key_cannot_start_human_session', 'A key cannot start a human session.')
      // A program that signs in sends no Origin; a browser always does, so a page of another site is refused.
      if (writes && request.headers.origin !== undefined) checkOrigin(request, baseUrl)
      return done()
    }
    const secret = presentedSecret(request, cookieName)
    if (secret === undefined) throw new RequestRefused('invalid_token', 'The request carries no credentials.')
    const remembered = authenticator.remembered(secret)
    const entered = remembered
      ? enter(request, reply, remembered)
      : authenticator.resolve(secret).then(found => enter(request, reply, found))
    return entered ?? done()
  }
}

const tooManyRequests = ({ scope, limit, retryAfterSeconds }: RateVerdict): RequestRefused =>
  new RequestRefused(
    'too-many-requests',
    `The ${scope === 'key' ? "key's" : "organisation's"} ${limit} requests a minute are used up.`,
    { scope },
    { 'retry-after': String(retryAfterSeconds) },
  )

const credentialDetail = {
  invalid_token: 'The credentials are unknown, revoked or malformed.',
  api_key_expired: 'The key is past its expiry.',
  api_key_owner_inactive: 'The membership that owns the key is deactivated.',
  device_inactive: 'The device is out of use.',
} as const
