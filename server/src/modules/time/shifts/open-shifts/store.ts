import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ClaimState } from '../claims/record.ts'
import type { OpenShiftState } from './life.ts'
import {
  type OpenShift,
  type OpenShiftChange,
  type OpenShiftRow,
  openShiftTable,
  listedMemberTable,
} from './record.ts'

/** An open shift under the alias `o` with the list of members that it is offered to. */
const recordColumns = (orgId: string): RawBuilder<unknown> => sql`
  ${openShiftTable.select('o')},
  (select coalesce(jsonb_agg(l.membership_id order by l.membership_id), '[]'::jsonb)
    from open_shift_members l where l.org_id = ${orgId} and l.open_shift_id = o.id) as membership_ids`

export interface FoundOpenShift extends OpenShift {
  readonly pendingClaims: number
}

const foundColumns = (orgId: string): RawBuilder<unknown> => sql`
  ${recordColumns(orgId)},
  (select count(*)::integer from open_shift_claims c
    where c.org_id = ${orgId} and c.open_shift_id = o.id and c.state = 'pending') as pending_claims`

/** An open shift, if a condition on `open_shifts o` lets it be seen. */
export const findOpenShift = async (
  db: TenantDb,
  id: Id,
  condition: RawBuilder<boolean>,
): Promise<FoundOpenShift | undefined> =>
  (
    await db.sql<FoundOpenShift>`
      select ${foundColumns(db.orgId)} from open_shifts o
      where o.org_id = ${db.orgId} and o.id = ${id} and ${condition}`
  )[0]

/** The open shifts with these ids, in no order. */
export const openShiftsById = (db: TenantDb, ids: readonly Id[]): Promise<OpenShift[]> =>
  db.sql<OpenShift>`
    select ${recordColumns(db.orgId)} from open_shifts o
    where o.org_id = ${db.orgId} and o.id = any(${ids}::uuid[])`

/** Which of the claims are for an open shift that is offered to their members as it is now; a condition on `open_shifts o` and `open_shift_claims c` says it. */
export const claimsThatFit = async (
  db: TenantDb,
  ids: readonly Id[],
  condition: RawBuilder<boolean>,
): Promise<ReadonlySet<Id>> =>
  new Set(
    (
      await db.sql<{ id: Id }>`
        select c.id from open_shift_claims c join open_shifts o on o.org_id = ${db.orgId} and o.id = c.open_shift_id
        where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[]) and ${condition}`
    ).map(({ id }) => id),
  )

export const sweep = sweepKeys('o')
export const byDate = [by('o.workDate'), by('o.startAt'), by('o.id')]

/** Which open shifts a list selects; every condition given must hold. */
export interface OpenShiftFilter {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
  readonly planningUnitId?: Id | undefined
  readonly state?: OpenShiftState | undefined
}

const matching = ({ from, to, planningUnitId, state }: OpenShiftFilter): RawBuilder<unknown> => sql`
  ${from === undefined ? sql`` : sql`and o.work_date >= ${from}`}
  ${to === undefined ? sql`` : sql`and o.work_date <= ${to}`}
  ${planningUnitId === undefined ? sql`` : sql`and o.planning_unit_id = ${planningUnitId}`}
  ${state === undefined ? sql`` : sql`and o.state = ${state}`}`

export const listOpenShifts = (
  db: TenantDb,
  filter: OpenShiftFilter,
  condition: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<FoundOpenShift[]> =>
  db.sql<FoundOpenShift>`
    select ${foundColumns(db.orgId)} from open_shifts o
    where o.org_id = ${db.orgId} and ${condition} ${matching(filter)} ${keyset}`

/** An open shift as a member finds it who may claim it. */
export interface OfferedOpenShift extends OpenShiftRow {
  readonly ownClaim: { readonly id: Id; readonly state: ClaimState } | null
}

/** What a member is offered. */
interface OfferFilter extends OpenShiftFilter {
  readonly membershipId: Id
  readonly now: Instant
  /** Whether a claim of theirs waits, or has a slot. */
  readonly claimed?: boolean | undefined
}

const fromOffered = (
  orgId: string,
  { membershipId, now, claimed, ...filter }: OfferFilter,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> => {
  const isClaimed = sql`exists (
    select from open_shift_claims c
    where c.org_id = ${orgId} and c.open_shift_id = o.id and c.membership_id = ${membershipId}
      and c.state in ('pending', 'approved') and c.ended_at is null)`
  return sql`
    from open_shifts o
    where o.org_id = ${orgId} and o.state = 'open' and coalesce(o.closes_at, o.start_at) > ${now}
      and ${condition} ${matching(filter)}
      ${claimed === undefined ? sql`` : sql`and ${claimed ? sql`` : sql`not `}${isClaimed}`}`
}

/** Those that can be claimed, and fit a condition on `open_shifts o`. */
export const listOffered = (
  db: TenantDb,
  filter: OfferFilter,
  condition: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<OfferedOpenShift[]> =>
  db.sql<OfferedOpenShift>`
    select ${openShiftTable.select('o')},
      (select jsonb_build_object('id', c.id, 'state', c.state) from open_shift_claims c
        where c.org_id = ${db.orgId} and c.open_shift_id = o.id and c.membership_id = ${filter.membershipId}
          and c.ended_at is null
        order by c.created_at desc, c.id desc limit 1) as own_claim
    ${fromOffered(db.orgId, filter, condition)} ${keyset}`

/** A `select` of the same. */
export const offeredShifts = (
  orgId: string,
  filter: OfferFilter,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`select o.id ${fromOffered(orgId, filter, condition)}`

/** Those that are open and have begun, or closed without a claim that waits. */
export const dueOpenShifts = (db: TenantDb, now: Instant, limit: number): Promise<OpenShift[]> =>
  db.sql<OpenShift>`
    select ${recordColumns(db.orgId)} from open_shifts o
    where o.org_id = ${db.orgId} and o.state = 'open' and coalesce(o.closes_at, o.start_at) <= ${now}
      and (o.start_at <= ${now} or not exists (
        select from open_shift_claims c
        where c.org_id = ${db.orgId} and c.open_shift_id = o.id and c.state = 'pending'))
    order by coalesce(o.closes_at, o.start_at), o.id limit ${limit}`

/** Saves open shifts with their lists as sets; one that did not change is there already. */
export async function saveOpenShifts(
  tx: WriteTransaction,
  changes: readonly OpenShiftChange[],
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after)
  tx.defer(
    openShiftTable.upsert(
      tx,
      changed.map(({ after }) => after),
    ),
  )
  const relisted = changed.filter(({ before, after }) => before?.membershipIds !== after.membershipIds)
  const former = relisted.flatMap(({ before }) => (before?.membershipIds.length ? [before.id] : []))
  if (former.length > 0)
    tx.defer(tx.sql`
      delete from open_shift_members l
      where l.org_id = ${tx.orgId} and l.open_shift_id = any(${former}::uuid[]) returning 1`)
  tx.defer(
    listedMemberTable.insert(
      tx,
      relisted.flatMap(({ after: { id: openShiftId, membershipIds } }) =>
        membershipIds.map(membershipId => ({ openShiftId, membershipId })),
      ),
    ),
  )
}
