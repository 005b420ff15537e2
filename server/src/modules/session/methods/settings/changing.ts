import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTurn } from '../../../../platform/data/database.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../organisation/port.ts'
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

/**
 * A method is being removed; recovery codes stand in for nothing when it is the last. Throws
 * `second_factor_required_by_organisation` where the organisation does not let the last one go.
 */
export async function removeMethod(
  turn: WriteTurn,
  personId: Id,
  left: Pick<Standing, 'totp' | 'passkeys'>,
): Promise<void> {
  if (hasSecondFactor(left)) return
  const { secondFactorRequired } = await settingsOf(turn)
  if (secondFactorRequired)
    throw new RequestRefused(
      'second_factor_required_by_organisation',
      'The organisation asks for a second factor, and this is the last.',
    )
  recovery.removeAll(turn, personId)
}
