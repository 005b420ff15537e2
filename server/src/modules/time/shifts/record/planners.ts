import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { planningUnitIds, planningUnitsWithIds } from '../../../company/catalogs/planning-units/port.ts'
import { unitIdsUnderAuthority } from '../../../people/members/port.ts'

/**
 * Who plans which unit. Anyone who reaches the organisation plans all units; a manager those to which a member under their
 * authority belongs on the day. That somebody plans at all is for the gate: `scheduling.plan`.
 */
const plansEverything = ({ reach }: Caller): boolean => reach === 'organisation'

/** The day by which units are the caller's. */
export const planningDay = (caller: Caller, now: Instant): PlainDate =>
  dateIn(caller.organisation.timeZone, now)

/** A query of the ids of the units that the caller plans on a day. */
export const plannedUnitIds = (caller: Caller, on: PlainDate): RawBuilder<unknown> =>
  plansEverything(caller) ? planningUnitIds(caller.organisation.id) : unitIdsUnderAuthority(caller, on)

/** A fragment: whether the caller plans a unit, for a statement that has it as a column. */
export const plannedUnits = (
  caller: Caller,
  unit: RawBuilder<unknown>,
  on: PlainDate,
): RawBuilder<boolean> =>
  plansEverything(caller)
    ? sql<boolean>`true`
    : sql<boolean>`${unit} in (${unitIdsUnderAuthority(caller, on)})`

/** Those of the units that are there, with whether the caller plans them. One statement, none for no units. */
export async function unitsNamed(
  db: TenantDb,
  caller: Caller,
  ids: readonly Id[],
  on: PlainDate,
): Promise<ReadonlyMap<Id, { readonly planned: boolean; readonly active: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.sql<{ id: Id; active: boolean; planned: boolean }>`
    select known.id, known.active, ${plannedUnits(caller, sql`known.id`, on)} as planned
    from ${planningUnitsWithIds(db.orgId, ids)} known`
  return new Map(rows.map(({ id, ...unit }) => [id, unit]))
}

/** Whether the caller plans a unit; undefined where there is no such unit. */
export const mayPlan = async (
  db: TenantDb,
  caller: Caller,
  planningUnitId: Id,
  on: PlainDate,
): Promise<boolean | undefined> =>
  (await unitsNamed(db, caller, [planningUnitId], on)).get(planningUnitId.toLowerCase())?.planned
