import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CalendarEntry, CalendarSource, CalendarWindow } from '../../../exchange/calendar-feeds/port.ts'
import { contactName, customerName } from '../../../work/customers/port.ts'
import { activities } from './contract.ts'
import { type ActivityRow, activityTable } from './record.ts'

interface DatedActivity extends ActivityRow {
  readonly customerName: string | null
  readonly contactName: string | null
}

/** The activities of a member that have a time, in their calendar. */
export const activityCalendar: CalendarSource = {
  type: 'activity',
  sees: member => mayCall(member, activities.operations.list),
  entries: async (db, { membership }, window) =>
    (await dated(db, membership.id, window)).flatMap(activity => entryOf(activity)),
}

/** Those to come first, and as many of those past as the limit leaves. */
async function dated(
  db: TenantDb,
  ownerId: Id,
  { from, now, to, limit }: CalendarWindow,
): Promise<DatedActivity[]> {
  const half = (condition: ReturnType<typeof sql>, direction: 'asc' | 'desc') => sql`(
    select ${activityTable.select('a')} from activities a
    where a.org_id = ${db.orgId} and a.owner_membership_id = ${ownerId} and ${condition}
    order by a.due_at ${sql.raw(direction)} limit ${limit})`
  return db.sql<DatedActivity>`
    select a.*, ${customerName(db.orgId, sql`a.customer_id`)} as customer_name,
      ${contactName(db.orgId, sql`a.contact_id`)} as contact_name
    from (${half(sql`a.due_at >= ${now} and a.due_at < ${to}`, 'asc')}
      union all ${half(sql`a.due_at >= ${from} and a.due_at < ${now}`, 'desc')}) a
    order by a.due_at < ${now}, abs(extract(epoch from a.due_at - ${now}::timestamptz)) limit ${limit}`
}

function entryOf(activity: DatedActivity): CalendarEntry[] {
  const { id, type, subject, notes, state, dueAt, durationMinutes, createdAt, updatedAt } = activity
  if (dueAt === null) return []
  const about = [activity.customerName, activity.contactName, notes].filter(text => text !== null)
  return [
    {
      id,
      startsAt: dueAt,
      endsAt: durationMinutes === null ? null : addSeconds(dueAt, durationMinutes * 60),
      summary: state === 'done' ? `✓ ${subject}` : subject,
      description: about.length === 0 ? null : about.join('\n'),
      location: null,
      status: state === 'cancelled' ? 'cancelled' : 'confirmed',
      category: type,
      createdAt,
      updatedAt,
    },
  ]
}
