import type { Handlers, Browser } from '../../../../platform/http/handler.ts'
import { subscriberOf } from '../../../../platform/http/subscriber.ts'
import type { Services } from '../../../../platform/services.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { isActive, memberAccess } from '../../../company/organisation/port.ts'
import { settleElsewhere, settleEndings, signInEndings } from '../accounts/endings.ts'
import { endElsewhere, endSessionsOfPerson } from '../accounts/person-sessions.ts'
import { proveAddress } from '../accounts/proving.ts'
import { holdAccounts } from '../accounts/store.ts'
import { rememberDevice } from '../attempts/devices.ts'
import { attemptsOf, linkAttempt, sessionAttempt } from '../attempts/limits.ts'
import type { Bounds, Meter } from '../attempts/meter.ts'
import { signingIn } from '../persons/actor.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { personOfSession } from '../persons/directory.ts'
import { type Invited, memberRoster, type Roster } from '../persons/roster.ts'
import { sessionCookie } from '../sessions/cookie.ts'
import * as sessions from '../sessions/store.ts'
import { isToken } from '../sessions/token.ts'
import * as view from '../sessions/view.ts'
import { writeAs } from '../sessions/writing.ts'
import { acceptChoice } from './choosing.ts'
import type { passwords } from './contract.ts'
import { hashPassword, isPassword } from './hashing.ts'
import { mailChange, mailReplaced } from './mailing.ts'
import { giveLocalPassword } from './operator-reset.ts'
import { membershipOf } from './organisations.ts'
import { resetRequests } from './requests.ts'
import { saltOf } from './salts.ts'
import * as store from './store.ts'

const hour = 3600

/** Every request may be a mail to somebody who did not ask for it. */
export const resetBounds = {
  address: { attempts: 30, forgetsOneInSeconds: 120, firstWaitSeconds: 60, longestWaitSeconds: hour },
  accountFromAddress: {
    attempts: 5,
    forgetsOneInSeconds: 720,
    firstWaitSeconds: 60,
    longestWaitSeconds: hour,
  },
  account: { attempts: 10, forgetsOneInSeconds: 360, firstWaitSeconds: 360, longestWaitSeconds: 360 },
} as const satisfies Record<string, Bounds>

/**
 * Counts a request for a link. Throws `too-many-requests` for a caller who asks too often. False when one account was asked
 * for so often, by anybody, that no more is mailed for a while; the caller is not told, and the last link works for an
 * hour.
 */
async function countResetRequest(services: Services, { address }: Browser, email: string): Promise<boolean> {
  const attempts = attemptsOf(services)
  const subscriber = subscriberOf(address)
  await attempts.attempt('sign_in', [
    meter('reset from address', subscriber, resetBounds.address),
    meter('reset of account from address', `${subscriber} ${email}`, resetBounds.accountFromAddress),
  ])
  try {
    await attempts.attempt('sign_in', [meter('reset of account', email, resetBounds.account)])
    return true
  } catch (error) {
    if (error instanceof RequestRefused) return false
    throw error
  }
}

const meter = (kind: string, subject: string, bounds: Bounds): Meter => ({ kind, subject, bounds })

