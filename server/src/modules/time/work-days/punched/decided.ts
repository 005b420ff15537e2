import { type RawBuilder, sql } from 'kysely'
import { lockedOn } from '../../payroll-locks/port.ts'
import { isLocked } from '../reading/store.ts'

/** A fragment: whether a member's day is confirmed or further, or lies in a payroll lock, so that nothing is written to it. */
export const decidedOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from work_days d
  where d.org_id = ${orgId} and d.membership_id = ${member} and d.work_date = ${date}
    and (d.status <> 'draft' or ${isLocked(orgId)}))`

/** The same where there may be no day yet: a payroll lock covers blank dates too. */
export const heldOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(${lockedOn(orgId, member, date)} or ${decidedOn(orgId, member, date)})`

/** A fragment: whether a member's day may be written and has changed since an instant. */
export const openedSince = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from work_days d
  where d.org_id = ${orgId} and d.membership_id = ${member} and d.work_date = ${date} and d.status = 'draft'
    and d.updated_at > ${since} and not ${isLocked(orgId)})`
