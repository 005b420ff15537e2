import type { WriteTransaction } from '../data/database.ts'
import type { TenantDb } from '../data/tenant-db.ts'
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

/** The rows about records of one type that have personal values, such as people who are forgotten. */
export async function personalRowsOf(
  tx: WriteTransaction,
  targetType: string,
  ids: readonly Id[],
): Promise<readonly number[]> {
  const rows = await tx.sql<Row>`
    select e.sequence from audit_entries e
    where e.org_id = ${tx.orgId} and e.target_type = ${targetType} and e.target_id = any(${ids}::text[])
      and e.salt is not null`
  return rows.map(({ sequence }) => sequence)
}

interface Row {
  readonly sequence: number
}

/** So many rows of the trail are looked through in a statement. */
const lookedThroughAtOnce = 5_000

/** The rows, whatever they are about, whose values or reason fit a pattern; those that were erased have none. */
export async function auditRowsMentioning(db: TenantDb, pattern: string): Promise<readonly number[]> {
  const found: number[] = []
  for (let after = 0; ; ) {
    const [piece] = await db.sql<{ count: number; last: number | null; rows: readonly number[] | null }>`
      select count(*)::int as count, max(p.sequence) as last,
        array_agg(p.sequence order by p.sequence) filter (where p.is_personal and p.written ~* ${pattern}) as rows
      from (
        select e.sequence, e.salt is not null as is_personal, concat_ws(E'\n', e.reason, e.changes::text) as written
        from audit_entries e where e.org_id = ${db.orgId} and e.sequence > ${after}::bigint
        order by e.sequence limit ${lookedThroughAtOnce}) p`
    found.push(...(piece?.rows ?? []).map(Number))
    if (!piece || piece.count < lookedThroughAtOnce) return found
    after = Number(piece.last)
  }
}

/** Erases the personal values of rows, and tells in a row of its own which. Returns the number of rows. */
export function eraseRows(
  tx: WriteTransaction,
  rows: readonly Row[],
  targetId: string | null,
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
