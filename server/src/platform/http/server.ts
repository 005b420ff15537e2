import cors from '@fastify/cors'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import qs from 'qs'
import { randomUUID } from 'node:crypto'
import { CursorInvalid } from '../data/paging.ts'
import { ServiceBusy, ServiceUnavailable, ValueNotStorable } from '../data/database-errors.ts'
import type { ServiceLog } from '../telemetry/log.ts'
import { limits } from '../vocabulary/limits.ts'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'
import { sendProblem } from './answer.ts'
import type { ErrorCatalogue } from './problem.ts'

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

/** The HTTP server before any route: bodies as bytes, every failure a problem document, our headers on every answer. */
export async function createServer(options: {
  baseUrl: string
  catalogue: ErrorCatalogue
  log: ServiceLog
}): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    logger: false,
    // A proxy on this machine tells whom it speaks for; nobody else is believed.
    trustProxy: 'loopback',
    // Running requests finish, idle keep-alive connections do not hold the stop up.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: false },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('requestId', '')

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.addHook('onRequest', (request, reply, done) => {
    request.requestId = requestIdOf(request)
    reply.header('x-request-id', request.requestId)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('cache-control', 'no-store')
    done()
  })
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposedHeaders,
    maxAge: 86_400,
  })

  const answerProblem = (refused: RequestRefused, request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply, refused, options.catalogue, {
      baseUrl: options.baseUrl,
      path: request.url.split('?', 1)[0] ?? request.url,
      requestId: request.requestId || requestIdOf(request),
    })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalFor(error)
    if (refused.code === 'internal-error')
      options.log.error('request failed', error, {
        requestId: request.requestId,
        route: request.routeOptions.url ?? '',
      })
    return answerProblem(refused, request, reply)
  })
  app.setNotFoundHandler((request, reply) =>
    answerProblem(
      new RequestRefused('not-found', `There is nothing at ${request.url.split('?', 1)[0]}.`),
      request,
      reply,
    ),
  )
  return app
}

/** Every failure as a code of the catalogue; what nobody expected is a 500 that tells the caller nothing of us. */
function refusalFor(error: FastifyError): RequestRefused {
  if (error instanceof RequestRefused) return error
  if (error instanceof CursorInvalid)
    return badRequest([{ parameter: 'cursor', message: 'does not belong to this query' }])
  if (error instanceof ValueNotStorable)
    return badRequest([{ pointer: '', message: 'a value is out of range' }])
  if (error instanceof ServiceBusy)
    return new RequestRefused(
      'service_busy',
      'The service is busy; nothing was written.',
      {},
      retryAfter(error),
    )
  if (error instanceof ServiceUnavailable)
    return new RequestRefused('service_unavailable', 'The database cannot be reached.', {}, retryAfter(error))
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new RequestRefused('payload-too-large', 'The body is larger than 12 MB.')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return badRequest([{ pointer: '', message: error.message.replace(/\.$/, '') }])
  return new RequestRefused(
    'internal-error',
    'Something went wrong on our side; quote the requestId to support.',
  )
}

const retryAfter = (error: { retryAfterSeconds: number }) => ({
  'retry-after': String(error.retryAfterSeconds),
})

const saneRequestId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,99}$/

function requestIdOf(request: FastifyRequest): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID()
}

/** `a=1&cf[key]=value`: one level of brackets becomes an object (deepObject), a repeated name an array. */
const parseQuery = (text: string): Record<string, unknown> =>
  qs.parse(text, {
    depth: 1,
    strictDepth: false,
    plainObjects: false,
    parameterLimit: 200,
    arrayLimit: 0,
    ignoreQueryPrefix: true,
  })
