import { type CheckpointKeys, checkpointKeys } from '../../platform/audit/checkpoints.ts'
import { chainKey } from '../../platform/audit/sealing.ts'
import type { VerificationKeys } from '../../platform/audit/verification/verify-audit.ts'
import type { Keyring } from '../../platform/secrets/keyring.ts'
import type { Services } from '../../platform/services.ts'

export interface AuditKeys extends VerificationKeys {
  readonly checkpoints: CheckpointKeys
}

const keysOfKeyrings = new WeakMap<Keyring, AuditKeys>()

/** Derived once for a running service. */
export function keysOf({ keyring }: Pick<Services, 'keyring'>): AuditKeys {
  let keys = keysOfKeyrings.get(keyring)
  if (!keys) {
    keys = { chain: chainKey(keyring), checkpoints: checkpointKeys(keyring) }
    keysOfKeyrings.set(keyring, keys)
  }
  return keys
}
