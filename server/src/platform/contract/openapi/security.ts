import type { AuthorizationServer, NamedOperation } from '../family.ts'
import type { CredentialNeed } from '../operation.ts'
import { sessionCookieName } from '../session-cookie.ts'

type Json = Record<string, unknown>

/** The ways to authenticate; `securityOf` gives those that an operation takes. */
export function securitySchemes(server: AuthorizationServer | undefined, baseUrl: string): Json {
  return {
    bearer: { type: 'http', scheme: 'bearer', description: 'An API key.' },
    device: {
      type: 'http',
      scheme: 'bearer',
      description: 'The credential of a paired device: `kt_device_…`, which `POST /v1/device/pair` answers.',
    },
    ...(server && {
      oauth2: {
        type: 'oauth2',
        description:
          'An access token of a connected app, sent as `Authorization: Bearer`: the authorization code grant with PKCE (S256), for confidential and public clients.',
        flows: {
          authorizationCode: {
            authorizationUrl: `${baseUrl}${server.authorizationPath}`,
            tokenUrl: `${baseUrl}${server.tokenPath}`,
            refreshUrl: `${baseUrl}${server.tokenPath}`,
            scopes: server.scopes,
          },
        },
      },
    }),
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(baseUrl),
      description:
        'A browser session: the cookie that `POST /v1/session` sets. A write comes with the header `Origin` of the service.',
    },
  }
}

/** Who may call and what it takes, in words, for readers whose tools show no extensions. */
export function accessOf({ credential = 'any', needs, feature, emits = [] }: NamedOperation): string {
  const names = (words: readonly string[], between: string) => words.map(word => `\`${word}\``).join(between)
  return [
    `${credentialWords[credential]}${needs === 'none' ? '' : ` that holds ${names(needs, ' or ')}`}.`,
    feature && `The module \`${feature}\` must be in force.`,
    emits.length > 0 && `Emits ${names(emits, ', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const credentialWords: Readonly<Record<CredentialNeed, string>> = {
  any: 'Takes any credential',
  personal: "Takes a credential of the member's own",
  session: 'Takes a browser session',
  credential_settings: 'Takes a browser session',
  device: 'Takes the credential of a paired device',
  anonymous: 'Takes no credential',
  public: 'Answered to anyone',
}

/** One of these suffices. A token needs one of the operation's capabilities, so each is a way of its own. */
export function securityOf(operation: NamedOperation, server: AuthorizationServer | undefined): Json[] {
  const { credential, needs } = operation
  if (credential === 'public' || credential === 'anonymous') return []
  if (credential === 'device') return [{ device: [] }]
  if (credential === 'session' || credential === 'credential_settings') return [{ session: [] }]
  const scopes = needs === 'none' ? [[]] : needs.map(capability => [capability])
  return [{ bearer: [] }, ...(server ? scopes.map(scope => ({ oauth2: scope })) : []), { session: [] }]
}
