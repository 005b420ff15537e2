import type { WriteTransaction } from '../data/database.ts'
import type { Id } from '../vocabulary/ids.ts'
import { type AuditOrigin, recordAudit } from './audit-trail.ts'
import { ErasedRowsDigest, erasureAction } from './verification/erasures.ts'

/**
 * Erases a member's personal data from the trail: personal values, reason and origin of the rows about them and of the
 * rows of what they did. Who did what to which record when remains, and the chain stays intact, since it holds salted
 * digests only. A row of its own records which rows were erased, so that any other erasure is found. Returns the number
 * of rows.
 */
export async function erasePersonalValues(
  tx: WriteTransaction,
  membershipId: Id,
  origin: AuditOrigin,
): Promise<number> {
  const rows = await tx.sql<Row>`
    select sequence from (
      select sequence, salt from audit_entries
      where org_id = ${tx.orgId} and target_id = ${membershipId}::text and target_type = 'membership'
      union
      select sequence, salt from audit_entries
      where org_id = ${tx.orgId} and actor_membership_id = ${membershipId}) theirs
    where salt is not null order by sequence`
  return eraseRows(tx, rows, membershipId, origin)
}

/** Erases the personal values of the rows about records of one type, such as people who are forgotten. Returns the number of rows. */
export async function eraseValuesOf(
  tx: WriteTransaction,
  targetType: string,
  ids: readonly Id[],
  origin: AuditOrigin,
): Promise<number> {
  const rows = await tx.sql<Row & { readonly targetId: Id }>`
    select e.sequence, e.target_id from audit_entries e
    where e.org_id = ${tx.orgId} and e.target_type = ${targetType} and e.target_id = any(${ids}::text[])
      and e.salt is not null
    order by e.sequence`
  return eraseRows(tx, rows, rows[0]?.targetId ?? null, origin)
}

interface Row {
  readonly sequence: number
}

function eraseRows(
  tx: WriteTransaction,
  rows: readonly Row[],
  targetId: Id | null,
  origin: AuditOrigin,
): number {
  const erased = new ErasedRowsDigest()
  for (const { sequence } of rows) erased.add(sequence)
  if (rows.length === 0 || targetId === null) return 0
  const [told] = recordAudit(
    tx,
    [
      {
        action: erasureAction,
        targetType: 'audit_trail',
        targetId,
        changes: [{ field: 'erasedRows', to: erased.state() }],
      },
    ],
    origin,
  )
  tx.defer(tx.sql`
    update audit_entries e set salt = null, reason = null, origin = null, erased_by = ${told?.sequence},
      changes = (
        select coalesce(jsonb_agg(
          case when change->>'sensitivity' = 'personal' then change - 'from' - 'to' else change end order by place), '[]')
        from jsonb_array_elements(e.changes) with ordinality as each(change, place))
    where e.org_id = ${tx.orgId} and e.sequence = any(${rows.map(({ sequence }) => sequence)}::bigint[])`)
  return rows.length
}
