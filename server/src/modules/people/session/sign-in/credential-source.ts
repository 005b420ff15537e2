import type { CredentialSource, Resolution } from '../../../../platform/access/authenticator.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Database } from '../../../../platform/data/database.ts'
import { sessionSecret } from '../../../../platform/http/credentials.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  callerOf,
  CredentialUses,
  isActive,
  type MemberLookup,
  organisationInstant,
  needsSecondFactor,
  perDatabase,
} from '../../../company/organisation/port.ts'
import { expiryOf, isOver, isUseNews, recentUntil } from '../sessions/lifetime.ts'
import { proofsOf } from '../methods/person.ts'
import * as store from '../sessions/store.ts'
import { hashOf, isToken } from '../sessions/token.ts'

const presented = sessionSecret('')

/** The last uses of sessions that are still to be written down. */
export const sessionUses = perDatabase(database => new CredentialUses(database, store.saveUses))

/** Resolves the tokens of browser sessions: one statement in the directory, one in the organisation. */
export const sessionSource = (database: Database, members: MemberLookup): CredentialSource => ({
  async resolve(secret) {
    if (!secret.startsWith(presented)) return undefined
    const token = secret.slice(presented.length)
    if (!isToken(token)) return unknown
    const known = await store.findToken(database, hashOf(token))
    if (!known) return unknown
    const db = database.reader(known.orgId)
    const found = await store.find(db, members, known.sessionId)
    if (!found) return unknown
    const now = organisationInstant(found.organisation)
    const resolution = callerIn(found, now)
    if ('caller' in resolution && isUseNews(found, now))
      sessionUses(database).note(known.orgId, { id: found.id, at: now })
    return resolution
  },

  async find(orgId, { kind, id }) {
    if (kind !== 'session') return undefined
    const db = database.reader(orgId)
    const [found, isLive] = await Promise.all([store.find(db, members, id), store.isLive(db, id)])
    return found && isLive ? callerIn(found, organisationInstant(found.organisation)) : unknown
  },

  async proofsOf({ credential, organisation }: Caller) {
    if (credential.kind !== 'session') return undefined
    return proofsOf(database.reader(organisation.id), credential.id)
  },
})

const unknown = { refusal: 'invalid_token' } as const

/** Who is calling in the session at an instant of its organisation. A session does not outlive its member's role. */
export function callerIn(found: store.FoundSession, now: Instant): Resolution {
  const { member } = found
  if (!member || !isActive(member, found.organisation.timeZone, now)) return unknown
  if (member.role !== found.role || isOver(found, found.organisation, now)) return unknown
  const credential = {
    kind: 'session',
    id: found.id,
    name: 'Browser session',
    scope: null,
    readOnly: false,
    expiresAt: expiryOf(found, found.organisation),
    secondFactorMissing: !found.secondFactor && needsSecondFactor(found.organisation, member, now),
    recentUntil: recentUntil(found),
  } as const
  return { caller: callerOf(found.organisation, member, credential, now) }
}
