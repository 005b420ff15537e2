import type { AdapterPayload } from 'oidc-provider'
import type { Browser } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { Interactions } from '../authorization-server/interactions.ts'
import { type RequestedScope, requestedScope } from '../clients/scopes.ts'
import { interactionCookie } from '../clients/names.ts'
import { findRegistered, type RegisteredClient } from '../clients/registered.ts'

/** A request for consent, as the browser brings it that it began in. */
export interface ConsentRequest {
  readonly payload: AdapterPayload
  readonly registered: RegisteredClient
  readonly redirectUri: string
  readonly asked: RequestedScope
  /** The path where the authorization server goes on. */
  readonly continueAt: string
}

/**
 * The request with this id; undefined unless this browser began it. Otherwise somebody could have another person agree
 * for them, and would get that person's code.
 */
export async function consentRequest(
  services: Services,
  browser: Browser,
  id: string,
): Promise<ConsentRequest | undefined> {
  if (browser.cookie(interactionCookie) !== id) return undefined
  const payload = await new Interactions(services).find(id)
  const { client_id: clientId, redirect_uri: redirectUri, scope } = payload?.params ?? {}
  if (!payload?.returnTo || typeof clientId !== 'string' || typeof redirectUri !== 'string') return undefined
  const registered = await findRegistered(services.database, clientId)
  if (!registered) return undefined
  const { pathname, search } = new URL(payload.returnTo)
  return {
    payload,
    registered,
    redirectUri,
    asked: requestedScope(typeof scope === 'string' ? scope : undefined),
    continueAt: pathname + search,
  }
}
