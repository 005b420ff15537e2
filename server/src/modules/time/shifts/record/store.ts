import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import { asking } from '../../../../platform/data/asking.ts'
import { answered } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { mayWorkOn } from '../../../people/members/port.ts'
import { type ShiftChange, type ShiftRecord, type ShiftState, shiftTable } from './record.ts'

/** The shifts with these ids, in no order. One statement, none for no ids. */
export const shiftsById = async (db: TenantDb, ids: readonly Id[]): Promise<ShiftRecord[]> =>
  ids.length === 0
    ? []
    : db.sql<ShiftRecord>`
        select ${shiftTable.select('s')} from shifts s where s.org_id = ${db.orgId} and s.id = any(${ids}::uuid[])`

/** A shift's id in another system. */
interface ReferenceOfShift {
  readonly externalSource: string
  readonly externalId: string
}

/** The shifts with these references, each with whether it fits the predicate over `s.planning_unit_id`. */
export const shiftsWithReferences = (
  db: TenantDb,
  wanted: readonly ReferenceOfShift[],
  planned: RawBuilder<boolean>,
): Promise<(ShiftRecord & { readonly planned: boolean })[]> =>
  db.sql`
    select ${shiftTable.select('s')}, ${planned} as planned
    from (
      select distinct w.source, w.id
      from unnest(${wanted.map(each => each.externalSource)}::text[], ${wanted.map(each => each.externalId)}::text[]) w(source, id)
    ) wanted
    join shifts s on s.org_id = ${db.orgId} and s.external_source = wanted.source and s.external_id = wanted.id`

/** The live shifts of units on dates, of units that fit the predicate over `s.planning_unit_id`, in one order. */
export const shiftsOnDatesOf = (
  db: TenantDb,
  wanted: readonly { readonly planningUnitId: Id; readonly workDate: PlainDate }[],
  planned: RawBuilder<boolean>,
): Promise<ShiftRecord[]> =>
  db.sql<ShiftRecord>`
    select ${shiftTable.select('s')}
    from unnest(${wanted.map(each => each.planningUnitId)}::uuid[], ${wanted.map(each => each.workDate)}::date[]) wanted(unit, day)
    join shifts s on s.org_id = ${db.orgId} and s.planning_unit_id = wanted.unit and s.work_date = wanted.day
    where s.state <> 'cancelled' and ${planned}
    order by s.work_date, s.start_at, s.id`

/** The shift, of a unit that fits the predicate over `s.planning_unit_id`. */
export const findShift = async (
  db: TenantDb,
  id: Id,
  ofPlannedUnits: RawBuilder<boolean>,
): Promise<ShiftRecord | undefined> =>
  (
    await db.sql<ShiftRecord>`
      select ${shiftTable.select('s')} from shifts s
      where s.org_id = ${db.orgId} and s.id = ${id} and ${ofPlannedUnits}`
  )[0]

/** Whose shifts are meant: those of units, of members, or of either. */
export interface ShiftsWanted {
  readonly units?: IdSet
  readonly members?: IdSet
  /** By their dates, both included. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly states?: readonly ShiftState[]
}

/** The shifts of units or members on the dates of a range, by date, time and id. One statement, by an index for each. */
export const shiftsOf = asking((db, { units, members, from, to, states }: ShiftsWanted) => {
  const inState = states === undefined ? sql`` : sql`and s.state = any(${states}::text[])`
  const one = (column: RawBuilder<unknown>, ids: IdSet) => sql`
    select ${shiftTable.select('s')} from shifts s
    where s.org_id = ${db.orgId} and ${column} = any(${idArray(ids)})
      and s.work_date between ${from} and ${to} ${inState}`
  const parts = [
    ...(units === undefined ? [] : [one(sql`s.planning_unit_id`, units)]),
    ...(members === undefined ? [] : [one(sql`s.membership_id`, members)]),
  ]
  if (parts.length < 2)
    return parts[0] ? db.sql<ShiftRecord>`${parts[0]} order by work_date, start_at, id` : answered([])
  const ids = (column: RawBuilder<unknown>, wanted: IdSet) => sql`
    select s.id from shifts s
    where s.org_id = ${db.orgId} and ${column} = any(${idArray(wanted)})
      and s.work_date between ${from} and ${to} ${inState}`
  return db.sql<ShiftRecord>`
    select ${shiftTable.select('s')} from shifts s
    where s.org_id = ${db.orgId} and s.id in (
      ${ids(sql`s.planning_unit_id`, units ?? [])} union ${ids(sql`s.membership_id`, members ?? [])})
    order by s.work_date, s.start_at, s.id`
})

/** The copies of shifts that stand, each with the date that it was copied for, which the oldest do not say. */
export const copiesOfShifts = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<{ copiedFromShiftId: Id; copiedFor: PlainDate }[]> =>
  db.sql`
    select s.copied_from_shift_id, coalesce(s.copied_for, s.work_date) as copied_for from shifts s
    where s.org_id = ${db.orgId} and s.copied_from_shift_id = any(${ids}::uuid[]) and s.state <> 'cancelled'`

/** The live shifts after a day of members who cannot work them any more, by date. */
export const shiftsOfLeavers = (db: TenantDb, after: PlainDate, limit: number): Promise<ShiftRecord[]> =>
  db.sql<ShiftRecord>`
    select ${shiftTable.select('s')} from shifts s
    where s.org_id = ${db.orgId} and s.membership_id is not null and s.state <> 'cancelled' and s.work_date > ${after}
      and not ${mayWorkOn(db.orgId, sql`s.membership_id`, sql`s.work_date`)}
    order by s.work_date, s.start_at, s.id limit ${limit}`

/** What a rotation has made for dates, cancelled or not, whatever has become of it since. */
export const madeByRotation = (
  db: TenantDb,
  rotationId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<ShiftRecord[]> =>
  db.sql<ShiftRecord>`
    select ${shiftTable.select('s')} from shifts s
    where s.org_id = ${db.orgId} and s.rotation_id = ${rotationId} and s.rotation_date between ${from} and ${to}`

/** Which shifts a list selects; every condition given must hold. */
export interface ShiftFilter {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
  readonly planningUnitId?: Id | undefined
  readonly membershipId?: Id | undefined
  readonly state?: ShiftState | undefined
}

export const byDate = [by('s.workDate'), by('s.startAt'), by('s.id')]
export const sweep = sweepKeys('s')

/** The rows of a page, of units that fit the predicate over `s.planning_unit_id`. */
export const listShifts = (
  db: TenantDb,
  { from, to, planningUnitId, membershipId, state }: ShiftFilter,
  ofPlannedUnits: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<ShiftRecord[]> =>
  db.sql<ShiftRecord>`
    select ${shiftTable.select('s')} from shifts s
    where s.org_id = ${db.orgId} and ${ofPlannedUnits}
      ${from === undefined ? sql`` : sql`and s.work_date >= ${from}`}
      ${to === undefined ? sql`` : sql`and s.work_date <= ${to}`}
      ${planningUnitId === undefined ? sql`` : sql`and s.planning_unit_id = ${planningUnitId}`}
      ${membershipId === undefined ? sql`` : sql`and s.membership_id = ${membershipId}`}
      ${state === undefined ? sql`` : sql`and s.state = ${state}`} ${keyset}`

/** Saves shifts as a set, in one statement; one that did not change is there already. */
export const saveShifts = (tx: WriteTransaction, changes: readonly ShiftChange[]): Promise<unknown> =>
  shiftTable.upsert(
    tx,
    changes.filter(({ before, after }) => before !== after).map(({ after }) => after),
  )
