import { handle } from '../../../platform/http/handler.ts'
import { isRefused } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Services } from '../../../platform/services.ts'
import { type MemberLookup, organisationInstant } from '../../organisation/port.ts'
import { settleElsewhere, signInEndings } from '../accounts/endings.ts'
import { join } from '../accounts/joining.ts'
import { session } from './contract.ts'
import { endedCookie, sessionCookie } from '../sessions/cookie.ts'
import { entrancesOf } from '../persons/organisations.ts'
import { askSecondFactor, challenge } from '../second-factor/ask.ts'
import { hasSecondFactor, standingOf } from '../methods/sign-in-methods.ts'
import { tellOfFailedSignIn } from './failed-sign-in.ts'
import { arePasswords, hashAndCompare } from '../passwords/hashing.ts'
import { type Account, accountsOf, isProven, type Place } from '../persons/directory.ts'
import { acceptChoice } from '../passwords/choosing.ts'
import { saltOf } from '../passwords/salts.ts'
import { memberRoster } from '../persons/roster.ts'
import { organisation as organisationOf } from '../persons/organisations-store.ts'
import { choose, signInFailed } from '../persons/rules.ts'
import { end } from '../sessions/rules.ts'
import { takeUp } from './rules.ts'
import { rememberDevice } from '../attempts/devices.ts'
import { linkAttempt, passwordAttempt } from '../attempts/limits.ts'
import { beginSession, enter } from '../sessions/beginning.ts'
import * as store from '../sessions/store.ts'
import * as view from '../sessions/view.ts'

