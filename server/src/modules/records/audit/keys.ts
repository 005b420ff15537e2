import { type CheckpointKeys, checkpointKeys } from '../../../platform/audit/checkpoints.ts'
import type { VerificationKeys } from '../../../platform/audit/verification/verify-audit.ts'
import { verificationKeys } from '../../../platform/audit/verification/verify-stored.ts'
import type { Keyring } from '../../../platform/secrets/keyring.ts'
import type { Services } from '../../../platform/services.ts'

export interface AuditKeys extends VerificationKeys {
  /** What new checkpoints are signed with. */
  readonly signing: CheckpointKeys
}

const keysOfKeyrings = new WeakMap<Keyring, AuditKeys>()

/** Derived once for a running service. */
export function keysOf({ keyring }: Pick<Services, 'keyring'>): AuditKeys {
  let keys = keysOfKeyrings.get(keyring)
  if (!keys) {
    keys = { ...verificationKeys(keyring), signing: checkpointKeys(keyring) }
    keysOfKeyrings.set(keyring, keys)
  }
  return keys
}
