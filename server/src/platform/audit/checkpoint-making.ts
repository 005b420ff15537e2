import type { WriteTransaction } from '../data/database.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import { type Checkpoint, type CheckpointKeys, signCheckpoint } from './checkpoints.ts'
import type { AuditHead } from './sealing.ts'

/**
 * Signs and stores a checkpoint of the chain's head. Null when the chain is empty or has not grown since the last
 * checkpoint. Throws `ChainWentBack` when the chain no longer contains what the last checkpoint has signed.
 */
export async function makeCheckpoint(
  tx: WriteTransaction,
  keys: CheckpointKeys,
  head: AuditHead = tx.auditHead,
): Promise<Checkpoint | null> {
  const last = await lastCheckpoint(tx)
  if (last && (last.sequence > head.sequence || (last.sequence === head.sequence && last.hash !== head.hash)))
    throw new ChainWentBack(last, head)
  if (head.sequence === (last?.sequence ?? 0)) return null
  const checkpoint = signCheckpoint(keys, { organisationId: tx.orgId, ...head, at: tx.now })
  tx.defer(tx.sql`
    insert into audit_checkpoints (org_id, sequence, hash, at, signature)
    values (${tx.orgId}, ${head.sequence}, ${Buffer.from(head.hash, 'hex')}, ${tx.now},
      ${Buffer.from(checkpoint.signature, 'base64url')})`)
  return checkpoint
}

export async function lastCheckpoint(db: TenantDb): Promise<AuditHead | undefined> {
  const [last] = await db.sql<AuditHead>`
    select sequence, encode(hash, 'hex') as hash from audit_checkpoints
    where org_id = ${db.orgId} order by sequence desc limit 1`
  return last
}

/** The chain contradicts a checkpoint of its own database. */
export class ChainWentBack extends Error {
  override readonly name = 'ChainWentBack'
  constructor(last: AuditHead, head: AuditHead) {
    super(`a checkpoint has seen row ${last.sequence}, and the chain now ends with row ${head.sequence}`)
  }
}
