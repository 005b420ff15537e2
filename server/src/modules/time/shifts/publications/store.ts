import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray } from '../../../../platform/data/id-set.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { Picture, Question } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type FrozenShift,
  frozenShiftTable,
  type Publication,
  publicationTable,
  type Unpublishing,
  unpublishingTable,
} from './record.ts'
import type { PlacesOfReasons, ReasonedShift } from './reasons.ts'
import { type PlannedPeriod, type PublishedPlan, publishedState, unpublishedState } from './rules.ts'

/** Which publications a list selects; every condition given must hold. */
export interface PublicationFilter {
  readonly planningUnitId?: Id | undefined
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

export const latestFirst = [by('p.publishedAt', { direction: 'desc' }), by('p.id', { direction: 'desc' })]
export const sweep = sweepKeys('p')
export const rowsByDate = [by('r.workDate'), by('r.startAt'), by('r.shiftId')]

/** The rows of a page, of units that fit the predicate over `p.planning_unit_id`. */
export const listPublications = (
  db: TenantDb,
  { planningUnitId, from, to }: PublicationFilter,
  ofPlannedUnits: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<Publication[]> =>
  db.sql<Publication>`
    select ${publicationTable.select('p')} from shift_publications p
    where p.org_id = ${db.orgId} and ${ofPlannedUnits}
      ${planningUnitId === undefined ? sql`` : sql`and p.planning_unit_id = ${planningUnitId}`}
      ${from === undefined ? sql`` : sql`and p.period_to >= ${from}`}
      ${to === undefined ? sql`` : sql`and p.period_from <= ${to}`} ${keyset}`

export const findPublication = async (
  db: TenantDb,
  id: Id,
  ofPlannedUnits: RawBuilder<boolean>,
): Promise<Publication | undefined> =>
  (
    await db.sql<Publication>`
      select ${publicationTable.select('p')} from shift_publications p
      where p.org_id = ${db.orgId} and p.id = ${id} and ${ofPlannedUnits}`
  )[0]

/** A page of what a publication published. */
export const listFrozen = (
  db: TenantDb,
  publicationId: Id,
  membershipId: Id | undefined,
  keyset: RawBuilder<unknown>,
): Promise<FrozenShift[]> =>
  db.sql<FrozenShift>`
    select ${frozenShiftTable.select('r')} from shift_publication_rows r
    where r.org_id = ${db.orgId} and r.publication_id = ${publicationId}
      ${membershipId === undefined ? sql`` : sql`and r.membership_id = ${membershipId}`} ${keyset}`

/**
 * What was published of a unit last, date by date: by the publication that covers it, unless what was published of it was taken back
 * since. One statement.
 */
export const lastPublished = (
  db: Picture,
  { planningUnitId, periodFrom, periodTo }: PlannedPeriod,
): Question<FrozenShift[]> =>
  db.sql<FrozenShift>`
    with dates as (
      select d.each::date as work_date
      from generate_series(${periodFrom}::date, ${periodTo}::date, interval '1 day') as d(each)),
    told as (
      select p.id, p.period_from, p.period_to, p.published_at as at from shift_publications p
      where p.org_id = ${db.orgId} and p.planning_unit_id = ${planningUnitId}
        and p.period_from <= ${periodTo} and p.period_to >= ${periodFrom}
      union all
      select null, u.period_from, u.period_to, u.unpublished_at from shift_unpublishings u
      where u.org_id = ${db.orgId} and u.planning_unit_id = ${planningUnitId}
        and u.period_from <= ${periodTo} and u.period_to >= ${periodFrom}),
    last as materialized (
      select distinct on (d.work_date) d.work_date, t.id from dates d
      join told t on d.work_date between t.period_from and t.period_to
      order by d.work_date, t.at desc)
    select ${frozenShiftTable.select('r')} from last l
    join shift_publication_rows r on r.org_id = ${db.orgId} and r.publication_id = l.id and r.work_date = l.work_date
    order by r.work_date, r.start_at, r.shift_id`

/** By which it is seen whether the plan of a unit has changed: every write of a shift moves its instant. */
export interface PlanMark {
  readonly count: number
  readonly changedAt: Instant | null
}

export async function markOf(
  db: TenantDb,
  { planningUnitId, periodFrom, periodTo }: PlannedPeriod,
): Promise<PlanMark> {
  const [row] = await db.sql<PlanMark>`
    select count(*)::int as count, max(s.updated_at) as changed_at from shifts s
    where s.org_id = ${db.orgId} and s.planning_unit_id = ${planningUnitId}
      and s.work_date between ${periodFrom} and ${periodTo}`
  return row ?? { count: 0, changedAt: null }
}

/** The standing shifts of a unit for which a reason was given to plan against a rule. One statement. */
export const reasonedShifts = (
  db: Picture,
  { planningUnitId, members, ofMembers, ofUnit }: PlacesOfReasons,
): Question<ReasonedShift[]> => {
  const ofUnitWithReason = sql`
    select s.id, s.membership_id, s.warnings from shifts s
    where s.org_id = ${db.orgId} and s.planning_unit_id = ${planningUnitId} and s.state <> 'cancelled'
      and jsonb_path_exists(s.warnings, '$[*].reason ? (@ != null)')`
  return db.sql<ReasonedShift>`
    ${ofUnitWithReason} and s.membership_id = any(${idArray(members)})
      and s.work_date between ${ofMembers.from} and ${ofMembers.to}
    ${ofUnit === null ? sql`` : sql`union ${ofUnitWithReason} and s.work_date between ${ofUnit.from} and ${ofUnit.to}`}
    order by id`
}

/**
 * Saves a publication with its frozen rows: statements over the whole plan, which leave with the commit. What was changed
 * after it was published is published by this publication too.
 */
export function savePublished(tx: WriteTransaction, { publication, warnings }: PublishedPlan): void {
  const { id, planningUnitId, periodFrom, periodTo } = publication
  tx.defer(publicationTable.insert(tx, [publication]))
  tx.defer(tx.sql`
    update shifts s set state = ${publishedState}, publication_id = ${id}, changed_since_published = false,
      updated_at = ${tx.now}, warnings = case s.state when 'draft'
        then coalesce(${JSON.stringify(Object.fromEntries(warnings))}::jsonb -> s.id::text, '[]'::jsonb)
        else s.warnings end
    where s.org_id = ${tx.orgId} and s.planning_unit_id = ${planningUnitId}
      and s.work_date between ${periodFrom} and ${periodTo}
      and (s.state = 'draft' or s.state = 'published' and s.changed_since_published)
    returning s.id`)
  tx.defer(tx.sql`
    insert into shift_publication_rows (org_id, publication_id, shift_id, membership_id, shift_type_id, entry_type_id,
      work_date, start_minutes, end_minutes, start_at, end_at, break_minutes, tags, note, version)
    select ${tx.orgId}, ${id}, s.id, s.membership_id, s.shift_type_id, s.entry_type_id, s.work_date, s.start_minutes,
      s.end_minutes, s.start_at, s.end_at, s.break_minutes, s.tags, s.note, s.version
    from shifts s
    where s.org_id = ${tx.orgId} and s.planning_unit_id = ${planningUnitId}
      and s.work_date between ${periodFrom} and ${periodTo} and s.state = 'published'
    returning shift_id`)
}

/** Saves that what was published of a period is taken back; publications of which nothing is left say so. */
export function saveUnpublished(tx: WriteTransaction, unpublishing: Unpublishing): void {
  const { planningUnitId, periodFrom, periodTo, reason } = unpublishing
  tx.defer(unpublishingTable.insert(tx, [unpublishing]))
  tx.defer(tx.sql`
    update shifts s set state = ${unpublishedState}, publication_id = null, changed_since_published = false,
      acknowledged_at = null, acknowledged_version = null, updated_at = ${tx.now}
    where s.org_id = ${tx.orgId} and s.planning_unit_id = ${planningUnitId}
      and s.work_date between ${periodFrom} and ${periodTo} and s.state = 'published'
    returning s.id`)
  tx.defer(tx.sql`
    update shift_publications p set unpublished_at = ${tx.now}, unpublish_reason = ${reason}, updated_at = ${tx.now}
    where p.org_id = ${tx.orgId} and p.planning_unit_id = ${planningUnitId} and p.unpublished_at is null
      and p.period_from >= ${periodFrom} and p.period_to <= ${periodTo}
    returning p.id`)
}
