import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Browser } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import {
  isActive,
  type MemberLookup,
  memberAccess,
  needsSecondFactor,
  type OrganisationAccess,
} from '../../../company/organisation/port.ts'
import { sessionCookie } from './cookie.ts'
import { superseded } from './lifetime.ts'
import { isUnchanged, type Person } from '../persons/directory.ts'
import * as rules from './rules.ts'
import type { Session } from './shapes.ts'
import * as store from './store.ts'
import { hashOf, newToken } from './token.ts'
import * as view from './view.ts'
import { signingIn } from '../persons/actor.ts'

/** Somebody whose password was right, about to enter an organisation as a member. */
export interface Entering {
  readonly person: Pick<Person, 'id' | 'email' | 'generation'>
  readonly membershipId: Id
  readonly organisation: OrganisationAccess
}

/**
 * Begins a session in the organisation's write transaction, and clears away what is over of the member's earlier ones.
 * Answers `sign_in_failed` when the member is no longer active, and when what the account signs in with was replaced
 * meanwhile. The token is for the cookie; only its hash is kept.
 * `proved`: what is known besides a password given just now.
 */
export async function beginSession(
  tx: WriteTransaction,
  commit: Commit,
  { person, membershipId, organisation }: Entering,
  members: MemberLookup,
  browser: Browser,
  proved: Partial<rules.Proved> = {},
): Promise<{ answer: Session; token: string }> {
  const token = newToken()
  const [unchanged, member, earlier] = await Promise.all([
    isUnchanged(tx, person),
    memberAccess(tx, members, membershipId),
    store.ofMember(tx, membershipId),
  ])
  const now = tx.now
  const proof = { secondFactor: false, authenticatedAt: now, createdAt: now, ...proved }
  const entering = unchanged && isActive(member, organisation.timeZone, now) ? member : undefined
  const decision = rules.begin(entering, browser.userAgent, proof, { id: newId(), now })
  const session = await commit(decision, async begun => {
    store.insert(tx, begun, person.id, hashOf(token))
    store.remove(tx, superseded(earlier, organisation, now))
  })
  const shown = { ...session, person }
  const displayName = member?.displayName ?? ''
  const answer = view.session(
    shown,
    { id: membershipId, displayName, role: session.role },
    organisation,
    member !== undefined && !session.secondFactor && needsSecondFactor(organisation, member, now),
  )
  return { answer, token }
}

/** Begins a session in its organisation's write transaction, and gives the browser its cookie after the commit. */
export async function enter(
  services: Services,
  request: {
    readonly orgId: Id
    readonly membershipId: Id
    readonly operation: string
    readonly requestId: string
  },
  browser: Browser,
  work: (tx: WriteTransaction, commit: Commit) => Promise<{ answer: Session; token: string }>,
): Promise<Session> {
  const { orgId, membershipId, operation, requestId } = request
  const { answer, token } = await services.transactions.run(
    { orgId, actor: signingIn(membershipId), operation, requestId, address: browser.address },
    work,
  )
  browser.set(sessionCookie(services.baseUrl, token))
  return answer
}
