import type { EventEmitter } from 'node:events'
import type { ParsedUrlQuery } from 'node:querystring'
import Provider, { type Configuration } from 'oidc-provider'
import type { Services } from '../../../../platform/services.ts'
import type { MemberLookup } from '../../../company/organisation/port.ts'
import { routes, unusedCookie } from '../clients/shapes.ts'
import { useOurSecrets } from './secrets.ts'
import { settingsOf } from './settings.ts'

/** What the metadata of RFC 8414 says beyond OAuth: OpenID Connect, which is not offered. */
const openIdOnly = [
  'claims_parameter_supported',
  'claims_supported',
  'claim_types_supported',
  'id_token_signing_alg_values_supported',
  'jwks_uri',
  'request_uri_parameter_supported',
  'subject_types_supported',
  'token_endpoint_auth_signing_alg_values_supported',
] as const

/** The metadata without what would promise more than there is. */
function oauthOnly(metadata: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told: Record<string, unknown> = { ...metadata }
  for (const name of openIdOnly) delete told[name]
  // A browser that posts the answer by script, or keeps it in a fragment, is for flows that are not offered.
  told['response_modes_supported'] = ['query']
  return told
}

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

/** The library's own words for what nobody foresaw are of no help. */
const whatToQuote = (requestId: string): string =>
  `Something went wrong on our side; quote the requestId ${requestId} to support.`

/**
 * A request for consent as the authorization server should read it. Every token reaches the member's own things, so `me`
 * is always asked for. A request for `offline_access` counts only when consent is asked for as well (OpenID Connect Core
 * §11): here it always is, so apps need not say so. The answer goes into the query, and nowhere else.
 */
function withImpliedParameters(query: ParsedUrlQuery): ParsedUrlQuery {
  const { scope, prompt, response_mode: mode } = query
  // Given twice: left as it is, to be refused.
  if (Array.isArray(scope) || Array.isArray(prompt)) return query
  const words = new Set(scope?.split(' ').filter(Boolean))
  const prompts = new Set(prompt?.split(' ').filter(Boolean))
  if (words.has('offline_access') && !prompts.has('none')) prompts.add('consent')
  return {
    ...query,
    scope: [...words.add('me')].join(' '),
    ...(prompts.size > 0 && { prompt: [...prompts].join(' ') }),
    // Otherwise even the refusal of such a mode would be answered in it, as a page with a script for one.
    ...(mode !== undefined && mode !== 'query' && { response_mode: 'not offered' }),
  }
}
