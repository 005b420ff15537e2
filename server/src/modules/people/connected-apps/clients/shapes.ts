import {
  array,
  CreatedAt,
  described,
  Flag,
  IdOf,
  Name,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { capabilities } from '../../../../platform/vocabulary/capabilities.ts'
import { clientKinds } from './client.ts'

/** Where the authorization server is reached, below the base address. */
export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  consent: '/oauth/consent',
  metadata: '/.well-known/oauth-authorization-server',
} as const

/** Which request for consent a browser began; it goes to the consent page of that request alone. */
export const interactionCookie = 'konttori_oauth'

export const resumeCookie = 'konttori_oauth_resume'

/** The authorization server's own session cookie, which is taken out of every answer: the browser's session is ours. */
export const unusedCookie = 'konttori_oauth_session'

export const ClientKind = oneOf(clientKinds, {
  description:
    'A confidential app can keep a secret, as a server does; a public one cannot, as a browser or a phone.',
})

export const ClientScope = Type.Array(oneOf(capabilities), {
  uniqueItems: true,
  maxItems: capabilities.length,
  description: 'The capabilities that a member can give the app at most, as far as they hold them themself.',
})

export const RedirectUris = Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), {
  uniqueItems: true,
  minItems: 1,
  maxItems: 20,
  description:
    'Where members are sent back to, compared character by character; on the loopback interface a public app may use any port.',
})

const fields = {
  id: Type.String({ format: 'uuid', description: 'The `client_id` of OAuth.' }),
  name: described(Name, 'What members see when the app asks for their consent.'),
  kind: ClientKind,
  redirectUris: array(Type.String(), {
    description: 'Where members are sent back to, compared character by character.',
  }),
  scope: array(oneOf(capabilities), {
    description: 'The capabilities that a member can give the app at most.',
  }),
  readOnly: described(Flag, 'Whether the app is refused every write, whatever a member gives it.'),
  secretLast4: nullable(Type.String({ description: 'How the present secret ends; null for a public app.' })),
  createdBy: described(
    nullable(IdOf('membership')),
    'The member who registered the app; null when that membership has been deleted.',
  ),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

export const OAuthClient = object(fields, { title: 'OAuthClient' })
export type OAuthClient = Static<typeof OAuthClient>

/** The app with its secret, which is shown this once and cannot be read again. */
export const OAuthClientWithSecret = object({
  ...fields,
  clientSecret: nullable(
    Type.String({
      description: 'The `client_secret` of OAuth, shown once; null for a public app, which has none.',
    }),
  ),
})
export type OAuthClientWithSecret = Static<typeof OAuthClientWithSecret>
