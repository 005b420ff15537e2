import type { AdapterPayload } from 'oidc-provider'
import type { Caller } from '../../../../platform/access/caller.ts'
import { requireRecentAuthentication } from '../../../../platform/access/recent-authentication.ts'
import { type Browser, handle } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { isLiveSession } from '../../session/port.ts'
import { grantName } from '../authorization-server/grant-place.ts'
import { Interactions } from '../authorization-server/interactions.ts'
import { findRegistered, type RegisteredClient } from '../clients/registered.ts'
import { type RequestedScope, requestedScope } from '../clients/scopes.ts'
import { interactionCookie } from '../clients/shapes.ts'
import * as grantRules from '../grants/rules.ts'
import * as grants from '../grants/store.ts'
import { realInstant } from '../real-time.ts'
import { oauthConsents } from './contract.ts'

export const handlers = handle(oauthConsents, {
  async get({ params, caller, services, browser, refuse }) {
    const request = await consentRequest(services, browser, params.id)
    if (!request) return refuse('oauth_consent_not_found', unknownRequest)
    if (!isOwnApp(request, caller)) return refuse('oauth_consent_elsewhere', otherOrganisation)
    const { client } = request.registered
    const { membership, organisation } = caller
    return {
      id: params.id,
      client: { id: client.id, name: client.name },
      redirectUri: request.redirectUri,
      membership: { id: membership.id, displayName: membership.displayName },
      organisation: { id: organisation.id, name: organisation.name },
      ...given(request, caller),
    }
  },

  async approve({ params, body, caller, now, db, services, browser, refuse, commit }) {
    const request = await consentRequest(services, browser, params.id)
    if (!request) return refuse('oauth_consent_not_found', unknownRequest)
    if (!isOwnApp(request, caller)) return refuse('oauth_consent_elsewhere', otherOrganisation)
    if (request.payload.result) return { continueAt: request.continueAt }
    // What is given outlives the session, so a session that has ended since the request was let in gives nothing.
    if (!(await isLiveSession(db, caller.credential.id)))
      return refuse('invalid_token', 'The session has ended.')
    const { membership } = caller
    const giving = given(request, caller)
    if (body.membershipId !== membership.id || !isShown(giving, body))
      return refuse('oauth_consent_stale', 'The request is not what was shown.')

    if (giving.scope.includes('org.admin')) await requireRecentAuthentication(services, caller, now)

    const { id: clientId } = request.registered.client
    const wanted = { clientId, membershipId: membership.id, ...giving }
    const made = { id: newId(), now, realNow: realInstant() }
    const grant = await commit(grantRules.consent(wanted, made), async state => grants.insert(db, state))
    const grantId = grantName({ orgId: db.orgId, grantId: grant.id })
    const result = { login: { accountId: membership.id, remember: false }, consent: { grantId } }
    new Interactions(services).answerIn(db, params.id, { ...request.payload, result })
    return { continueAt: request.continueAt }
  },

  async deny({ params, db, services, browser, refuse }) {
    const request = await consentRequest(services, browser, params.id)
    if (!request) return refuse('oauth_consent_not_found', unknownRequest)
    if (request.payload.result) return { continueAt: request.continueAt }
    const result = { error: 'access_denied', error_description: 'the member did not agree' }
    new Interactions(services).answerIn(db, params.id, { ...request.payload, result })
    return { continueAt: request.continueAt }
  },
})

const unknownRequest = 'There is no such request for consent in this browser; begin anew from the app.'
const otherOrganisation = 'The app belongs to another organisation than the one you are signed in to.'

const isOwnApp = ({ registered }: ConsentRequest, { organisation }: Caller): boolean =>
  registered.organisation.id === organisation.id

/** Whether the member has seen what they give: between looking and agreeing the app may have been changed. */
const isShown = (
  giving: ReturnType<typeof given>,
  shown: { readonly scope: readonly string[]; readonly readOnly: boolean },
): boolean =>
  giving.readOnly === shown.readOnly &&
  giving.scope.length === shown.scope.length &&
  giving.scope.every(capability => shown.scope.includes(capability))

/** What the member gives: what the app requests, cut to what it may be given and what the member holds. */
const given = ({ asked, registered: { client } }: ConsentRequest, { capabilities }: Caller) => ({
  scope: asked.capabilities.filter(
    capability => client.scope.includes(capability) && capabilities.has(capability),
  ),
  readOnly: asked.readOnly || client.readOnly,
  offlineAccess: asked.offlineAccess,
})

/** A request for consent, as the browser brings it that it began in. */
interface ConsentRequest {
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
async function consentRequest(
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
