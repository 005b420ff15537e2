import type { KeyObject } from 'node:crypto'
import {
  type Checkpoint,
  checkpointText,
  publicKeyText,
  signerOf,
} from '../../../platform/audit/checkpoints.ts'
import type { AuditedChange } from '../../../platform/audit/entry.ts'
import { type AuditCheckpoint, type AuditEntry, mask } from './shapes.ts'
import type { TrailRow } from './store.ts'

/** `told`: whether the reader may read records of the type, and so reads its values and reasons. */
export const auditEntry = (row: TrailRow, told: boolean): AuditEntry => ({
  id: row.id,
  sequence: row.sequence,
  at: row.at,
  actor: { membershipId: row.actorMembershipId, kind: row.credentialKind, credentialId: row.credentialId },
  operation: row.operation,
  requestId: row.requestId,
  origin: row.origin,
  action: row.action,
  targetType: row.targetType,
  targetId: row.targetId,
  changes: row.changes.map(each => change(each, told)),
  reason: told ? row.reason : masked(row.reason),
  personalValuesErased: row.erasedBy !== null,
  prevHash: row.prevHash,
  hash: row.hash,
  updatedAt: row.at,
})

function change(
  { field, from, to, sensitivity }: AuditedChange,
  told: boolean,
): AuditEntry['changes'][number] {
  const isMasked = sensitivity !== undefined || !told
  const shown = isMasked ? masked : (value: unknown) => value
  return {
    field,
    ...(from !== undefined && { from: shown(from) }),
    ...(to !== undefined && { to: shown(to) }),
    masked: isMasked,
  }
}

/** That there was nothing is not personal, so that setting, changing and clearing can be distinguished. */
const masked = (value: unknown): typeof mask | null => (value === null ? null : mask)

/** A checkpoint is shown with the key that signed it, which after a change of the secret is a former one. */
export const auditCheckpoint = (keys: readonly KeyObject[]) => {
  const [present] = keys
  return (checkpoint: Checkpoint): AuditCheckpoint => {
    const signer = keys.length === 1 ? present : (signerOf(keys, checkpoint) ?? present)
    return {
      id: String(checkpoint.sequence),
      ...checkpoint,
      publicKey: signer ? publicKeyText(signer) : '',
      statement: checkpointText(checkpoint),
      updatedAt: checkpoint.at,
    }
  }
}
