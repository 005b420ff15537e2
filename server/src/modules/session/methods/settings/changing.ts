import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTurn } from '../../../../platform/data/database.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as recovery from '../recovery/store.ts'
import { hasSecondFactor, lockPerson, type Standing } from '../standing.ts'
import * as sessions from '../../store.ts'
import { type Self, selfOf, staleness } from './person.ts'

/**
 * The person of a session who is about to change how they sign in, and nobody else until the turn ends. Throws
 * `recent_authentication_required`.
 */
export async function aboutToChange(turn: WriteTurn, caller: Caller): Promise<Self> {
  const { person } = await selfOf(turn, caller)
  await lockPerson(turn, person.id)
  const self = await selfOf(turn, caller)
  const stale = staleness(self, turn.now)
  if (stale) throw new RequestRefused(stale.refusal, stale.detail, stale.extra)
  return self
}

/**
 * A method has been added, and the session has just shown it. Answers new recovery codes where the person had none
 * left, otherwise null.
 */
export function methodAdded(
  turn: WriteTurn,
  keyring: Keyring,
  { person, standing, session }: Self,
): string[] | null {
  sessions.saveProof(turn, session.id, { secondFactor: true, authenticatedAt: session.authenticatedAt })
  return standing.recoveryCodesLeft > 0 ? null : recovery.renew(turn, keyring, person.id)
}

/** A method has been removed; recovery codes stand in for nothing when it was the last. */
export function methodRemoved(
  turn: WriteTurn,
  personId: Id,
  left: Pick<Standing, 'totp' | 'passkeys'>,
): void {
  if (!hasSecondFactor(left)) recovery.removeAll(turn, personId)
}
