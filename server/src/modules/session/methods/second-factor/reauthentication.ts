import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTurn } from '../../../../platform/data/database.ts'
import type { Browser } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isPassword } from '../../password.ts'
import { type Person, personOfMember } from '../../person-directory.ts'
import type { Session } from '../../shapes.ts'
import { type Attempt, signInLimits } from '../../sign-in-limits.ts'
import * as sessions from '../../store.ts'
import * as view from '../../view.ts'
import { writeAs } from '../../writing.ts'
import { type Codes, useCode } from '../proof.ts'
import { proved, proofFailed } from '../rules.ts'

interface Given extends Codes {
  readonly password?: string | undefined
}

/** Takes a proof in a session, which then has a new token. The proof is used up only when it was right. */
export async function reauthenticate(
  services: Services,
  caller: Caller,
  given: Given,
  { browser, requestId }: { readonly browser: Browser; readonly requestId: string },
): Promise<{ answer: Session; token: string } | 'wrong' | 'ended'> {
  const { id: membershipId } = caller.membership
  const person = await personOfMember(services.database.reader(caller.organisation.id), membershipId)
  if (!person) return 'ended'
  const attempt = attemptOf(services, browser, person, given)
  const passwordIsRight =
    given.password !== undefined && (await isPassword(given.password, person.passwordHash))

  const request = { operation: 'session.reauthenticate', requestId }
  const outcome = await writeAs(services, caller, request, async (turn, commit) => {
    const shown = await sessions.show(turn, caller.credential.id)
    if (!shown) return 'ended'
    const code = passwordIsRight ? undefined : await useCode(turn, services.keyring, person.id, given)
    if (!passwordIsRight && code === undefined) {
      await commit(proofFailed(membershipId))
      return 'wrong'
    }
    const secondFactor = shown.secondFactor || code !== undefined
    await commit(proved(membershipId, caller.credential.id, code))
    const token = prolong(turn, caller.credential.id, secondFactor)
    const now = { ...shown, secondFactor, authenticatedAt: turn.now }
    return { token, answer: view.session(now, caller.membership, caller.organisation) }
  })
  if (typeof outcome === 'object') attempt.succeeded()
  return outcome
}

/** A password is guessed at the account, a code at the person's second factor. */
function attemptOf(services: Services, browser: Browser, person: Person, { password }: Given): Attempt {
  const subject = password === undefined ? `second factor ${person.id}` : person.email
  return signInLimits(services).attempt(browser.address, subject)
}

function prolong(turn: WriteTurn, sessionId: Id, secondFactor: boolean): string {
  sessions.saveProof(turn, sessionId, { secondFactor, authenticatedAt: turn.now })
  return sessions.renewToken(turn, sessionId)
}
