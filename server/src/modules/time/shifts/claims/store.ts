import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { mayWorkOn } from '../../../people/members/port.ts'
import { type Claim, type ClaimState, claimTable } from './record.ts'

/** A claim with what is shown of its open shift. */
export interface FoundClaim extends Claim {
  readonly workDate: PlainDate
  readonly startAt: Instant
  readonly endAt: Instant
  readonly planningUnitId: Id
}

const foundColumns = sql`${claimTable.select('c')}, o.work_date, o.start_at, o.end_at, o.planning_unit_id`

const fromClaims = (orgId: string) => sql`
  from open_shift_claims c join open_shifts o on o.org_id = ${orgId} and o.id = c.open_shift_id`

/** A claim, if a condition on `open_shift_claims c` and its `open_shifts o` lets it be seen. */
export const findClaim = async (
  db: TenantDb,
  id: Id,
  condition: RawBuilder<boolean>,
): Promise<FoundClaim | undefined> =>
  (
    await db.sql<FoundClaim>`
      select ${foundColumns} ${fromClaims(db.orgId)}
      where c.org_id = ${db.orgId} and c.id = ${id} and ${condition}`
  )[0]

/** Those of the claims that a condition on `open_shift_claims c` and its `open_shifts o` lets be seen. */
export const claimsWithin = (
  db: TenantDb,
  ids: readonly Id[],
  condition: RawBuilder<boolean>,
): Promise<Claim[]> =>
  db.sql<Claim>`
    select ${claimTable.select('c')} ${fromClaims(db.orgId)}
    where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[]) and ${condition}`

/** A claim with what its open shift offers. */
export interface ClaimToShow extends Pick<FoundClaim, 'id' | 'workDate' | 'startAt' | 'endAt'> {
  readonly breakMinutes: number
  readonly shiftTypeName: string | null
}

/** Claims with these ids, whatever has become of them. */
export const claimsToShow = (db: TenantDb, ids: readonly Id[]): Promise<ClaimToShow[]> =>
  db.sql<ClaimToShow>`
    select c.id, o.work_date, o.start_at, o.end_at, o.break_minutes, t.name as shift_type_name
    ${fromClaims(db.orgId)} left join shift_types t on t.org_id = ${db.orgId} and t.id = o.shift_type_id
    where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[])`

export const sweep = sweepKeys('c')
export const newestFirst = [by('c.createdAt', { direction: 'desc' }), by('c.id', { direction: 'desc' })]

export const listClaims = (
  db: TenantDb,
  { state }: { readonly state?: ClaimState | undefined },
  condition: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<FoundClaim[]> =>
  db.sql<FoundClaim>`
    select ${foundColumns} ${fromClaims(db.orgId)}
    where c.org_id = ${db.orgId} and ${condition}
      ${state === undefined ? sql`` : sql`and c.state = ${state}`} ${keyset}`

export const ofMember = (membershipId: Id): RawBuilder<boolean> =>
  sql<boolean>`c.membership_id = ${membershipId}`

export const ofOpenShift = (openShiftId: Id): RawBuilder<boolean> =>
  sql<boolean>`c.open_shift_id = ${openShiftId}`

/** The claims that wait for open shifts, the first to come first. */
export const pendingClaims = (db: TenantDb, openShiftIds: readonly Id[]): Promise<Claim[]> =>
  openShiftIds.length === 0
    ? Promise.resolve([])
    : db.sql<Claim>`
        select ${claimTable.select('c')} from open_shift_claims c
        where c.org_id = ${db.orgId} and c.open_shift_id = any(${openShiftIds}::uuid[]) and c.state = 'pending'
        order by c.created_at, c.id`

/** The claims that wait of members who have left, or do not work any more on the date, the first to come first. */
export const claimsOfLeavers = (db: TenantDb, limit: number): Promise<Claim[]> =>
  db.sql<Claim>`
    select ${claimTable.select('c')} ${fromClaims(db.orgId)}
    where c.org_id = ${db.orgId} and c.state = 'pending'
      and not ${mayWorkOn(db.orgId, sql`c.membership_id`, sql`o.work_date`)}
    order by c.created_at, c.id limit ${limit}`

/** The claims that have a slot by one of the shifts. */
export const claimsOfShifts = (db: TenantDb, shiftIds: readonly Id[]): Promise<Claim[]> =>
  db.sql<Claim>`
    select ${claimTable.select('c')} from open_shift_claims c
    where c.org_id = ${db.orgId} and c.shift_id = any(${shiftIds}::uuid[]) and c.state = 'approved'
      and c.ended_at is null`

/** Whether a claim of the member waits for an open shift, or has a slot of it. */
export async function hasClaimed(db: TenantDb, openShiftId: Id, membershipId: Id): Promise<boolean> {
  const found = await db.sql`
    select from open_shift_claims c
    where c.org_id = ${db.orgId} and c.open_shift_id = ${openShiftId} and c.membership_id = ${membershipId}
      and c.state in ('pending', 'approved') and c.ended_at is null`
  return found.length > 0
}

export const saveClaims = (tx: WriteTransaction, claims: readonly Claim[]): Promise<unknown> =>
  claimTable.upsert(tx, claims)
