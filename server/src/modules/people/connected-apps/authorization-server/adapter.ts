import type { Adapter } from 'oidc-provider'
import type { Services } from '../../../../platform/services.ts'
import { orTemporarilyUnavailable } from './busy.ts'
import { storedClients } from './stored-clients.ts'
import { storedGrants } from './stored-grants.ts'
import { storedInteractions } from './stored-interactions.ts'
import { storedTokens } from './stored-tokens.ts'

/** Where the authorization server keeps each of its models: our tables, with ids as hashes and payloads sealed. */
export function adapterOf(services: Services): (model: string) => Adapter {
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
