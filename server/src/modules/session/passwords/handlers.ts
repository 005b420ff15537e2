import type { Handlers } from '../../../platform/http/handler.ts'
import { isRefused } from '../../../platform/vocabulary/decision.ts'
import { memberAccess, organisationInstant } from '../../organisation/port.ts'
import type { session } from '../contract.ts'
import { sessionCookie } from '../cookie.ts'
import { auditLine, noted } from '../methods/rules.ts'
import { hashPassword, isPassword } from '../password.ts'
import { personOfMember, personWithId } from '../person-directory.ts'
import type { Invited, Roster } from '../roster.ts'
import { acceptPassword } from '../rules.ts'
import { signInLimits } from '../sign-in-limits.ts'
import * as sessions from '../store.ts'
import { isToken } from '../token.ts'
import * as view from '../view.ts'
import { writeAs } from '../writing.ts'
import type { passwordOperations } from './contract.ts'
import { endElsewhere, endSessionsOfPerson } from './ending.ts'
import { resetLimits } from './limits.ts'
import { mailChange } from './mailing.ts'
import { resetRequests } from './requests.ts'
import * as store from './store.ts'

type PasswordHandlers = Pick<Handlers<typeof session>, keyof typeof passwordOperations>

export const passwordHandlers = <M extends Invited>(roster: Roster<M>): PasswordHandlers => ({
  async forgotPassword({ body, services, browser, requestId }) {
    const email = roster.normaliseAddress(body.email)
    resetLimits(services).attempt(browser.address, email ?? body.email)
    if (email !== undefined) resetRequests(services, roster).note(email, requestId)
    return {}
  },

  async choosePassword({ body, services, browser, requestId, refuse }) {
    const { database } = services
    const attempt = signInLimits(services).attempt(browser.address, `password reset ${body.token}`)
    const reset = isToken(body.token) ? await store.whereabouts(database, body.token) : undefined
    if (!reset) return refuse('password_link_not_found', unknownLink)
    const { orgId, membershipId, personId } = reset
    const reader = database.reader(orgId)
    const [person, organisation] = await Promise.all([
      personWithId(reader, personId),
      sessions.organisation(reader),
    ])
    if (!person || !organisation) return refuse('password_link_not_found', unknownLink)
    if (!(await store.isOpen(reader, body.token, organisationInstant(organisation))))
      return refuse('password_link_not_found', unknownLink)
    const accepted = acceptPassword(body.password, person.email)
    if (isRefused(accepted)) return refuse(accepted.refusal, accepted.detail)
    const passwordHash = await hashPassword(body.password)

    const actor = { membershipId, credentialKind: 'session', credentialId: null } as const
    const request = { operation: 'session.choosePassword', requestId }
    const ended = await services.turns.run({ orgId, actor, ...request }, async (turn, commit) => {
      const [open, member, addressee] = await Promise.all([
        store.isOpen(turn, body.token, turn.now),
        memberAccess(turn, roster, membershipId),
        roster.addresseeOf(turn, membershipId),
      ])
      if (!open || member?.status !== 'active' || !addressee)
        return refuse('password_link_not_found', unknownLink)
      await store.savePassword(turn, personId, passwordHash)
      store.removeAll(turn, personId)
      await commit(noted(auditLine('sign_in.password_reset', membershipId)))
      mailChange(turn, services, { ...addressee, email: person.email }, organisation)
      return endSessionsOfPerson(turn, commit, personId, null)
    })
    attempt.succeeded()
    await endElsewhere(services, ended, request)
    return undefined
  },

  async changePassword({ body, caller, services, browser, requestId, refuse }) {
    const { id: membershipId } = caller.membership
    const { id: sessionId } = caller.credential
    const reader = services.database.reader(caller.organisation.id)
    const person =
      (await personOfMember(reader, membershipId)) ?? refuse('invalid_token', 'The session has ended.')
    const attempt = signInLimits(services).attempt(browser.address, person.email)
    if (!(await isPassword(body.current, person.passwordHash)))
      return refuse('proof_failed', 'The present password is another.')
    attempt.succeeded()
    const accepted = acceptPassword(body.new, person.email)
    if (isRefused(accepted)) return refuse(accepted.refusal, accepted.detail)
    const passwordHash = await hashPassword(body.new)

    const request = { operation: 'session.changePassword', requestId }
    const changed = await writeAs(services, caller, request, async (turn, commit) => {
      const [shown, addressee] = await Promise.all([
        sessions.show(turn, sessionId),
        roster.addresseeOf(turn, membershipId),
      ])
      if (!shown || !addressee) return refuse('invalid_token', 'The session has ended.')
      if (!(await store.savePassword(turn, person.id, passwordHash, person.passwordHash ?? '')))
        return refuse('proof_failed', 'The password was changed a moment ago.')
      store.removeAll(turn, person.id)
      // The line on the session makes its former token void at once.
      await commit(noted({ action: 'sign_in.password_changed', targetType: 'session', targetId: sessionId }))
      mailChange(turn, services, { ...addressee, email: person.email }, caller.organisation)
      const ended = await endSessionsOfPerson(turn, commit, person.id, sessionId)
      sessions.saveProof(turn, sessionId, { secondFactor: shown.secondFactor, authenticatedAt: turn.now })
      const token = sessions.renewToken(turn, sessionId)
      const now = { ...shown, authenticatedAt: turn.now }
      return {
        ended,
        token,
        answer: view.session(
          now,
          caller.membership,
          caller.organisation,
          caller.credential.secondFactorMissing ?? false,
        ),
      }
    })
    await endElsewhere(services, changed.ended, request)
    browser.set(sessionCookie(services.baseUrl, changed.token))
    return changed.answer
  },
})

const unknownLink = 'The link is unknown, used, replaced by a newer one, or older than an hour.'
