import { type RawBuilder, sql } from 'kysely'
import type { Checkpoint } from '../../../platform/audit/checkpoints.ts'
import type { AuditEntry } from '../../../platform/audit/entry.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'

export interface TrailFilters {
  readonly actorMembershipId?: string | undefined
  readonly credentialId?: string | undefined
  readonly action?: string | undefined
  readonly operation?: string | undefined
  readonly targetType?: string | undefined
  readonly targetId?: string | undefined
  readonly requestId?: string | undefined
  readonly from?: Instant | undefined
  readonly to?: Instant | undefined
}

export type TrailRow = Omit<AuditEntry, 'salt' | 'organisationId'>

const columns = {
  actorMembershipId: sql`e.actor_membership_id`,
  credentialId: sql`e.credential_id`,
  action: sql`e.action`,
  operation: sql`e.operation`,
  targetType: sql`e.target_type`,
  targetId: sql`e.target_id`,
  requestId: sql`e.request_id`,
} as const

/**
 * A page of the trail. Every filter has an index that ends with the sequence. Instants grow with it, so a span of time
 * is a span of sequences, which every one of those indexes can start and stop at.
 */
export function readTrail(
  db: TenantDb,
  filters: TrailFilters,
  keyset: RawBuilder<unknown>,
): Promise<TrailRow[]> {
  const conditions = Object.entries(columns).flatMap(([name, column]) => {
    const value = filters[name as keyof typeof columns]
    return value === undefined ? [] : [sql`and ${column} = ${value}`]
  })
  const { from, to } = filters
  if (from !== undefined)
    conditions.push(sql`and e.sequence >= (
      select f.sequence from audit_entries f where f.org_id = ${db.orgId} and f.at >= ${from}
      order by f.at, f.sequence limit 1)`)
  if (to !== undefined)
    conditions.push(sql`and e.sequence <= (
      select f.sequence from audit_entries f where f.org_id = ${db.orgId} and f.at <= ${to}
      order by f.at desc, f.sequence desc limit 1)`)
  return db.sql<TrailRow>`
    select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id,
      e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by,
      encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash,
      encode(e.hash, 'hex') as hash
    from audit_entries e where e.org_id = ${db.orgId} ${sql.join(conditions, sql` `)} ${keyset}`
}

export async function readCheckpoints(db: TenantDb, keyset: RawBuilder<unknown>): Promise<Checkpoint[]> {
  const rows = await db.sql<Checkpoint & { signature: Buffer }>`
    select c.org_id as organisation_id, c.sequence, encode(c.hash, 'hex') as hash, c.at, c.signature
    from audit_checkpoints c where c.org_id = ${db.orgId} ${keyset}`
  return rows.map(row => ({ ...row, signature: row.signature.toString('base64url') }))
}
