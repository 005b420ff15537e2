import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { modelsReportingFlex } from '../../../company/catalogs/worktime-models/port.ts'
import { assignedOnAnyDay, membersUnderModels } from '../../../people/members/port.ts'
import type { DayTerms } from '../day/day.ts'
import type { ExportPeriod } from './export-store.ts'
import type { BalanceTerm } from '../interpretation/day.ts'
import { flexMovementOf } from '../interpretation/flex.ts'
import { interpretDay } from '../interpretation/interpret.ts'

/** What decides the meaning of a day on which nothing is recorded. */
export type BlankTerms = Pick<DayTerms, 'timeZone' | 'holiday'> & {
  readonly model: NonNullable<DayTerms['model']>
}

const interpreted = (workDate: PlainDate, terms: BlankTerms) =>
  interpretDay({
    ...terms,
    workDate,
    entries: [],
    dayType: null,
    nextDayHoliday: null,
    employed: true,
    plannedMinutes: null,
  }).interpretation

/** What a date of an employment moves to the flex balance, as payroll is told of it, while nothing is recorded on it. */
export function flexOfBlankDate(workDate: PlainDate, terms: BlankTerms): number {
  const { balanceTerms } = interpreted(workDate, terms)
  return flexMovementOf([{ model: terms.model, balanceTerms }])
}

/** The same whether payroll is told of flex or not, with its explanation; null where the date moves nothing. */
export const flexTermOfBlankDate = (workDate: PlainDate, terms: BlankTerms): BalanceTerm | null =>
  interpreted(workDate, terms).balanceTerms.find(({ accountKind }) => accountKind === 'flex') ?? null

/** Whether a date is credited, as a holiday, though nothing is recorded on it. */
export const isCreditedBlank = (workDate: PlainDate, terms: BlankTerms): boolean =>
  interpreted(workDate, terms).creditedMinutes > 0

/** A fragment: whether there is anything in a day; a draft without entries and day type is as good as none. */
export const isRecorded = (orgId: string): RawBuilder<boolean> =>
  sql<boolean>`(d.status <> 'draft' or ${isFilled(orgId)})`

/** A fragment: whether there is anything in a day, whatever its state. */
export const isFilled = (orgId: string): RawBuilder<boolean> => sql<boolean>`(
  d.day_type_id is not null or d.corrects_batch_id is not null
  or exists (select from work_entries e where e.org_id = ${orgId} and e.work_day_id = d.id))`

/** A fragment: whether a member has recorded any day up to a date. Anyone who never did does not record their time here. */
export const recordsTime = (
  orgId: string,
  member: RawBuilder<unknown>,
  until: PlainDate,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from work_days o where o.org_id = ${orgId} and o.membership_id = ${member} and o.work_date <= ${until})`

/**
 * The members who record their time and are on flexitime that payroll is told of on any day of a period; of an employer
 * or staff group those who are of it on any day of it.
 */
export async function flexMembers(db: TenantDb, period: ExportPeriod): Promise<Id[]> {
  const { periodStart: from, periodEnd: to, employerId, groupId } = period
  const member = sql`m.membership_id`
  const isOf = (kind: 'employer' | 'staff_group', id: Id | null) =>
    id === null
      ? sql`true`
      : assignedOnAnyDay({ kind, orgId: db.orgId, member, from, to }, sql`${[id]}::uuid[]`)
  const rows = await db.sql<{ membershipId: Id }>`
    select m.membership_id from ${membersUnderModels(db.orgId, modelsReportingFlex(db.orgId), from, to)} m
    where ${isOf('employer', employerId)} and ${isOf('staff_group', groupId)} and ${recordsTime(db.orgId, member, to)}`
  return rows.map(({ membershipId }) => membershipId)
}

/** A member on a date. */
export interface MemberDate {
  readonly membershipId: Id
  readonly workDate: PlainDate
}

/** A date on which a day is recorded, and whether payroll has been told of it as a day. */
export interface RecordedDate extends MemberDate {
  readonly told: boolean
}

/** The recorded dates of members: those of a window, and of further dates of theirs. */
export const recordedDates = (
  db: TenantDb,
  membershipIds: readonly Id[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  further: readonly MemberDate[],
): Promise<RecordedDate[]> =>
  db.sql<RecordedDate>`
    select d.membership_id, d.work_date, d.status = 'exported' or d.corrects_batch_id is not null as told
    from work_days d
    where d.org_id = ${db.orgId} and ${isRecorded(db.orgId)} and d.id in (
      select w.id from work_days w
      where w.org_id = ${db.orgId} and w.membership_id = any(${membershipIds}::uuid[])
        and w.work_date between ${from} and ${to}
      union
      select w.id from unnest(${further.map(one => one.membershipId)}::uuid[],
        ${further.map(one => one.workDate)}::date[]) as f(membership_id, work_date)
      join work_days w on w.org_id = ${db.orgId} and w.membership_id = f.membership_id and w.work_date = f.work_date)`
