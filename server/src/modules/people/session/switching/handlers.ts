import type { Handlers } from '../../../../platform/http/handler.ts'
import { addSeconds, type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { memberLookup, organisationInstant } from '../../../company/organisation/port.ts'
import { sessionCookie } from '../sessions/cookie.ts'
import { signInOrganisation } from '../persons/organisations.ts'
import { membershipsOf, personOfSession } from '../persons/directory.ts'
import * as rules from '../sessions/rules.ts'
import { beginSession } from '../sessions/beginning.ts'
import * as store from '../sessions/store.ts'
import { tokenOf } from '../sessions/token.ts'
import { writeAs } from '../sessions/writing.ts'
import type { switching } from './contract.ts'
import { signingIn } from '../persons/actor.ts'

export const handlers: Handlers<typeof switching> = {
  async organisations({ caller, db, services, refuse }) {
    const members = services.contributions(memberLookup)
    const person =
      (await personOfSession(db, caller.credential.id)) ?? refuse('invalid_token', 'The session has ended.')
    const memberships = await membershipsOf(services.database, person.id)
    const organisations = await Promise.all(
      memberships.map(membership => signInOrganisation(services, members, membership)),
    )
    return whole(
      organisations
        .filter(({ active }) => active)
        .map(({ organisation: { id, name, sandbox } }) => ({
          id,
          name,
          sandbox,
          current: id === caller.organisation.id,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'fi')),
    )
  },

  async switch({ body, caller, services, browser, requestId, refuse }) {
    const members = services.contributions(memberLookup)
    const here = services.database.reader(caller.organisation.id)
    const found = await store.show(here, caller.credential.id)
    if (!found) return refuse('invalid_token', 'The session has ended.')
    // A session goes on within the account that it was begun with, as that account was then.
    const { person } = found
    const memberships = await membershipsOf(services.database, person.id)
    const membership =
      memberships.find(({ orgId }) => orgId === body.organisationId) ??
      refuse('organisation_not_found', unknownOrganisation)
    const { organisation, membershipId, active } = await signInOrganisation(services, members, membership)
    if (!active) return refuse('organisation_not_found', unknownOrganisation)

    const presented = tokenOf(browser.session() ?? '')
    const leftAt = organisationInstant(caller.organisation)
    const begun = await services.transactions.run(
      { orgId: organisation.id, actor: signingIn(membershipId), operation: 'session.switch', requestId },
      async (tx, commit) => {
        // Of several switches at once, one takes the token away; the others find none, and begin nothing.
        if (!(await store.claimToken(tx, presented, caller.credential.id)))
          return refuse('session_switched', 'Another request of the session was faster.')
        // Each organisation has its own clock; what goes along is how long ago something was.
        const there = (instant: Instant) =>
          addSeconds(tx.now, (millisecondsOf(instant) - millisecondsOf(leftAt)) / 1000)
        const entering = { person, membershipId, organisation }
        return beginSession(tx, commit, entering, members, browser, {
          secondFactor: found.secondFactor,
          authenticatedAt: there(found.authenticatedAt),
          createdAt: there(found.createdAt),
        })
      },
    )
    await writeAs(services, caller, { operation: 'session.switch', requestId }, (tx, commit) =>
      commit(rules.end([caller.credential.id]), async ids => store.remove(tx, ids)),
    )
    browser.set(sessionCookie(services.baseUrl, begun.token))
    return begun.answer
  },
}

const unknownOrganisation = 'You have no active membership in that organisation.'