export const handlers: Handlers<typeof passwords> = {
  async forgotPassword({ body, services, browser, requestId }) {
    const roster = services.contributions(memberRoster)
    const email = roster.normaliseAddress(body.email)
    const mails = await countResetRequest(services, browser, email ?? body.email)
    if (mails && email !== undefined) resetRequests(services, roster).note(email, requestId)
    return {}
  },

  async passwordLink({ body, services, browser, refuse }) {
    const attempt = await linkAttempt(services, browser)
    const { email } =
      (await openReset(services, services.contributions(memberRoster), body.token)) ??
      refuse('password_link_not_found', unknownLink)
    await attempt.takeBack()
    return { email }
  },

  async choosePassword({ body, services, browser, requestId, refuse }) {
    const { database } = services
    const roster = services.contributions(memberRoster)
    const endings = services.contributions(signInEndings)
    const attempt = await linkAttempt(services, browser)
    const { email, personId, organisation, membershipId } =
      (await openReset(services, roster, body.token)) ?? refuse('password_link_not_found', unknownLink)
    const orgId = organisation.id
    const known = await roster.addresseeOf(database.reader(orgId), membershipId)
    const accepted = await acceptChoice(body.password, {
      email,
      names: [known?.displayName ?? '', known?.callName ?? '', organisation.name],
    })
    if (isRefused(accepted)) return refuse(accepted.refusal, accepted.detail)
    const passwordHash = await hashPassword(body.password, await saltOf(database, email))

    const request = { operation: 'session.choosePassword', requestId }
    const { account, endedIn } = await services.transactions.run(
      { orgId, actor: signingIn(membershipId), ...request },
      async (tx, commit) => {
        // Held first, as whatever changes the accounts of an address does: in one order nobody waits for each other.
        await holdAccounts(tx, email)
        if (!(await store.useUp(tx, body.token))) return refuse('password_link_not_found', unknownLink)
        const [member, addressee] = await Promise.all([
          memberAccess(tx, roster, membershipId),
          roster.addresseeOf(tx, membershipId),
        ])
        if (!isActive(member, organisation.timeZone, tx.now) || !addressee)
          return refuse('password_link_not_found', unknownLink)
        await commit(noted(auditLine('sign_in.password_reset', membershipId)))
        mailReplaced(tx, services, { ...addressee, email }, organisation)
        const { person, endedIn: ended } =
          personId === null
            ? await proveAddress(tx, email, { passwordHash, locale: addressee.locale })
            : {
                person: { id: personId, passwordHash },
                endedIn: await giveLocalPassword(tx, email, personId, passwordHash),
              }
        if (ended.includes(orgId)) await settleEndings(tx, commit, endings)
        return { account: person, endedIn: ended.filter(one => one !== orgId) }
      },
    )
    await attempt.succeeded()
    await settleElsewhere(services, endings, endedIn, request)
    rememberDevice(services, browser, account)
    return undefined
  },

  async changePassword({ body, caller, services, browser, requestId, refuse }) {
    const roster = services.contributions(memberRoster)
    const { id: membershipId } = caller.membership
    const { id: sessionId } = caller.credential
    const reader = services.database.reader(caller.organisation.id)
    const person =
      (await personOfSession(reader, sessionId)) ?? refuse('invalid_token', 'The session has ended.')
    const attempt = await sessionAttempt(services, browser, person)
    if (!(await isPassword(body.current, person.passwordHash)))
      return refuse('proof_failed', 'The present password is another.')
    await attempt.succeeded()
    const accepted = await acceptChoice(body.new, {
      email: person.email,
      names: [caller.membership.displayName, caller.organisation.name],
    })
    if (isRefused(accepted)) return refuse(accepted.refusal, accepted.detail)
    const passwordHash = await hashPassword(body.new, await saltOf(services.database, person.email))

    const request = { operation: 'session.changePassword', requestId }
    const changed = await writeAs(services, caller, request, async (tx, commit) => {
      const [shown, addressee] = await Promise.all([
        sessions.show(tx, sessionId),
        roster.addresseeOf(tx, membershipId),
      ])
      if (!shown || !addressee) return refuse('invalid_token', 'The session has ended.')
      if (!(await store.savePassword(tx, person.id, passwordHash, person.passwordHash ?? '')))
        return refuse('proof_failed', 'The password was changed a moment ago.')
      store.removeAll(tx, person)
      // The line on the session makes its former token void at once.
      await commit(noted({ action: 'sign_in.password_changed', targetType: 'session', targetId: sessionId }))
      mailChange(tx, services, { ...addressee, email: person.email }, caller.organisation)
      const ended = await endSessionsOfPerson(tx, commit, person.id, sessionId)
      sessions.saveProof(tx, sessionId, { secondFactor: shown.secondFactor, authenticatedAt: tx.now })
      const token = sessions.renewToken(tx, sessionId)
      const now = { ...shown, authenticatedAt: tx.now }
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
    rememberDevice(services, browser, { id: person.id, passwordHash })
    return changed.answer
  },
}

/** What a link leads to now, before the write transaction that uses it up. */
async function openReset(services: Services, roster: Roster<Invited>, token: string) {
  const { database } = services
  const reset = isToken(token) ? await store.whereabouts(database, token) : undefined
  if (!reset || !(await store.isOpen(database.reader(reset.orgId), token))) return undefined
  const membership = await membershipOf(services, roster, reset)
  return membership && { ...membership, email: reset.email, personId: reset.personId }
}

const unknownLink = 'The link is unknown, used, replaced by a newer one, or older than an hour.'
