import type { Handlers } from '../../../../platform/http/handler.ts'
import { settleElsewhere, signInEndings } from '../accounts/endings.ts'
import { join } from '../accounts/joining.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { sessionCookie } from '../sessions/cookie.ts'
import { organisationOf } from '../persons/organisations-store.ts'
import { isUnchanged, personWithId } from '../persons/directory.ts'
import { memberRoster } from '../persons/roster.ts'
import { rememberDevice } from '../attempts/devices.ts'
import { linkAttempt, secondFactorAttempt } from '../attempts/limits.ts'
import { beginSession } from '../sessions/beginning.ts'
import { isToken } from '../sessions/token.ts'
import { prepareProof } from './proof.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { reauthenticate } from './reauthentication.ts'
import { signingIn } from '../persons/actor.ts'
import * as store from './store.ts'
import type { secondFactor } from './contract.ts'

export const handlers: Handlers<typeof secondFactor> = {
  async secondFactor({ body, services, browser, requestId, refuse }) {
    const roster = services.contributions(memberRoster)
    const endings = services.contributions(signInEndings)
    const { challenge } = body
    const whereabouts = isToken(challenge) ? await store.whereabouts(services.database, challenge) : undefined
    if (!whereabouts) {
      await linkAttempt(services, browser)
      return refuse('challenge_not_found', notOpen)
    }
    const { orgId, membershipId, personId, invitationHash } = whereabouts
    const reader = services.database.reader(orgId)
    const [person, organisation] = await Promise.all([personWithId(reader, personId), organisationOf(reader)])
    if (!person || !organisation) return refuse('challenge_not_found', notOpen)
    const attempt = await secondFactorAttempt(services, browser, person)

    const use = await prepareProof(services, personId, body, asked => asked === challenge)
    const request = { operation: 'session.secondFactor', requestId }
    const write = { ...request, orgId, actor: signingIn(membershipId), address: browser.address }
    const outcome = await services.transactions.run(write, async (tx, commit) => {
      if (!(await isUnchanged(tx, person)) || !(await store.isOpen(tx, challenge))) return 'not open'
      const method = await use(tx)
      if (method === undefined) {
        store.countFailure(tx, challenge)
        await commit(noted(auditLine('sign_in.second_factor_failed', membershipId)))
        return 'wrong'
      }
      store.useUp(tx, challenge)
      let endedIn: readonly Id[] = []
      if (invitationHash !== null) {
        const invitation = await roster.findInvitation(tx, invitationHash, tx.now)
        if (invitation?.member.id !== membershipId || invitation.member.email !== person.email)
          return 'not open'
        endedIn = (await join(tx, commit, roster, endings, invitation, { how: 'as_proven', person })).endedIn
      }
      if (method === 'recovery_code')
        await commit(noted(auditLine('sign_in.recovery_code_used', membershipId)))
      const entering = { person, membershipId, organisation }
      const begun = await beginSession(tx, commit, entering, roster, browser, { secondFactor: true })
      return { ...begun, endedIn }
    })
    if (outcome === 'not open') return refuse('challenge_not_found', notOpen)
    if (outcome === 'wrong')
      return refuse('second_factor_failed', 'The code or the passkey was not accepted.')
    await attempt.succeeded()
    await settleElsewhere(services, endings, outcome.endedIn, request)
    browser.set(sessionCookie(services.baseUrl, outcome.token))
    rememberDevice(services, browser, person)
    return outcome.answer
  },

  async reauthenticate({ body, caller, services, browser, requestId, refuse }) {
    const proved = await reauthenticate(services, caller, body, { browser, requestId })
    if (proved === 'ended') return refuse('invalid_token', 'The session has ended.')
    if (proved === 'wrong') return refuse('proof_failed', 'That was wrong, or was used before.')
    browser.set(sessionCookie(services.baseUrl, proved.token))
    return proved.answer
  },
}

const notOpen = 'The challenge is unknown, used, too old, or had too many wrong answers.'
