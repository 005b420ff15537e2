import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Punch, punchTable } from '../punches/record.ts'
import { type Correction, type CorrectionState, correctionTable } from './record.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { entryTypeName } from '../../../company/catalogs/entry-types/port.ts'
import { underAuthorityOf } from '../../../people/members/port.ts'

/** A correction with the punch that it is to move or remove. */
export interface StoredCorrection {
  readonly correction: Correction
  readonly punch: Punch | null
}

interface Row {
  readonly correction: Correction
  readonly punch: Punch | null
}

const columns = (
  orgId: string,
) => sql`c.created_at, c.updated_at, c.id, ${correctionTable.object('c')} as correction,
  (select ${punchTable.object('p')} from punches p where p.org_id = ${orgId} and p.id = c.punch_id) as punch`

/** The correction, if a condition on `punch_corrections c` lets it be seen. */
export const findCorrection = async (
  db: TenantDb,
  id: Id,
  condition: RawBuilder<boolean>,
): Promise<StoredCorrection | undefined> =>
  (
    await db.sql<Row>`
      select ${columns(db.orgId)} from punch_corrections c
      where c.org_id = ${db.orgId} and c.id = ${id} and ${condition}`
  )[0]

export const listCorrections = (
  db: TenantDb,
  { state }: { readonly state?: CorrectionState | undefined },
  condition: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<(StoredCorrection & { createdAt: string; updatedAt: string; id: Id })[]> =>
  db.sql<Row & { createdAt: string; updatedAt: string; id: Id }>`
    select ${columns(db.orgId)} from punch_corrections c
    where c.org_id = ${db.orgId} and ${condition}
      ${state === undefined ? sql`` : sql`and c.state = ${state}`} ${keyset}`

/** A correction as it is told of beside a decision. */
export interface CorrectionToShow extends StoredCorrection {
  readonly id: Id
  /** The entry type of an added punch; null for the usual one. */
  readonly entryTypeName: string | null
}

/** Corrections with these ids, whatever has become of them. */
export const correctionsToShow = (db: TenantDb, ids: readonly Id[]): Promise<CorrectionToShow[]> =>
  db.sql<CorrectionToShow>`
    select ${columns(db.orgId)}, ${entryTypeName(db.orgId, sql`c.entry_type_id`)} as entry_type_name
    from punch_corrections c where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[])`

export async function isWaitingFor(db: TenantDb, punchId: Id): Promise<boolean> {
  const [row] = await db.sql<{ found: boolean }>`
    select exists (
      select from punch_corrections c
      where c.org_id = ${db.orgId} and c.punch_id = ${punchId} and c.state = 'pending') as found`
  return row?.found ?? false
}

export const ofMember = (membershipId: Id): RawBuilder<boolean> =>
  sql<boolean>`c.membership_id = ${membershipId}`

/** The corrections of members under the caller's authority, as a condition on `punch_corrections c`. */
export const supervisedBy = (caller: Caller) => underAuthorityOf(caller, sql`c.org_id`, sql`c.membership_id`)

/** Corrections with their punches, and whether the caller has authority over the member. */
export const correctionsToDecide = (
  db: TenantDb,
  ids: readonly Id[],
  caller: Caller,
): Promise<(StoredCorrection & { readonly supervised: boolean })[]> =>
  db.sql<Row & { supervised: boolean }>`
    select ${columns(db.orgId)}, ${supervisedBy(caller)} as supervised from punch_corrections c
    where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[])`
