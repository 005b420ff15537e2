import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Availability } from '../../../../platform/http/availability.ts'
import { subscriberOf } from '../../../../platform/http/subscriber.ts'
import type { Services } from '../../../../platform/services.ts'
import { memberLookup } from '../../../company/organisation/port.ts'
import { attemptsOf, type Bounds, type Meter } from '../../session/port.ts'
import { routes } from '../clients/shapes.ts'

/** An office shares one address; an app on a server asks for all its members from one. */
const bounds = {
  /** Requests for consent, each of which is kept for a while. */
  authorization: { attempts: 300, forgetsOneInSeconds: 1, firstWaitSeconds: 5, longestWaitSeconds: 300 },
  /** Refused requests of apps: wrong secrets, dead codes and tokens. */
  refused: { attempts: 100, forgetsOneInSeconds: 3, firstWaitSeconds: 5, longestWaitSeconds: 300 },
} as const satisfies Record<string, Bounds>

/** Counts by network address requests to the authorization server before anybody is known. */
class AttemptLimits {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  /** Throws `too-many-requests` with the scope `oauth` after too many requests for consent. */
  async countAuthorization(address: string): Promise<void> {
    await attemptsOf(this.#services).attempt('oauth', [meter('authorization', address)])
  }

  /** Throws `too-many-requests` with the scope `oauth` after too many refusals. */
  async check(address: string): Promise<void> {
    await attemptsOf(this.#services).check('oauth', [meter('refused', address)])
  }

  /** Runs after the answer has been sent. */
  countRefusal(address: string): void {
    attemptsOf(this.#services)
      .attempt('oauth', [meter('refused', address)])
      .catch(() => {})
  }
}

const meter = (kind: keyof typeof bounds, address: string): Meter => ({
  kind: `oauth ${kind}`,
  subject: subscriberOf(address),
  bounds: bounds[kind],
})

/** Why the browser was not sent back to the app: to an address that is not the app's, nothing is sent. */
export interface AppFailure {
  readonly status: number
  /** As OAuth calls it, `invalid_redirect_uri`. */
  readonly error: string
  readonly description: string | undefined
}

export interface AuthorizationServerOptions {
  readonly services: Services
  readonly availability: Availability
  /** The public base address, which is the issuer; read at the first request. */
  readonly baseUrl: () => string
  /** A page for a person whose app sent an invalid request. */
  readonly failurePage: (
    request: FastifyRequest,
    reply: FastifyReply,
    failure: AppFailure,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

/**
 * Puts the authorization server on ours. It reads its own bodies and writes its own answers; request ids, overload,
 * drain, limits and counting are as for every operation.
 */
export async function addAuthorizationServer(
  server: FastifyInstance,
  options: AuthorizationServerOptions,
): Promise<void> {
  const { services, availability } = options
  const serve = providerAnswers(options)
  await server.register(async scope => {
    scope.removeAllContentTypeParsers()
    // Left unread: the authorization server has its own bounds for what it reads.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.addHook('onRequest', (_request, _reply, done) => {
      const notNow = availability.refusal()
      if (notNow) throw notNow
      done()
    })
    addRoutes(scope, new AttemptLimits(services), serve)

    // RFC 8414 §3.1: the path of an issuer follows the well-known one.
    const { pathname } = new URL(services.baseUrl)
    if (pathname !== '/') {
      const metadata = serve('metadata')
      scope.get(`${routes.metadata}${pathname}`, (request, reply) => {
        request.raw.url = routes.metadata
        return metadata(request, reply)
      })
    }
  })
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<void>
type Serve = (name: string, afterwards?: (address: string, status: number) => void) => Answering

function addRoutes(scope: FastifyInstance, limits: AttemptLimits, serve: Serve): void {
  const countAuthorization = { onRequest: counting(address => limits.countAuthorization(address)) }
  scope.get(routes.authorization, countAuthorization, serve('authorize'))
  scope.get(`${routes.authorization}/:uid`, serve('resume'))
  scope.get(routes.metadata, serve('metadata'))
  const checkRefusals = { onRequest: counting(address => limits.check(address)) }
  const countRefusal = (address: string, status: number) => {
    if (status === 400 || status === 401) limits.countRefusal(address)
  }
  scope.post(routes.token, checkRefusals, serve('token', countRefusal))
  scope.post(routes.revocation, checkRefusals, serve('revoke', countRefusal))
  scope.post(routes.introspection, checkRefusals, serve('introspect', countRefusal))
}

/** Handlers that let the authorization server answer. It is started by the first request: most processes never need it. */
function providerAnswers(options: AuthorizationServerOptions): Serve {
  const { services, baseUrl } = options
  const visits: Visits = new WeakMap()
  let running: ReturnType<typeof startProvider> | undefined
  const forgetStart = (error: unknown) => {
    running = undefined
    throw error
  }

  return (name, afterwards = () => {}) => {
    const note = services.metrics.answersOf(`oauth.${name}`)
    return async (request, reply) => {
      const { raw: response } = reply
      const { raw, ip } = request
      const answer = await (running ??= startProvider(options, visits).catch(forgetStart))
      visits.set(raw, { request, reply })
      reply.hijack()
      for (const [header, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined && !header.startsWith('access-control-')) response.setHeader(header, value)
      response.setHeader('referrer-policy', 'no-referrer')
      believeOnlyUs(raw, request.requestId, baseUrl())
      await answer(raw, response)
      afterwards(ip, response.statusCode)
      note?.(response.statusCode, performance.now() - request.startedAt)
    }
  }
}

/** The requests that are being answered, so that a failure can be shown as a page of ours. */
type Visits = WeakMap<IncomingMessage, { request: FastifyRequest; reply: FastifyReply }>

async function startProvider(
  { services, baseUrl, failurePage }: AuthorizationServerOptions,
  visits: Visits,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const { createProvider } = await import('./provider.ts')
  const members = services.contributions(memberLookup)
  const provider = createProvider(services, members, baseUrl(), (ctx, out, error) => {
    const visit = visits.get(ctx.req)
    if (!visit) throw new Error('the request did not come through the server')
    const { error: code, error_description: description } = out
    const page = failurePage(visit.request, visit.reply, {
      status: ctx.status,
      error: code,
      description: 'error_description' in error ? description : undefined,
    })
    ctx.set(page.headers)
    ctx.type = 'html'
    ctx.body = page.body
  })
  return provider.callback()
}

const counting = (count: (address: string) => Promise<void>) => (request: FastifyRequest) => count(request.ip)

/** Where the service is reached is known from its settings, not from what a request says. */
function believeOnlyUs({ headers }: IncomingMessage, requestId: string, baseUrl: string): void {
  const { host, protocol } = new URL(baseUrl)
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  headers['x-request-id'] = requestId
  delete headers['x-forwarded-for']
}
