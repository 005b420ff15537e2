import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { recentUntil } from '../sessions/lifetime.ts'
import { type Person, personOfSession } from '../persons/directory.ts'
import * as sessions from '../sessions/store.ts'
import { refuseUnproved } from '../persons/audit-lines.ts'
import { methodsOf, type SignInMethods, signInMethodsOf } from './sign-in-methods.ts'

/** The person of a session, and how they sign in. */
export interface Self {
  readonly person: Person
  readonly methods: SignInMethods
  readonly session: sessions.ShownSession
}

/** Throws `invalid_token` when the session ended a moment ago. */
export async function selfOf(db: TenantDb, caller: Caller): Promise<Self> {
  const [person, session] = await Promise.all([
    personOfSession(db, caller.credential.id),
    sessions.show(db, caller.credential.id),
  ])
  if (!person || !session) throw new RequestRefused('invalid_token', 'The session has ended.')
  return { person, session, methods: await signInMethodsOf(db, person.id) }
}

/** Who may change how they sign in only after a proof; undefined for those who have given one lately. */
export const staleness = (
  { person, methods, session }: Self,
  now: Instant,
): Refused<'recent_authentication_required'> | undefined =>
  refuseUnproved(recentUntil(session), proofs(person, methods), now)

/** What the person of a session can show who they are with. */
export async function proofsOf(db: TenantDb, sessionId: Id): Promise<string[]> {
  const person = await personOfSession(db, sessionId)
  return person ? proofs(person, await signInMethodsOf(db, person.id)) : []
}

const proofs = (person: Person, methods: SignInMethods): string[] => [
  ...(person.passwordHash === null ? [] : ['password']),
  ...methodsOf(methods),
]
