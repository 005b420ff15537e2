import cors from '@fastify/cors'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { ServiceLog } from '../telemetry/log.ts'
import type { SecurityLog } from '../telemetry/security-log.ts'
import { type Metrics, silentMetrics } from '../telemetry/metrics.ts'
import { limits } from '../vocabulary/limits.ts'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'
import { sendProblem } from './answer.ts'
import { answerUnderWay } from './shapes.ts'
import { Intake } from './bodies/intake.ts'
import { answerClientError } from './client-error.ts'
import type { Connections } from './connections.ts'
import { plainHeaders, strictTransport } from './document-headers.ts'
import { Admission } from './admission.ts'
import { refusalOf } from './failures.ts'
import { SealUnreadable } from '../secrets/keyring.ts'
import { Reader } from './language.ts'
import { logRefusal } from './refusal-log.ts'
import type { ErrorCatalogue } from './problem.ts'
import { parseQuery } from './query.ts'
import type { AddressRanges } from './address-ranges.ts'
import { Transport } from './transport.ts'

/** Milliseconds in which a file of 100 MB must have arrived; bodies that are held in memory have less, see `Intake`. */
const requestMs = 30 * 60_000
/** Milliseconds in which the headers of a request must have arrived, also those of the first on a connection. */
const headersMs = 10_000
/** Milliseconds for which a connection may be idle between two requests; most proxies close it sooner. */
const restMs = 72_000
/** Milliseconds in which a reader must take some of an answer. */
const stalledReaderMs = 30_000
const lookForLateOnesEveryMs = 1000

const exposedHeaders = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'X-Request-Id',
  'Retry-After',
  'Idempotency-Replayed',
  'Deprecation',
  'Sunset',
  'Link',
]

interface ServerOptions {
  readonly baseUrl: string
  readonly catalogue: ErrorCatalogue
  readonly log: ServiceLog
  readonly connections: Connections
  /** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are used. */
  readonly trustedProxies: AddressRanges
  /** Refused when left out. */
  readonly allowPlainHttp?: boolean
  readonly security?: SecurityLog
  readonly metrics?: Metrics
  readonly answerBrowser?: AnswerBrowser
}

/** Answers a browser with a page in place of a problem document; undefined when the caller wants no page. */
export type AnswerBrowser = (
  refused: RequestRefused,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | undefined

/** The HTTP server without routes: bodies as bytes, failures as problem documents, and the common headers on every answer. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { trustedProxies, metrics = silentMetrics } = options
  const { answerProblem, answerFailure } = problemAnswers(options)
  const app = fastify({
    logger: false,
    // From other addresses `X-Forwarded-For` has no effect.
    trustProxy: address => trustedProxies.include(address),
    serverFactory: handler => httpServer(handler, options),
    // Running requests finish; idle keep-alive connections do not delay the stop.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerClientError(options),
    frameworkErrors: (error, request, reply) => {
      beginAnswer(request, reply)
      return answerFailure(error, request, reply)
    },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: false },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('requestId', '')
  app.decorateRequest('startedAt', 0)
  app.decorateRequest('bodyLimit', limits.openBodyBytes)
  app.decorateRequest('releaseBody', null)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', new Intake(undefined, metrics).take)

  await addHooks(app, options)
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => answerProblem(notFound(request), request, reply))
  return app
}

/** Answers a refusal, or any failure, with a problem document. */
function problemAnswers(options: ServerOptions) {
  const { baseUrl, catalogue, log, security, metrics = silentMetrics, answerBrowser } = options
  const countProblem = metrics.counter({
    name: 'konttori_problems_total',
    help: 'Problem documents answered, by code.',
    label: 'code',
    values: ['service_busy', 'service_unavailable', 'storage_full', 'internal-error'],
  })
  const answerProblem = (refused: RequestRefused, request: FastifyRequest, reply: FastifyReply) => {
    countProblem(refused.code)
    if (security) logRefusal(security, refused, request, catalogue)
    const page = answerBrowser?.(refused, request, reply)
    if (page) return page
    const { requestId, caller, headers } = request
    // An address that cannot be read has no caller, not even none.
    const { language } = new Reader(headers['accept-language'], caller ?? null)
    return sendProblem(reply, refused, catalogue, { baseUrl, path: pathOf(request), requestId, language })
  }
  const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refused = refusalOf(error)
    if (refused.code === 'internal-error' || error instanceof SealUnreadable)
      log.error('request failed', error, {
        requestId: request.requestId,
        route: request.routeOptions.url ?? '',
      })
    return answerProblem(refused, request, reply)
  }
  return { answerProblem, answerFailure }
}

function httpServer(
  handler: ConstructorParameters<typeof Admission>[0],
  { baseUrl, catalogue, connections }: ServerOptions,
): Server {
  const server = createHttpServer({
    requestTimeout: requestMs,
    headersTimeout: headersMs,
    keepAliveTimeout: restMs,
    connectionsCheckingInterval: lookForLateOnesEveryMs,
    // `Admission` answers a missing `Host` with a problem document.
    requireHostHeader: false,
  })
  // The timeout also runs while a connection waits for an answer, or for its body to be read.
  server.setTimeout(stalledReaderMs, socket => {
    if (!answerUnderWay(socket) || socket.writableLength > 0) socket.destroy()
  })
  connections.watch(server)
  new Admission(handler, connections, { baseUrl, catalogue }).guard(server)
  return server
}

async function addHooks(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const secure = options.baseUrl.startsWith('https:')
  const transport = new Transport(options)
  app.addHook('onRequest', (request, reply, done) => {
    request.startedAt = performance.now()
    beginAnswer(request, reply)
    if (secure) reply.header('strict-transport-security', strictTransport)
    done(notAscii.test(request.url) ? addressNotAscii() : undefined)
  })
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    // One string, because an array would be joined for every answer.
    exposedHeaders: exposedHeaders.join(', '),
    maxAge: 86_400,
    // Otherwise an `OPTIONS` that is no preflight gets a body that is not a problem document.
    strictPreflight: false,
  })

  app.addHook('onRequest', (request, _reply, done) => {
    // Before a credential is looked at, and before the body is read.
    const refused = transport.refusal(request)
    if (refused) throw refused
    if (request.is404) throw notFound(request)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // An unread body is not waited for; `closeConnection` ensures that the answer arrives.
    if (hasUnreadBody(request)) reply.header('connection', 'close')
    request.releaseBody?.()
    done()
  })
}

/** Node decodes bytes beyond ASCII as Latin-1; in a URL they must be escaped (RFC 3986, 2.1). */
const notAscii = /[^\x20-\x7e]/
const addressNotAscii = () =>
  badRequest([{ parameter: '', message: 'the address has a character that is not percent-encoded' }])

/** Sets the common headers of every answer. */
function beginAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.requestId = requestIdOf(request)
  reply.header('x-request-id', request.requestId)
  reply.headers(plainHeaders)
}

const notFound = (request: FastifyRequest): RequestRefused =>
  new RequestRefused('not-found', `There is nothing at ${pathOf(request)}.`)

/** Whether more of the body is outstanding than should be read and discarded. */
function hasUnreadBody({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete !== false) return false
  if (headers['transfer-encoding'] !== undefined) return true
  return Number(headers['content-length']) > limits.openBodyBytes
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? request.url

const saneRequestId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,99}$/

function requestIdOf(request: FastifyRequest): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID()
}

/** Where it listens. */
export function addressOf({ server }: FastifyInstance): string {
  const { address, port, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
