import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Rotation, rotationPlaceTable, rotationRowTable, rotationTable } from './record.ts'

const columns = (orgId: string): RawBuilder<unknown> => sql`
  ${rotationTable.select('r')},
  (select coalesce(jsonb_agg(${rotationRowTable.object('w')} order by w.position), '[]'::jsonb)
    from shift_rotation_rows w where w.org_id = ${orgId} and w.rotation_id = r.id) as rows,
  (select coalesce(jsonb_agg(${rotationPlaceTable.object('p')} order by p.position), '[]'::jsonb)
    from shift_rotation_places p where p.org_id = ${orgId} and p.rotation_id = r.id) as places`

/** The rotation, of a unit that fits the predicate over `r.planning_unit_id`. */
export const findRotation = async (
  db: TenantDb,
  id: Id,
  ofPlannedUnits: RawBuilder<boolean>,
): Promise<Rotation | undefined> =>
  (
    await db.sql<Rotation>`
      select ${columns(db.orgId)} from shift_rotations r
      where r.org_id = ${db.orgId} and r.id = ${id} and ${ofPlannedUnits}`
  )[0]

export const byName = [by('r.name'), by('r.id')]
export const sweep = sweepKeys('r')

export const listRotations = (
  db: TenantDb,
  planningUnitId: Id | undefined,
  ofPlannedUnits: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<Rotation[]> =>
  db.sql<Rotation>`
    select ${columns(db.orgId)} from shift_rotations r
    where r.org_id = ${db.orgId} and ${ofPlannedUnits}
      ${planningUnitId === undefined ? sql`` : sql`and r.planning_unit_id = ${planningUnitId}`} ${keyset}`

/** Saves a rotation; rows and places are replaced whole, each with the id that it has. */
export function saveRotation(
  tx: WriteTransaction,
  before: Rotation | null,
  after: Rotation,
): Promise<unknown> {
  if (before === after) return Promise.resolve()
  tx.defer(rotationTable.upsert(tx, [after]))
  if (before) {
    tx.defer(tx.sql`
      delete from shift_rotation_rows where org_id = ${tx.orgId} and rotation_id = ${after.id} returning 1`)
    tx.defer(tx.sql`
      delete from shift_rotation_places where org_id = ${tx.orgId} and rotation_id = ${after.id} returning 1`)
  }
  tx.defer(rotationRowTable.insert(tx, after.rows))
  return rotationPlaceTable.insert(tx, after.places)
}
