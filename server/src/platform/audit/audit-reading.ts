import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../data/tenant-db.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { FieldChange } from '../vocabulary/decision.ts'
import type { Id } from '../vocabulary/ids.ts'
import type { AuditedChange } from './entry.ts'

export interface AuditLine {
  readonly id: Id
  readonly at: Instant
  readonly action: string
  readonly membershipId: Id | null
  readonly reason: string | null
  readonly changes: FieldChange[]
}

/**
 * The audit lines of one record, the oldest first, with the values of personal fields: for callers who may see the
 * record itself.
 */
export async function auditOf(db: TenantDb, targetType: string, targetId: Id): Promise<AuditLine[]> {
  const lines = await db.sql<AuditLine & { changes: readonly AuditedChange[] }>`
    select id, at, action, actor_membership_id as membership_id, reason, changes from audit_entries
    where org_id = ${db.orgId} and target_type = ${targetType} and target_id = ${targetId}
    order by sequence`
  return lines.map(line => ({ ...line, changes: line.changes.map(withoutSensitivity) }))
}

const withoutSensitivity = ({ sensitivity: _sensitivity, ...change }: AuditedChange): FieldChange => change

/** A fragment: when another member last did one of these actions to a record, of an expression with its id; null for never. */
export const lastDoneByAnother = (
  orgId: string,
  { targetType, targetId }: { readonly targetType: string; readonly targetId: RawBuilder<unknown> },
  actions: readonly string[],
  membershipId: Id,
): RawBuilder<unknown> => sql`(
  select max(e.at) from audit_entries e
  where e.org_id = ${orgId} and e.target_id = ${targetId}::text and e.target_type = ${targetType}
    and e.action = any(${actions}::text[]) and e.actor_membership_id <> ${membershipId})`