export const handlers = handle(session, {
  async create({ body, services, browser, requestId, refuse }) {
    const roster = services.contributions(memberRoster)
    const email = roster.normaliseAddress(body.email)
    const accounts = email === undefined ? [] : await accountsOf(services.database, email)
    const attempt = await passwordAttempt(services, browser, email ?? body.email, accounts)
    const right = await arePasswords(
      body.password,
      accounts.map(({ person }) => person.passwordHash),
    )
    const opened = accounts.filter((_, index) => right[index])
    if (opened.length === 0) {
      tellOfFailedSignIn(services, {
        memberships: concernedBy(accounts, body.organisationId),
        organisationId: body.organisationId,
        requestId,
        address: browser.address,
      })
      return refuse('sign_in_failed', signInFailed().detail)
    }
    if (opened.length === accounts.length || opened.some(({ person }) => isProven(person)))
      await attempt.succeeded()
    else await attempt.takeBack()

    const entrances = await entrancesOf(services, roster, opened)
    const choice = choose(entrances, body.organisationId)
    if (isRefused(choice)) return refuse(choice.refusal, choice.detail, choice.extra)
    const { person, membershipId, organisation } = choice.state
    const entering = { person, membershipId, organisation }
    const asked = await askSecondFactor(services, entering, { operation: 'session.create', requestId })
    if (asked) return refuse('second_factor_required', 'Give the second factor too.', asked)
    const answer = await enter(
      services,
      { orgId: organisation.id, membershipId, operation: 'session.create', requestId },
      browser,
      (tx, commit) => beginSession(tx, commit, entering, roster, browser),
    )
    rememberDevice(services, browser, person)
    return answer
  },

  async get({ caller, db, refuse }) {
    const shown = await store.show(db, caller.credential.id)
    if (!shown) return refuse('invalid_token', 'The session has ended.')
    return view.session(
      shown,
      caller.membership,
      caller.organisation,
      caller.credential.secondFactorMissing ?? false,
    )
  },

  async end({ caller, db, services, browser, commit }) {
    await commit(end([caller.credential.id]), async ids => store.remove(db, ids))
    browser.set(endedCookie(services.baseUrl))
    return undefined
  },

  async activate({ body, services, browser, requestId, refuse }) {
    const roster = services.contributions(memberRoster)
    const endings = services.contributions(signInEndings)
    const { database } = services
    const attempt = await linkAttempt(services, browser)
    const link = roster.invitationLink(body.token) ?? refuse('invitation_not_found', unknownLink)
    const { orgId } = link
    const reader = database.reader(orgId)
    const organisation = (await organisationOf(reader)) ?? refuse('invitation_not_found', unknownLink)
    const now = organisationInstant(organisation)
    const { member, mailed } =
      (await roster.findInvitation(reader, link.hash, now)) ?? refuse('invitation_not_found', unknownLink)

    // Whoever has seen the link may be trying the passwords of the address.
    const { email, id: membershipId } = member
    const [accounts, salt] = await Promise.all([accountsOf(database, email), saltOf(database, email)])
    const guess = await passwordAttempt(services, browser, email, accounts)
    const known = accounts.find(({ person }) => isProven(person)) ?? null
    const { passwordHash: present = null } = known?.person ?? {}
    const { hash: passwordHash, isSame } = await hashAndCompare(body.password, salt, present)
    // Asked for a mailed link alone: its reader may be told of their account, and may learn it from the time.
    const isActive = mailed && known !== null && (await isActiveAnywhere(services, roster, known))
    const taken = takeUp(mailed, present === null ? null : { isRight: isSame, isActive })
    if (isRefused(taken)) return refuse(taken.refusal, taken.detail)
    const how = taken.state
    if (how !== 'as_proven') {
      const addressee = await roster.addresseeOf(reader, membershipId)
      const accepted = await acceptChoice(body.password, {
        email,
        names: [addressee?.displayName ?? '', addressee?.callName ?? '', organisation.name],
      })
      if (isRefused(accepted)) return refuse(accepted.refusal, accepted.detail)
    }
    await attempt.succeeded()
    if (how === 'local') await guess.forgiveAddress()
    else await guess.succeeded()

    const actor = { membershipId, credentialKind: 'session', credentialId: null } as const
    const request = { orgId, actor, operation: 'session.activate', requestId }
    const outcome = await services.transactions.run(request, async (tx, commit) => {
      const still = await roster.findInvitation(tx, link.hash, tx.now)
      if (still?.member.email !== email) return refuse('invitation_not_found', unknownLink)
      if (how === 'as_proven' && known) {
        const { person } = known
        const standing = await standingOf(tx, person.id)
        if (hasSecondFactor(standing)) {
          const joining = { membershipId, person }
          return { asked: await challenge(tx, commit, joining, standing, services.baseUrl, link.hash) }
        }
      }
      const taking =
        how === 'as_proven' && known
          ? { how, person: known.person }
          : {
              how: how === 'prove' ? how : ('local' as const),
              passwordHash,
              expected: known?.person ?? null,
            }
      const { person, endedIn } = await join(tx, commit, roster, endings, still, taking)
      const entering = { person, membershipId, organisation }
      return { ...(await beginSession(tx, commit, entering, roster, browser)), person, endedIn }
    })
    if ('asked' in outcome)
      return refuse(
        'second_factor_required',
        'Give the second factor to join the organisation.',
        outcome.asked,
      )
    await settleElsewhere(services, endings, outcome.endedIn, { operation: 'session.activate', requestId })
    browser.set(sessionCookie(services.baseUrl, outcome.token))
    rememberDevice(services, browser, outcome.person)
    return outcome.answer
  },
})

const unknownLink = 'The activation link is unknown, used, replaced or too old.'

/**
 * Whose trail a wrong password belongs on: that of the organisation that was named, else those of the proven account.
 * Who has made a local account with somebody's address is not told when and from where that person signs in.
 */
function concernedBy(accounts: readonly Account[], organisationId: Id | undefined): readonly Place[] {
  const everywhere = accounts.flatMap(({ memberships }) => memberships)
  const named = everywhere.filter(({ orgId }) => orgId === organisationId)
  if (named.length > 0) return named
  return accounts.find(({ person }) => isProven(person))?.memberships ?? everywhere
}

async function isActiveAnywhere(
  services: Services,
  members: MemberLookup,
  account: Account,
): Promise<boolean> {
  const entrances = await entrancesOf(services, members, [account])
  return entrances.some(({ active }) => active)
}
