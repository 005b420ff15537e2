import type { Caller } from '../../../../platform/access/caller.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Browser } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import * as recovery from './recovery-codes-store.ts'
import { hasSecondFactor, lockPerson, type SignInMethods } from './sign-in-methods.ts'
import { sessionCookie } from '../sessions/cookie.ts'
import { endElsewhere, type EndedSession, endSessionsOfPerson } from '../accounts/person-sessions.ts'
import * as sessions from '../sessions/store.ts'
import { writeAs } from '../sessions/writing.ts'
import { type Self, selfOf, staleness } from './person.ts'

/**
 * The person of a session who is about to change how they sign in, and nobody else until the transaction ends. Throws
 * `recent_authentication_required`.
 */
export async function aboutToChange(tx: WriteTransaction, caller: Caller): Promise<Self> {
  const { person } = await selfOf(tx, caller)
  await lockPerson(tx, person.id)
  const self = await selfOf(tx, caller)
  const stale = staleness(self, tx.now)
  if (stale) throw new RequestRefused(stale.refusal, stale.detail, stale.extra)
  return self
}

/** What a handler is called with, so far as a change of how its caller signs in needs it. */
interface Call {
  readonly caller: Caller
  readonly services: Services
  readonly browser: Browser
  readonly requestId: string
}

/**
 * Changes how the person of a session signs in. The session goes on with a new token, and the former one is void: who
 * copied it has nothing of the change.
 */
export async function changeMethods<T>(
  { caller, services, browser, requestId }: Call,
  operation: string,
  change: (tx: WriteTransaction, commit: Commit, self: Self) => Promise<T>,
  added: 'added' | 'removed',
): Promise<T & { readonly recoveryCodes: string[] | null }> {
  const request = { operation, requestId }
  const outcome = await writeAs(services, caller, request, async (tx, commit) => {
    const self = await aboutToChange(tx, caller)
    const result = await change(tx, commit, self)
    const more = added === 'added' ? await methodAdded(tx, commit, services.keyring, self) : nothingMore
    return { result, token: sessions.renewToken(tx, self.session.id), ...more }
  })
  await endElsewhere(services, outcome.ended, request)
  browser.set(sessionCookie(services.baseUrl, outcome.token))
  return { ...outcome.result, recoveryCodes: outcome.recoveryCodes }
}

interface More {
  /** New ones where the person had none left. */
  readonly recoveryCodes: string[] | null
  /** Sessions in other organisations that are still to be cleared away. */
  readonly ended: readonly EndedSession[]
}

const nothingMore: More = { recoveryCodes: null, ended: [] }

/**
 * The session has just shown the method that was added. With the first one, every other session of the person ends, in
 * every organisation: each was begun with a password alone.
 */
async function methodAdded(
  tx: WriteTransaction,
  commit: Commit,
  keyring: Keyring,
  { person, methods, session }: Self,
): Promise<More> {
  sessions.saveProof(tx, session.id, { secondFactor: true, authenticatedAt: session.authenticatedAt })
  const isFirst = !hasSecondFactor(methods)
  const ended = isFirst ? await endSessionsOfPerson(tx, commit, person.id, session.id) : []
  const recoveryCodes = methods.recoveryCodesLeft > 0 ? null : recovery.renew(tx, keyring, person.id)
  return { recoveryCodes, ended }
}

/**
 * A method is being removed; recovery codes stand in for nothing when it is the last. Throws
 * `second_factor_required_by_organisation` where the organisation does not let the last one go.
 */
export async function removeMethod(
  tx: WriteTransaction,
  { capabilities }: Caller,
  personId: Id,
  left: Pick<SignInMethods, 'totp' | 'passkeys'>,
): Promise<void> {
  if (hasSecondFactor(left)) return
  const { secondFactorRequired, secondFactorRequiredOfAdministrators } = await settingsOf(tx)
  if (secondFactorRequired || (secondFactorRequiredOfAdministrators && capabilities.has('org.admin')))
    throw new RequestRefused(
      'second_factor_required_by_organisation',
      'The organisation asks for a second factor, and this is the last.',
    )
  recovery.removeAll(tx, personId)
}
