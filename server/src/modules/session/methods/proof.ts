import type { WriteTurn } from '../../../platform/data/database.ts'
import type { Keyring } from '../../../platform/secrets/keyring.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import * as recovery from './recovery/store.ts'
import type { Method } from './standing.ts'
import { stepOf } from './totp/code.ts'
import { openSecret } from './totp/secrets.ts'
import * as totp from './totp/store.ts'

/** What somebody gives to show who they are, besides a password. */
export interface Codes {
  readonly totp?: string | undefined
  readonly recoveryCode?: string | undefined
}

/** Checks a code and uses it up. Undefined when it is wrong, or was used before, however short a time before. */
export async function useCode(
  turn: WriteTurn,
  keyring: Keyring,
  personId: Id,
  { totp: code, recoveryCode }: Codes,
): Promise<Method | undefined> {
  if (code !== undefined && (await useTotp(turn, keyring, personId, code))) return 'totp'
  if (recoveryCode !== undefined && (await recovery.spend(turn, keyring, personId, recoveryCode)))
    return 'recovery_code'
  return undefined
}

async function useTotp(turn: WriteTurn, keyring: Keyring, personId: Id, code: string): Promise<boolean> {
  const factor = await totp.find(turn, personId)
  if (!factor || factor.confirmedAt === null) return false
  // An authenticator app follows real time, also when a sandbox's clock is ahead.
  const step = stepOf(openSecret(keyring, personId, factor.sealedSecret), code, factor.lastStep, Date.now())
  return step !== undefined && totp.claimStep(turn, personId, step)
}
