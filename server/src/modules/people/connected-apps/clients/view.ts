import type { OAuthClient as Client } from './client.ts'
import type { OAuthClient, OAuthClientWithSecret } from './shapes.ts'

export const oauthClient = (client: Client, secretLast4: string | null): OAuthClient => ({
  id: client.id,
  name: client.name,
  kind: client.kind,
  redirectUris: [...client.redirectUris],
  scope: [...client.scope],
  readOnly: client.readOnly,
  secretLast4,
  createdBy: client.createdBy,
  createdAt: client.createdAt,
  updatedAt: client.updatedAt,
})

/** `clientSecret` is null for a public app. */
export const oauthClientWithSecret = (
  client: Client,
  clientSecret: string | null,
): OAuthClientWithSecret => ({
  ...oauthClient(client, clientSecret?.slice(-4) ?? null),
  clientSecret,
})
