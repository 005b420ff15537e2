import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { relyingParty } from '../../../../platform/vocabulary/relying-party.ts'
import * as passkeys from '../passkeys/store.ts'
import { type Shown, statedChallenge, verifyAssertion } from '../passkeys/verification.ts'
import * as recovery from '../methods/recovery-codes-store.ts'
import type { Assertion } from '../passkeys/shapes.ts'
import type { Method } from '../methods/sign-in-methods.ts'
import { stepOf } from '../totp/code.ts'
import { openSecret } from '../totp/secrets.ts'
import * as totp from '../totp/store.ts'

/** What somebody gives to show who they are, besides a password: one of these. */
export interface Given {
  readonly totp?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: Assertion | undefined
}

/** Uses a proof up. Undefined when it is wrong, or was used before, however short a time before. */
export type UseProof = (tx: WriteTransaction) => Promise<Method | undefined>

/**
 * Checks what can be checked before the write transaction, which is short. `isOurs` says whether the challenge that a
 * passkey has signed is the one that was asked; whoever asked it sees to it that it is used up.
 */
export async function prepareProof(
  { database, keyring, baseUrl }: Services,
  personId: Id,
  { totp: code, recoveryCode, passkey: assertion }: Given,
  isOurs: (challenge: string) => boolean,
): Promise<UseProof> {
  if (assertion !== undefined) {
    const challenge = statedChallenge(assertion.response.clientDataJSON) ?? ''
    const passkey = isOurs(challenge) ? await passkeys.findByCredential(database, assertion.id) : undefined
    const shown =
      passkey?.personId === personId
        ? await verifyAssertion(relyingParty(baseUrl), passkey, assertion, challenge)
        : undefined
    return async tx => ((await isUsed(tx, shown)) ? 'passkey' : undefined)
  }
  if (code !== undefined)
    return async tx => ((await useTotp(tx, keyring, personId, code)) ? 'totp' : undefined)
  return async tx =>
    recoveryCode !== undefined && (await recovery.spend(tx, keyring, personId, recoveryCode))
      ? 'recovery_code'
      : undefined
}

const isUsed = async (tx: WriteTransaction, shown: Shown | undefined): Promise<boolean> =>
  shown !== undefined && shown.movedOn && passkeys.saveUse(tx, shown.passkey.id, shown)

async function useTotp(tx: WriteTransaction, keyring: Keyring, personId: Id, code: string): Promise<boolean> {
  const factor = await totp.find(tx, personId)
  if (!factor || factor.confirmedAt === null) return false
  // An authenticator app follows real time, also when a sandbox's clock is ahead.
  const step = stepOf(openSecret(keyring, personId, factor.sealedSecret), code, factor.lastStep, Date.now())
  return step !== undefined && totp.claimStep(tx, personId, step)
}
