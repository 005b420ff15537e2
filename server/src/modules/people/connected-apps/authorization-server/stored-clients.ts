import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Services } from '../../../../platform/services.ts'
import { runsOnDevice } from '../clients/redirect-uris.ts'
import { findRegistered, type RegisteredClient } from '../clients/registered.ts'
import { scopeText } from '../clients/scopes.ts'

/** What we give the authorization server of an app beyond OAuth's own metadata. */
export const ownMetadata = ['organisation_id', 'sandbox'] as const

/** Registered apps, as the authorization server reads them. They are registered over `/v1/oauth-clients` alone. */
export const storedClients = ({ database }: Services): Partial<Adapter> => ({
  async find(id) {
    const found = await findRegistered(database, id)
    // An id in other letters is the same to the database, and another one to OAuth.
    return found?.client.id === id ? metadataOf(found) : undefined
  },
})

function metadataOf({ client, organisation, secretHashes }: RegisteredClient): AdapterPayload & OwnMetadata {
  return {
    client_id: client.id,
    client_name: client.name,
    redirect_uris: [...client.redirectUris],
    application_type: runsOnDevice(client.kind, client.redirectUris) ? 'native' : 'web',
    scope: scopeText(['me', ...client.scope, 'read_only', 'offline_access']),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    organisation_id: organisation.id,
    sandbox: organisation.sandbox,
    ...(client.kind === 'public'
      ? { token_endpoint_auth_method: 'none' }
      : // Hashes, which the presented secret is hashed for: see `secrets.ts`.
        { token_endpoint_auth_method: 'client_secret_basic', client_secret: secretHashes.join(' ') }),
  }
}

interface OwnMetadata {
  readonly organisation_id: string
  readonly sandbox: boolean
}
