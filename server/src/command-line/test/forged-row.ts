import { createSecretKey } from 'node:crypto'
import type { World } from '../../../test/world/world.ts'
import { canonicalText } from '../../platform/audit/entry.ts'
import { sealOf } from '../../platform/audit/sealing.ts'
import { lastEntry } from '../../platform/audit/stored-chain.ts'
import { keyOf } from '../../platform/secrets/service-key.ts'
import { newId } from '../../platform/vocabulary/ids.ts'

/** Adds a row to Meri's trail as the service would have written it with another secret. */
export async function audit({ database, meri }: World, secret: Buffer, sequence: number): Promise<void> {
  const last = await lastEntry(database.database.reader(meri.id))
  if (!last) throw new Error('the trail is empty')
  const row = { ...last, id: newId(), sequence, prevHash: last.hash }
  const hash = sealOf(createSecretKey(keyOf(secret).derive('audit')), canonicalText(row))
  await database.owner(
    `insert into audit_entries (org_id, sequence, id, at, actor_membership_id, credential_kind, credential_id, operation,
       request_id, origin, action, target_type, target_id, changes, reason, salt, personal_digest, prev_hash, hash)
     select org_id, $2, $3, at, actor_membership_id, credential_kind, credential_id, operation, request_id, origin, action,
       target_type, target_id, changes, reason, salt, personal_digest, hash, decode($4, 'hex')
     from audit_entries where org_id = $1 and sequence = $5`,
    [meri.id, sequence, row.id, hash, last.sequence],
  )
}
