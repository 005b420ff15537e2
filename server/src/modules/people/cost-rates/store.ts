import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../platform/data/paging.ts'
import { idArray, type IdSet } from '../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type CostRate, costRateTable } from './record.ts'
import type { PlacedRate } from './rules.ts'

export const keys = [by('c.createdAt'), by('c.id')]
export const sweep = sweepKeys('c')

const ratesWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<CostRate[]> =>
  db.sql<CostRate>`
    select ${costRateTable.select('c')} from cost_rates c where c.org_id = ${db.orgId} and ${condition}`

export const pageOf = (
  db: TenantDb,
  { membershipId, staffGroupId }: { readonly membershipId?: Id; readonly staffGroupId?: Id },
  keyset: RawBuilder<unknown>,
): Promise<CostRate[]> =>
  ratesWhere(
    db,
    sql`true ${membershipId === undefined ? sql`` : sql`and c.membership_id = ${membershipId}`}
      ${staffGroupId === undefined ? sql`` : sql`and c.staff_group_id = ${staffGroupId}`} ${keyset}`,
  )

export const find = async (db: TenantDb, id: Id): Promise<CostRate | undefined> =>
  (await ratesWhere(db, sql`c.id = ${id}`))[0]

/** Those of the same member, group or everybody else. */
export const ofSubject = (
  db: TenantDb,
  { membershipId = null, staffGroupId = null }: { membershipId?: Id | null; staffGroupId?: Id | null },
): Promise<CostRate[]> =>
  ratesWhere(
    db,
    sql`c.membership_id is not distinct from ${membershipId}::uuid
      and c.staff_group_id is not distinct from ${staffGroupId}::uuid`,
  )

/** Those of the members, of all groups and of everybody else that hold on any day of a range. */
export const between = (
  db: TenantDb,
  membershipIds: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<CostRate[]> =>
  ratesWhere(
    db,
    sql`(c.membership_id is null or c.membership_id = any(${idArray(membershipIds)}))
      and c.valid_from <= ${to} and (c.valid_to is null or c.valid_to >= ${from})`,
  )

export function save(tx: WriteTransaction, { added, closed }: PlacedRate): Promise<unknown> {
  if (closed) tx.defer(costRateTable.upsert(tx, [closed]))
  return costRateTable.upsert(tx, [added])
}
