import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { mayWorkOn, peopleAround } from '../../../people/members/port.ts'
import { planningDay } from '../record/planners.ts'
import { type ShiftRecord, shiftTable } from '../record/record.ts'
import { type Swap, type SwapKind, type SwapState, swapTable, waitingStates } from './record.ts'
import { isSwappable } from './visibility.ts'

/** A swap, if a condition on `shift_swaps w` lets it be seen. */
export const findSwap = async (
  db: TenantDb,
  id: Id,
  condition: RawBuilder<boolean>,
): Promise<Swap | undefined> =>
  (
    await db.sql<Swap>`
      select ${swapTable.select('w')} from shift_swaps w
      where w.org_id = ${db.orgId} and w.id = ${id} and ${condition}`
  )[0]

/** Those of the swaps that a condition on `shift_swaps w` lets be seen. */
export const swapsWithin = (
  db: TenantDb,
  ids: readonly Id[],
  condition: RawBuilder<boolean>,
): Promise<Swap[]> =>
  db.sql<Swap>`
    select ${swapTable.select('w')} from shift_swaps w
    where w.org_id = ${db.orgId} and w.id = any(${ids}::uuid[]) and ${condition}`

/** A swap with what the shifts of both are, and whom it is for. */
export interface SwapToShow extends Swap {
  readonly fromTypeName: string | null
  readonly toTypeName: string | null
}

/** Swaps with these ids, whatever has become of them. */
export const swapsToShow = (db: TenantDb, ids: readonly Id[]): Promise<SwapToShow[]> =>
  db.sql<SwapToShow>`
    select ${swapTable.select('w')}, f.name as from_type_name, t.name as to_type_name
    from shift_swaps w
    left join shift_types f on f.org_id = ${db.orgId} and f.id = (w.from_shift ->> 'shiftTypeId')::uuid
    left join shift_types t on t.org_id = ${db.orgId} and t.id = (w.to_shift ->> 'shiftTypeId')::uuid
    where w.org_id = ${db.orgId} and w.id = any(${ids}::uuid[])`

export const sweep = sweepKeys('w')
export const newestFirst = [by('w.createdAt', { direction: 'desc' }), by('w.id', { direction: 'desc' })]

/** Which swaps a list selects; every condition given must hold. */
export interface SwapFilter {
  readonly state?: SwapState | undefined
  readonly kind?: SwapKind | undefined
  readonly planningUnitId?: Id | undefined
}

const fromSwaps = (
  orgId: string,
  { state, kind, planningUnitId }: SwapFilter,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  from shift_swaps w
  where w.org_id = ${orgId} and ${condition}
    ${state === undefined ? sql`` : sql`and w.state = ${state}`}
    ${kind === undefined ? sql`` : sql`and w.kind = ${kind}`}
    ${planningUnitId === undefined ? sql`` : sql`and w.from_planning_unit_id = ${planningUnitId}`}`

export const listSwaps = (
  db: TenantDb,
  filter: SwapFilter,
  condition: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<Swap[]> =>
  db.sql<Swap>`select ${swapTable.select('w')} ${fromSwaps(db.orgId, filter, condition)} ${keyset}`

/** A `select` of swaps. */
export const swapsWhere = (
  orgId: string,
  filter: SwapFilter,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`select w.id ${fromSwaps(orgId, filter, condition)}`

/** Whether a swap of the shift waits. */
export async function isProposed(db: TenantDb, shiftId: Id): Promise<boolean> {
  const found = await db.sql`
    select from shift_swaps w
    where w.org_id = ${db.orgId} and w.from_shift_id = ${shiftId} and w.state = any(${waitingStates}::text[])`
  return found.length > 0
}

/** The swaps that wait and of which a shift has begun, or that somebody who has left would have to carry out. */
export const dueSwaps = (db: TenantDb, now: Instant, limit: number): Promise<Swap[]> =>
  db.sql<Swap>`
    select ${swapTable.select('swap')} from shift_swaps swap
    where swap.org_id = ${db.orgId} and swap.state in ('proposed', 'peer_accepted')
      and (swap.begins_at <= ${now} or not ${mayWorkOn(db.orgId, sql`swap.from_membership_id`, sql`swap.work_date`)}
        or swap.to_membership_id is not null
          and not ${mayWorkOn(db.orgId, sql`swap.to_membership_id`, sql`swap.work_date`)})
    order by swap.begins_at, swap.id limit ${limit}`

/** The shift of a colleague, if the caller may see it as one that could be had for another. */
export const findSwappable = async (
  db: TenantDb,
  caller: Caller,
  { id, forShiftId }: { readonly id: Id; readonly forShiftId: Id },
): Promise<ShiftRecord | undefined> =>
  (
    await db.sql<ShiftRecord>`
      select ${shiftTable.select('s')} from shifts s
      where s.org_id = ${db.orgId} and s.id = ${id} and ${isSwappable(caller, unitOf(db.orgId, forShiftId))}`
  )[0]

const unitOf = (orgId: string, shiftId: Id): RawBuilder<unknown> =>
  sql`(select own.planning_unit_id from shifts own where own.org_id = ${orgId} and own.id = ${shiftId})`

export const byDate = [by('s.workDate'), by('s.startAt'), by('s.id')]

/** A shift that could be had, with whose it is as far as the caller may see them as a colleague. */
export interface CandidateRow extends ShiftRecord {
  readonly displayName: string | null
}

/** The shifts of colleagues in the unit of an own one that have not begun. */
export const listCandidates = (
  db: TenantDb,
  caller: Caller,
  {
    shiftId,
    from,
    to,
    now,
  }: {
    readonly shiftId: Id
    readonly from: PlainDate
    readonly to: PlainDate
    readonly now: Instant
  },
  keyset: RawBuilder<unknown>,
): Promise<CandidateRow[]> =>
  db.sql<CandidateRow>`
    select ${shiftTable.select('s')}, (
        select r.display_name from ${peopleAround(caller, { from, to }, planningDay(caller, now))} r
        where r.membership_id = s.membership_id) as display_name
    from shifts s
    where s.org_id = ${db.orgId} and s.planning_unit_id = ${unitOf(db.orgId, shiftId)} and s.start_at > ${now}
      and s.work_date between ${from} and ${to} and s.state = 'published'
      and s.membership_id <> ${caller.membership.id} ${keyset}`

export const saveSwaps = (tx: WriteTransaction, swaps: readonly Swap[]): Promise<unknown> =>
  swapTable.upsert(tx, swaps)
