import { createPrivateKey } from 'node:crypto'
import {
  type Adapter,
  type Client,
  type Configuration,
  errors,
  interactionPolicy,
  type JWK,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { ServiceBusy, ServiceUnavailable } from '../../../../platform/data/database-errors.ts'
import type { Services } from '../../../../platform/services.ts'
import { type Id, isId } from '../../../../platform/vocabulary/ids.ts'
import {
  isActive,
  memberAccess,
  type MemberLookup,
  organisationNow,
} from '../../../company/organisation/port.ts'
import { scopes } from '../clients/scopes.ts'
import { interactionCookie, resumeCookie, routes, unusedCookie } from '../clients/shapes.ts'
import { Interactions } from './interactions.ts'
import { ownMetadata, storedClients } from './stored-clients.ts'
import { storedGrants } from './stored-grants.ts'
import { storedTokens } from './stored-tokens.ts'

/** How long what the authorization server gives out lasts, in seconds of real time. */
const lifetimes = {
  /** RFC 6749 §4.1.2 wants at most ten minutes; an app comes back at once. */
  code: 60,
  accessToken: 60 * 60,
  /** Without a refresh in this time an app is forgotten. */
  refreshToken: 30 * 24 * 60 * 60,
  /** After a year the member consents anew, however busy the app was. */
  grant: 365 * 24 * 60 * 60,
  /** To sign in, find one's second factor and decide. */
  interaction: 60 * 60,
} as const

function storedInteractions(services: Services): Partial<Adapter> {
  const interactions = new Interactions(services)
  return {
    upsert: (uid, payload, expiresIn = lifetimes.interaction) => interactions.save(uid, payload, expiresIn),
    find: uid => interactions.find(uid),
    destroy: uid => interactions.remove(uid),
  }
}

/** What the authorization server offers, and nothing more: the code flow with PKCE, refresh, revocation. */
export function settingsOf(
  services: Services,
  members: MemberLookup,
  issuer: string,
  renderError: NonNullable<Configuration['renderError']>,
): Configuration {
  return {
    adapter: adapterOf(services),
    routes: providerRoutes,
    responseTypes: ['code'],
    scopes: [...scopes],
    claims: {},
    pkce: { required: () => true },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    allowOmittingSingleRegisteredRedirectUri: false,
    clientDefaults: { id_token_signed_response_alg: 'EdDSA' },
    extraClientMetadata: { properties: [...ownMetadata] },
    features: featuresOf(services, members),
    interactions: {
      policy: [consentEveryTime()],
      url: (_ctx, { uid }) => `${issuer}${routes.consent}/${uid}`,
    },
    // Only what the member has just agreed to; nothing is remembered from earlier.
    loadExistingGrant: async ctx => {
      const grantId = ctx.oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId)
    },
    findAccount: accountsIn(services, members),
    expiresWithSession: () => false,
    issueRefreshToken: async (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has('offline_access'),
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    clientBasedCORS: isOwnOrigin,
    renderError,
    ttl,
    cookies: {
      keys: services.keyring.deriveAll('oauth-cookies').map(key => key.toString('base64url')),
      names: { interaction: interactionCookie, resume: resumeCookie, session: unusedCookie },
    },
    jwks: { keys: services.keyring.deriveAll('oauth-signing').map(signingKey) },
    discovery: {
      service_documentation: `${issuer}/docs`,
      ui_locales_supported: ['fi', 'sv', 'en'],
    },
  }
}

const providerRoutes = {
  authorization: routes.authorization,
  token: routes.token,
  revocation: routes.revocation,
  introspection: routes.introspection,
}

const off = { enabled: false } as const

const featuresOf = (services: Services, members: MemberLookup): NonNullable<Configuration['features']> => ({
  devInteractions: off,
  dPoP: off,
  pushedAuthorizationRequests: off,
  resourceIndicators: off,
  rpInitiatedLogout: off,
  userinfo: off,
  revocation: { enabled: true, allowedPolicy: isOwnToken },
  introspection: { enabled: true, allowedPolicy: isLiveOwnToken(services, members) },
})

const accountsIn =
  (services: Services, members: MemberLookup): NonNullable<Configuration['findAccount']> =>
  async (ctx, membershipId) => {
    const orgId = ctx.oidc.client?.['organisation_id']
    if (typeof orgId !== 'string' || !isId(membershipId)) return undefined
    if (!(await isActiveMember(services, members, orgId, membershipId))) return undefined
    return { accountId: membershipId, claims: async () => ({ sub: membershipId }) }
  }

const ttl: NonNullable<Configuration['ttl']> = {
  AuthorizationCode: lifetimes.code,
  AccessToken: lifetimes.accessToken,
  RefreshToken: (_ctx, { iiat = epochSeconds() }) =>
    Math.max(1, Math.min(lifetimes.refreshToken, iiat + lifetimes.grant - epochSeconds())),
  Grant: lifetimes.grant,
  Interaction: lifetimes.interaction,
  Session: lifetimes.interaction,
  IdToken: lifetimes.accessToken,
}

const epochSeconds = (): number => Math.floor(Date.now() / 1000)

/** An app may have been put in the place of another between two visits, so a member consents every time. */
const consentEveryTime = () =>
  new interactionPolicy.Prompt(
    { name: 'consent', requestable: true },
    new interactionPolicy.Check(
      'member_decides',
      'the member has to sign in and agree',
      'consent_required',
      ctx => ctx.oidc.result?.consent === undefined || ctx.oidc.account === undefined,
    ),
  )

interface TokenOfApp {
  readonly clientId?: string | undefined
  readonly accountId?: string | undefined
}

/** RFC 7009 §2.1: an app ends its own tokens; of others it learns nothing. */
const isOwnToken = (_ctx: KoaContextWithOIDC, client: Client, token: TokenOfApp): boolean =>
  token.clientId === client.clientId

/** RFC 7662 §4: an app introspects its own tokens; those of a member who is not active are as good as none. */
const isLiveOwnToken =
  (services: Services, members: MemberLookup) =>
  async (_ctx: KoaContextWithOIDC, client: Client, token: TokenOfApp): Promise<boolean> => {
    const orgId = client['organisation_id']
    if (token.clientId !== client.clientId || typeof orgId !== 'string' || !token.accountId) return false
    return isActiveMember(services, members, orgId, token.accountId)
  }

async function isActiveMember(
  { database }: Services,
  members: MemberLookup,
  orgId: Id,
  membershipId: Id,
): Promise<boolean> {
  const db = database.reader(orgId)
  const [member, organisation] = await Promise.all([
    memberAccess(db, members, membershipId),
    organisationNow(db),
  ])
  return isActive(member, organisation.timeZone, organisation.now)
}

/** A page may fetch tokens for the app it is: a public one that is answered at the page's own origin. */
function isOwnOrigin(_ctx: KoaContextWithOIDC, origin: string, client: Client): boolean {
  if (client.tokenEndpointAuthMethod !== 'none') return false
  return (client.redirectUris ?? []).some(uri => uri.startsWith('http') && new URL(uri).origin === origin)
}

/** ASN.1 before the 32 bytes of an Ed25519 private key, RFC 8410 §7. */
const ed25519Header = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The authorization server wants a key to sign with, although nothing that it gives out is signed. Derived, so that every
 * process has the same.
 */
function signingKey(seed: Buffer): JWK {
  const der = Buffer.concat([ed25519Header, seed])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { ...key.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' }
}

/** Where the authorization server keeps each of its models: our tables, with ids as hashes and payloads sealed. */
function adapterOf(services: Services): (model: string) => Adapter {
  const stores: Readonly<Record<string, Partial<Adapter>>> = {
    Client: storedClients(services),
    Grant: storedGrants(services),
    AuthorizationCode: storedTokens(services, 'code'),
    AccessToken: storedTokens(services, 'access'),
    RefreshToken: storedTokens(services, 'refresh'),
    Interaction: storedInteractions(services),
    // The browser's session is ours and is asked for whenever somebody consents; the server's own is never kept.
    Session: { upsert: async () => {}, find: async () => undefined, destroy: async () => {} },
  }
  return model => whole(model, stores[model] ?? {})
}

/** An adapter whose missing parts throw: they belong to features that are switched off. */
function whole(model: string, store: Partial<Adapter>): Adapter {
  const part = <A extends unknown[], T>(
    name: string,
    work: ((...given: A) => Promise<T>) | undefined,
  ): ((...given: A) => Promise<T>) => {
    if (!work)
      return async () => {
        throw new Error(`${model} is not kept, so there is no ${name}`)
      }
    return (...given) => orTemporarilyUnavailable(() => work(...given))
  }
  return {
    upsert: part('upsert', store.upsert),
    find: part('find', store.find),
    findByUid: part('findByUid', store.findByUid),
    findByUserCode: part('findByUserCode', store.findByUserCode),
    consume: part('consume', store.consume),
    destroy: part('destroy', store.destroy),
    revokeByGrantId: part('revokeByGrantId', store.revokeByGrantId),
  }
}

/** Runs work on the database. A temporary failure becomes the 503 of OAuth, not a server error. */
async function orTemporarilyUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServiceBusy || error instanceof ServiceUnavailable)) throw error
    const told = new errors.TemporarilyUnavailable('the service is busy; try again in a moment')
    throw Object.assign(told, { status: 503, statusCode: 503, expose: true })
  }
}
