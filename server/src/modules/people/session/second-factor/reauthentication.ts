import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Browser } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { organisationInstant } from '../../../company/organisation/port.ts'
import { isPassword } from '../passwords/hashing.ts'
import { isUnchanged, type Person, personOfSession } from '../persons/directory.ts'
import type { Session } from '../sessions/shapes.ts'
import { sessionAttempt } from '../attempts/limits.ts'
import * as sessions from '../sessions/store.ts'
import * as view from '../sessions/view.ts'
import { writeAs } from '../sessions/writing.ts'
import { isLive, spend } from '../passkeys/challenges.ts'
import { statedChallenge } from '../passkeys/verification.ts'
import { type Given, prepareProof, type UseProof } from './proof.ts'
import { proofFailed, proved } from './rules.ts'
import type { Method } from '../methods/sign-in-methods.ts'

interface Proof extends Given {
  readonly password?: string | undefined
}

/** Takes a proof in a session, which then has a new token. The proof is used up only when it was right. */
export async function reauthenticate(
  services: Services,
  caller: Caller,
  given: Proof,
  { browser, requestId }: { readonly browser: Browser; readonly requestId: string },
): Promise<{ answer: Session; token: string } | 'wrong' | 'ended'> {
  const { id: membershipId } = caller.membership
  const person = await personOfSession(services.database.reader(caller.organisation.id), caller.credential.id)
  if (!person) return 'ended'
  const attempt = await sessionAttempt(services, browser, person)
  const use = await preparedUse(services, caller, person, given)

  const request = { operation: 'session.reauthenticate', requestId }
  const outcome = await writeAs(services, caller, request, async (tx, commit) => {
    const shown = await sessions.show(tx, caller.credential.id)
    if (!shown || !(await isUnchanged(tx, shown.person))) return 'ended'
    const method = await use(tx)
    if (method === undefined) {
      await commit(proofFailed(membershipId))
      return 'wrong'
    }
    const secondFactor = shown.secondFactor || method !== 'password'
    await commit(proved(membershipId, caller.credential.id, method))
    const token = prolong(tx, caller.credential.id, secondFactor)
    const now = { ...shown, secondFactor, authenticatedAt: tx.now }
    return {
      token,
      answer: view.session(
        now,
        caller.membership,
        caller.organisation,
        (caller.credential.secondFactorMissing ?? false) && !secondFactor,
      ),
    }
  })
  if (typeof outcome === 'object') await attempt.succeeded()
  return outcome
}

async function preparedUse(
  services: Services,
  { organisation, credential }: Caller,
  person: Person,
  { password, ...given }: Proof,
): Promise<(tx: WriteTransaction) => Promise<Method | 'password' | undefined>> {
  if (password !== undefined) {
    const isRight = await isPassword(password, person.passwordHash)
    return async () => (isRight ? 'password' : undefined)
  }
  const purpose = `reauthentication ${credential.id}` as const
  const now = millisecondsOf(organisationInstant(organisation))
  const use = await prepareProof(services, person.id, given, challenge =>
    isLive(services.keyring, purpose, challenge, now),
  )
  return given.passkey ? once(statedChallenge(given.passkey.response.clientDataJSON) ?? '', use) : use
}

/** Takes what a passkey has signed only once. */
const once =
  (challenge: string, use: UseProof): UseProof =>
  async tx =>
    (await spend(tx, challenge)) ? use(tx) : undefined

function prolong(tx: WriteTransaction, sessionId: Id, secondFactor: boolean): string {
  sessions.saveProof(tx, sessionId, { secondFactor, authenticatedAt: tx.now })
  return sessions.renewToken(tx, sessionId)
}
