import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { isUnchanged } from '../persons/directory.ts'
import { signInFailed } from '../persons/rules.ts'
import type { Entering } from '../sessions/beginning.ts'
import { requestOptions } from '../passkeys/options.ts'
import { relyingParty } from '../../../../platform/vocabulary/relying-party.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import {
  hasSecondFactor,
  type Method,
  methodsOf,
  type SignInMethods,
  signInMethodsOf,
} from '../methods/sign-in-methods.ts'
import { issue } from './store.ts'
import { signingIn } from '../persons/actor.ts'

/** What somebody with a right password needs for the second step. */
export interface SecondFactorChallenge extends Readonly<Record<string, unknown>> {
  readonly challenge: string
  readonly expiresAt: string
  readonly methods: readonly Method[]
  /** What a browser needs to answer with one of the person's passkeys. */
  readonly passkeyOptions?: Readonly<Record<string, unknown>>
}

/** Requires the second factor; undefined for somebody who has none. */
export async function askSecondFactor(
  services: Services,
  { person, membershipId, organisation }: Entering,
  request: { readonly operation: string; readonly requestId: string },
): Promise<SecondFactorChallenge | undefined> {
  const orgId: Id = organisation.id
  const methods = await signInMethodsOf(services.database.reader(orgId), person.id)
  if (!hasSecondFactor(methods)) return undefined
  return services.transactions.run({ orgId, actor: signingIn(membershipId), ...request }, (tx, commit) =>
    challenge(tx, commit, { membershipId, person }, methods, services.baseUrl),
  )
}

/**
 * Challenges somebody who has a second factor; with `invitationHash` to take an invitation up. Throws `sign_in_failed`
 * when the password has been replaced meanwhile.
 */
export async function challenge(
  tx: WriteTransaction,
  commit: Commit,
  { membershipId, person }: Pick<Entering, 'membershipId' | 'person'>,
  methods: SignInMethods,
  baseUrl: string,
  invitationHash: Buffer | null = null,
): Promise<SecondFactorChallenge> {
  if (!(await isUnchanged(tx, person))) {
    const { refusal, detail } = signInFailed()
    throw new RequestRefused(refusal, detail)
  }
  await commit(noted(auditLine('sign_in.second_factor_asked', membershipId)))
  const issued = issue(tx, { membershipId, personId: person.id, invitationHash })
  const asked = { ...issued, methods: methodsOf(methods) }
  if (methods.passkeys.length === 0) return asked
  const bytes = Buffer.from(issued.challenge, 'base64url')
  return {
    ...asked,
    passkeyOptions: { ...(await requestOptions(relyingParty(baseUrl), methods.passkeys, bytes)) },
  }
}
