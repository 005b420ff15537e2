import type { EventEmitter } from 'node:events'
import Provider, { type Configuration } from 'oidc-provider'
import type { Services } from '../../../../platform/services.ts'
import type { MemberLookup } from '../../../company/organisation/port.ts'
import { oauthOnly } from './metadata.ts'
import { withImpliedParameters } from './request-scope.ts'
import { useOurSecrets } from './secrets.ts'
import { routes, unusedCookie } from '../clients/names.ts'
import { settingsOf } from './settings.ts'

/** The authorization server of the service: RFC 6749 with RFC 7636, 7009, 7662, 8252, 8414 and 9207. */
export function createProvider(
  services: Services,
  members: MemberLookup,
  issuer: string,
  renderError: NonNullable<Configuration['renderError']>,
): Provider {
  const provider = new Provider(issuer, settingsOf(services, members, issuer, renderError))
  // The address comes from `mount.ts`, which trusts only the configured proxies.
  provider.proxy = true
  useOurSecrets(provider)

  const { pathname } = new URL(issuer)
  const mountPath = pathname === '/' ? '' : pathname
  provider.use(async (ctx, next) => {
    // A proxy in front of us has taken the path of the base address away.
    Object.assign(ctx, { mountPath })
    if (ctx.path === routes.authorization) ctx.query = withImpliedParameters(ctx.query)
    await next()
    if (ctx.path === routes.metadata && ctx.status === 200)
      ctx.body = oauthOnly(ctx.body as Readonly<Record<string, unknown>>)
    if (isServerError(ctx.body))
      ctx.body = { ...ctx.body, error_description: whatToQuote(ctx.get('x-request-id')) }
    const cookies = ctx.response.get('set-cookie') as string | string[]
    if (Array.isArray(cookies))
      ctx.set(
        'set-cookie',
        cookies.filter(cookie => !cookie.startsWith(unusedCookie)),
      )
  })

  provider.on('server_error', (ctx, error) => {
    services.log.error('oauth request failed', error, {
      requestId: ctx.get('x-request-id'),
      route: ctx.oidc?.route ?? ctx.path,
    })
  })
  // Koa would write to the console what it could not answer.
  const server: EventEmitter = provider
  server.on('error', error => services.log.error('oauth request failed', error))
  return provider
}

const isServerError = (body: unknown): body is { readonly error: 'server_error' } =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'server_error'

/** The library's own words for what nobody foresaw tell nobody what to do. */
const whatToQuote = (requestId: string): string =>
  `Something went wrong on our side; quote the requestId ${requestId} to support.`
