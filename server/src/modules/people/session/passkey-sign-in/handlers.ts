import type { Handlers } from '../../../../platform/http/handler.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { memberLookup } from '../../../company/organisation/port.ts'
import { sessionCookie } from '../sessions/cookie.ts'
import { signInOrganisation } from '../persons/organisations.ts'
import { isUnchanged, membershipsOf, personWithId } from '../persons/directory.ts'
import { choose } from '../persons/rules.ts'
import { rememberDevice } from '../attempts/devices.ts'
import { linkAttempt } from '../attempts/limits.ts'
import { beginSession } from '../sessions/beginning.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { selfOf } from '../methods/person.ts'
import { isLive, newChallenge, spend } from '../passkeys/challenges.ts'
import { requestOptions } from '../passkeys/options.ts'
import { relyingParty } from '../../../../platform/vocabulary/relying-party.ts'
import * as store from '../passkeys/store.ts'
import { statedChallenge, verifyAssertion } from '../passkeys/verification.ts'
import type { passkeySignIn } from './contract.ts'
import { signingIn } from '../persons/actor.ts'

export const handlers: Handlers<typeof passkeySignIn> = {
  async passkeyOptions({ services }) {
    // No organisation is known yet, so this challenge follows real time.
    const challenge = newChallenge(services.keyring, 'sign-in', Date.now())
    return { options: await requestOptions(relyingParty(services.baseUrl), [], challenge) }
  },

  async passkey({ body, services, browser, requestId, refuse }) {
    const { credential } = body
    const { database, keyring } = services
    const members = services.contributions(memberLookup)
    const attempt = await linkAttempt(services, browser)
    const challenge = statedChallenge(credential.response.clientDataJSON) ?? ''
    if (!isLive(keyring, 'sign-in', challenge, Date.now())) return refuse('challenge_not_found', notLive)
    const passkey = await store.findByCredential(database, credential.id)
    const shown =
      passkey && (await verifyAssertion(relyingParty(services.baseUrl), passkey, credential, challenge))
    // A passkey that is found without a name says whose it is: WebAuthn Level 3 §7.2, step 6.
    if (!shown || !credential.response.userHandle) return refuse('sign_in_failed', failed)

    const memberships = await membershipsOf(database, shown.passkey.personId)
    const organisations = await Promise.all(
      memberships.map(membership => signInOrganisation(services, members, membership)),
    )
    const choice = choose(organisations, body.organisationId)
    if (isRefused(choice)) return refuse(choice.refusal, choice.detail, choice.extra)
    const { membershipId, organisation } = choice.state
    const person =
      (await personWithId(database.reader(organisation.id), shown.passkey.personId)) ??
      refuse('sign_in_failed', failed)

    const request = {
      orgId: organisation.id,
      actor: signingIn(membershipId),
      operation: 'session.passkey',
      requestId,
    }
    const outcome = await services.transactions.run(request, async (tx, commit) => {
      if (!(await isUnchanged(tx, person))) return 'refused'
      if (!(await spend(tx, challenge))) return 'spent'
      if (!shown.movedOn || !(await store.saveUse(tx, shown.passkey.id, shown))) {
        await commit(noted(auditLine('sign_in.passkey_refused', membershipId)))
        return 'refused'
      }
      const entering = { person, membershipId, organisation }
      return beginSession(tx, commit, entering, members, browser, { secondFactor: true })
    })
    if (outcome === 'spent') return refuse('challenge_not_found', notLive)
    if (outcome === 'refused') return refuse('sign_in_failed', failed)
    await attempt.succeeded()
    browser.set(sessionCookie(services.baseUrl, outcome.token))
    rememberDevice(services, browser, person)
    return outcome.answer
  },

  async reauthenticateOptions({ caller, db, now, services }) {
    const { session, methods } = await selfOf(db, caller)
    const purpose = `reauthentication ${session.id}` as const
    const challenge = newChallenge(services.keyring, purpose, millisecondsOf(now))
    return { options: await requestOptions(relyingParty(services.baseUrl), methods.passkeys, challenge) }
  },
}

const notLive = 'The challenge is not ours, was used before, or is older than five minutes.'
const failed = 'The passkey was not accepted.'
