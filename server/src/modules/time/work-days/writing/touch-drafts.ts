import { type RawBuilder, sql } from 'kysely'
import { MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { entryTypeVersionIdsOf } from '../../../company/catalogs/entry-types/port.ts'
import type { ConcernedDrafts, TouchDrafts } from '../../../company/catalogs/port.ts'
import { namesOvertimeRuleSet } from '../../../company/catalogs/worktime-models/port.ts'
import { worktimeModelIdOn } from '../../../people/members/port.ts'
import { lockOn } from '../../payroll-locks/port.ts'
import { forgettingMinutes } from '../hours/store.ts'

/** A day that a payroll lock holds. */
interface HeldDay {
  readonly lockId: Id
  readonly workDate: PlainDate
  readonly membershipId: Id
}

/**
 * Moves `updated_at` of the drafts whose figures a change of rules concerns, lets their hours be worked out anew, and
 * refuses the change where a lock holds one.
 */
export const touchDrafts: TouchDrafts = async (tx, drafts) => {
  const concerned = concernedBy(tx.orgId, drafts)
  const status = drafts.decidesPay ? sql`d.status <> 'exported'` : sql`d.status = 'draft'`
  const lock = lockOn(tx.orgId, sql`d.membership_id`, sql`d.work_date`)
  const [held] = await tx.sql<HeldDay>`
    with touched as (
      update work_days d set updated_at = ${tx.now}
      where d.org_id = ${tx.orgId} and d.status = 'draft' and ${concerned}
      returning d.id),
    forgotten as (${forgettingMinutes(tx.orgId, sql`select t.id from touched t`)})
    select ${lock} as lock_id, d.work_date, d.membership_id from work_days d
    where d.org_id = ${tx.orgId} and ${status} and ${concerned} and ${lock} is not null
    order by d.work_date limit 1`
  if (!held) return
  const { lockId, workDate, membershipId } = held
  const detail = `The change would reach the work day of ${workDate}, which the payroll lock ${lockId} holds.`
  throw new RequestRefused('period_locked', detail, { lockId, workDate, membershipId })
}

function concernedBy(orgId: string, drafts: ConcernedDrafts): RawBuilder<unknown> {
  const { membershipIds, worktimeModelId, overtimeRuleSetId, dayTypeId, entryTypeId } = drafts
  const model = worktimeModelIdOn(orgId, sql`d.membership_id`, sql`d.work_date`)
  const conditions = [
    onDates(orgId, drafts),
    ...(membershipIds ? [sql`d.membership_id = any(${membershipIds}::uuid[])`] : []),
    ...(worktimeModelId ? [sql`${model} = ${worktimeModelId}`] : []),
    ...(overtimeRuleSetId
      ? [namesOvertimeRuleSet(orgId, { model, date: sql`d.work_date`, setId: overtimeRuleSetId })]
      : []),
    ...(dayTypeId ? [sql`d.day_type_id = ${dayTypeId}`] : []),
    ...(entryTypeId ? [hasEntryOf(orgId, entryTypeId)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

function onDates(orgId: string, { from, to, withShiftsInto }: ConcernedDrafts) {
  const dates = sql`d.work_date between ${from ?? '-infinity'} and ${to ?? 'infinity'}`
  if (!withShiftsInto || from === null) return dates
  return sql`(${dates} or d.work_date = ${addDays(from, -1)} and exists (
    select from work_entries e
    where e.org_id = ${orgId} and e.work_day_id = d.id and e.end_minutes > ${MINUTES_PER_DAY}))`
}

const hasEntryOf = (orgId: string, entryTypeId: Id) => sql`exists (
  select from work_entries e
  where e.org_id = ${orgId} and e.work_day_id = d.id
    and e.entry_type_version_id in ${entryTypeVersionIdsOf(orgId, entryTypeId)})`
