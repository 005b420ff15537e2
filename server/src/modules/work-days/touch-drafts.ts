import { sql } from 'kysely'
import { MINUTES_PER_DAY } from '../../platform/vocabulary/local-time.ts'
import { addDays } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { entryTypeVersionIdsOf } from '../catalogs/entry-types/port.ts'
import type { ConcernedDrafts, TouchDrafts } from '../catalogs/port.ts'
import { worktimeModelIdOn } from '../members/port.ts'

/** Moves `updated_at` of the drafts whose figures a change of rules concerns. */
export const touchDrafts: TouchDrafts = (tx, drafts) => {
  const { membershipIds, worktimeModelId, dayTypeId, entryTypeId } = drafts
  const conditions = [
    onDates(tx.orgId, drafts),
    ...(membershipIds ? [sql`d.membership_id = any(${membershipIds}::uuid[])`] : []),
    ...(worktimeModelId
      ? [sql`${worktimeModelIdOn(tx.orgId, sql`d.membership_id`, sql`d.work_date`)} = ${worktimeModelId}`]
      : []),
    ...(dayTypeId ? [sql`d.day_type_id = ${dayTypeId}`] : []),
    ...(entryTypeId ? [hasEntryOf(tx.orgId, entryTypeId)] : []),
  ]
  return tx.sql`
    update work_days d set updated_at = ${tx.now}
    where d.org_id = ${tx.orgId} and d.status = 'draft' and ${sql.join(conditions, sql` and `)}
    returning d.id`
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
