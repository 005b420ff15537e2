import type { Adapter } from 'oidc-provider'
import type { Services } from '../../../../platform/services.ts'
import { Interactions } from './interactions.ts'
import { lifetimes } from './lifetimes.ts'

export function storedInteractions(services: Services): Partial<Adapter> {
  const interactions = new Interactions(services)
  return {
    upsert: (uid, payload, expiresIn = lifetimes.interaction) => interactions.save(uid, payload, expiresIn),
    find: uid => interactions.find(uid),
    destroy: uid => interactions.remove(uid),
  }
}
