import * as oauth from 'openid-client'
import type { Client } from '../../../../../test/world/client.ts'
import type { MemberBrowser } from './member-browser.ts'

export interface AppWish {
  readonly kind?: 'public' | 'confidential'
  readonly redirectUris?: readonly string[]
  readonly scope?: readonly string[]
  readonly readOnly?: boolean
}

export interface Registered {
  readonly id: string
  readonly clientSecret: string | null
  readonly redirectUris: readonly string[]
}

export async function register(administrator: Client, wish: AppWish = {}): Promise<Registered> {
  const { kind = 'confidential', redirectUris = ['https://board.example/callback'], scope = [] } = wish
  const answer = await administrator.post('/v1/oauth-clients', {
    name: 'Reporting board',
    kind,
    redirectUris,
    scope,
    ...(wish.readOnly !== undefined && { readOnly: wish.readOnly }),
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** An app that knows us by our metadata alone; written with a library that is not the server's. */
export async function discover(
  origin: string,
  app: Pick<Registered, 'id' | 'clientSecret'>,
  authentication?: oauth.ClientAuth,
): Promise<oauth.Configuration> {
  const how = app.clientSecret === null ? oauth.None() : oauth.ClientSecretBasic(app.clientSecret)
  return oauth.discovery(new URL(origin), app.id, undefined, authentication ?? how, {
    algorithm: 'oauth2',
    execute: [oauth.allowInsecureRequests],
  })
}

export interface Request {
  readonly url: URL
  readonly verifier: string
  readonly state: string
}

export async function authorizationRequest(
  config: oauth.Configuration,
  {
    redirectUri = 'https://board.example/callback',
    scope,
    ...more
  }: { redirectUri?: string; scope?: string } & Record<string, string | undefined> = {},
): Promise<Request> {
  const verifier = oauth.randomPKCECodeVerifier()
  const state = oauth.randomState()
  const url = oauth.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...(scope !== undefined && { scope }),
  })
  for (const [name, value] of Object.entries(more))
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  return { url, verifier, state }
}

export const redeem = (
  config: oauth.Configuration,
  callback: URL,
  { verifier, state }: Pick<Request, 'verifier' | 'state'>,
) => oauth.authorizationCodeGrant(config, callback, { pkceCodeVerifier: verifier, expectedState: state })

/** Connects an app from its request to its tokens. */
export async function connect(
  config: oauth.Configuration,
  browser: MemberBrowser,
  parameters: Parameters<typeof authorizationRequest>[1] = {},
) {
  const request = await authorizationRequest(config, parameters)
  return redeem(config, await browser.allow(request.url), request)
}

/** What a token request is refused with; `none` when it is not. */
export const refusal = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof oauth.ResponseBodyError) return error.error
      // RFC 6749 §5.2: an app that could not prove itself is told so as HTTP has it.
      if (error instanceof oauth.WWWAuthenticateChallengeError && error.status === 401)
        return 'invalid_client'
      throw error
    },
  )
