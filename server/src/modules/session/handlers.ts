import { handle } from '../../platform/http/handler.ts'
import { isRefused } from '../../platform/vocabulary/decision.ts'
import { organisationInstant } from '../organisation/port.ts'
import { session } from './contract.ts'
import { endedCookie, sessionCookie } from './cookie.ts'
import { entrance } from './entrance.ts'
import { askSecondFactor, challenge } from './methods/second-factor/ask.ts'
import { passkeySignInHandlers } from './methods/passkeys/sign-in.ts'
import { secondFactorHandlers } from './methods/second-factor/handlers.ts'
import { hasSecondFactor, standingOf } from './methods/standing.ts'
import { ownSessionHandlers } from './own/handlers.ts'
import { tellOfFailedSignIn } from './failed-sign-in.ts'
import { hashPassword, isPassword } from './password.ts'
import { findPerson, givePassword, linkPerson } from './person-directory.ts'
import { passwordHandlers } from './passwords/handlers.ts'
import type { Invited, Roster } from './roster.ts'
import * as rules from './rules.ts'
import { signInLimits } from './sign-in-limits.ts'
import { beginSession, enter } from './signing-in.ts'
import * as store from './store.ts'
import { switchingHandlers } from './switching/handlers.ts'
import * as view from './view.ts'

export const handlers = <M extends Invited>(roster: Roster<M>) =>
  handle(session, {
    ...secondFactorHandlers(roster),
    ...passkeySignInHandlers(roster),
    ...passwordHandlers(roster),
    ...switchingHandlers(roster),
    ...ownSessionHandlers,

    async create({ body, services, browser, requestId, refuse }) {
      const email = roster.normaliseAddress(body.email)
      const attempt = signInLimits(services).attempt(browser.address, email ?? body.email)
      const account = email === undefined ? undefined : await findPerson(services.database, email)
      const right = await isPassword(body.password, account?.person.passwordHash ?? null)
      if (account && !right)
        tellOfFailedSignIn(services, {
          memberships: account.memberships,
          organisationId: body.organisationId,
          requestId,
          address: browser.address,
        })
      if (!account || !right) return refuse('sign_in_failed', rules.signInFailed().detail)
      attempt.succeeded()

      const entrances = await Promise.all(
        account.memberships.map(membership => entrance(services, roster, membership)),
      )
      const choice = rules.choose(entrances, body.organisationId)
      if (isRefused(choice)) return refuse(choice.refusal, choice.detail, choice.extra)
      const { membershipId, organisation } = choice.state
      const entering = { person: account.person, membershipId, organisation }
      const asked = await askSecondFactor(services, entering, { operation: 'session.create', requestId })
      if (asked) return refuse('second_factor_required', 'Give the second factor too.', asked)
      return enter(
        services,
        { orgId: organisation.id, membershipId, operation: 'session.create', requestId },
        browser,
        (turn, commit) => beginSession(turn, commit, entering, roster, browser),
      )
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
      await commit(rules.end([caller.credential.id]), async ids => store.remove(db, ids))
      browser.set(endedCookie(services.baseUrl))
      return undefined
    },

    async activate({ body, services, browser, requestId, refuse }) {
      const { database } = services
      const limits = signInLimits(services)
      const attempt = limits.attempt(browser.address, `activation ${body.token}`)
      const orgId = roster.organisationOfToken(body.token) ?? refuse('invitation_not_found', unknownLink)
      const reader = database.reader(orgId)
      const organisation = (await store.organisation(reader)) ?? refuse('invitation_not_found', unknownLink)
      const now = organisationInstant(organisation)
      const invited =
        (await roster.findInvitation(reader, body.token, now)) ?? refuse('invitation_not_found', unknownLink)

      // The link proves the invitation, not the person: whoever has a password elsewhere must know it.
      const { person } = (await findPerson(database, invited.email)) ?? {}
      let newHash: string | null = null
      if (person?.passwordHash == null) {
        const accepted = rules.acceptPassword(body.password, invited.email)
        if (isRefused(accepted)) return refuse(accepted.refusal, accepted.detail)
        newHash = await hashPassword(body.password)
      } else {
        const guess = limits.attempt(browser.address, invited.email)
        if (!(await isPassword(body.password, person.passwordHash)))
          return refuse(
            'sign_in_failed',
            'You have a password already, from another organisation; give that one.',
          )
        guess.succeeded()
      }
      attempt.succeeded()
      const standing = person && newHash === null ? await standingOf(reader, person.id) : null

      const actor = { membershipId: invited.id, credentialKind: 'session', credentialId: null } as const
      const request = { orgId, actor, operation: 'session.activate', requestId }
      const outcome = await services.turns.run(request, async (turn, commit) => {
        const still =
          (await roster.findInvitation(turn, body.token, turn.now)) ??
          refuse('invitation_not_found', unknownLink)
        const personId =
          newHash === null
            ? person?.id
            : await givePassword(turn, { email: still.email, passwordHash: newHash, locale: still.locale })
        if (personId === undefined)
          return refuse('sign_in_failed', 'You have had a password since a moment ago; give that one.')
        await roster.acceptInvitation(turn, commit, still, personId)
        turn.defer(linkPerson(turn, personId, still.id))
        if (standing && hasSecondFactor(standing))
          return {
            asked: await challenge(
              turn,
              commit,
              { membershipId: still.id, personId },
              standing,
              services.baseUrl,
            ),
          }
        const entering = {
          person: { id: personId, email: still.email },
          membershipId: still.id,
          organisation,
        }
        return beginSession(turn, commit, entering, roster, browser)
      })
      if ('asked' in outcome)
        return refuse(
          'second_factor_required',
          'You have joined the organisation; give the second factor to sign in.',
          outcome.asked,
        )
      browser.set(sessionCookie(services.baseUrl, outcome.token))
      return outcome.answer
    },
  })

const unknownLink = 'The activation link is unknown, used, replaced or too old.'
