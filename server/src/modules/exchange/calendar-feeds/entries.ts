import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { slot } from '../../../platform/slots.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** One entry of a calendar. */
export interface CalendarEntry {
  /** Tells it from the others of its kind: the id of a record, or text made of one. */
  readonly id: string
  readonly startsAt: Instant
  /** The date of an entry that is of a whole day; `startsAt` is then where the day begins. */
  readonly wholeDay?: PlainDate
  /** The last date of one that is of several whole days. */
  readonly lastDay?: PlainDate
  /** Null where only the beginning is known, and of whole days. */
  readonly endsAt: Instant | null
  readonly summary: string
  readonly description: string | null
  readonly location: string | null
  readonly status: 'confirmed' | 'tentative' | 'cancelled'
  /** One word of the family's own, such as the type of an activity. */
  readonly category: string | null
  readonly createdAt: Instant
  /** When anything that the entry tells last changed. */
  readonly updatedAt: Instant
}

/** The instants between which entries are asked for, and how many there may be at most, those nearest to `now` first. */
export interface CalendarWindow {
  readonly from: Instant
  readonly now: Instant
  readonly to: Instant
  readonly limit: number
}

/** What a family puts into the calendars of members. */
export interface CalendarSource {
  /** The kind of record, by which its ids differ from those of others in a calendar. It never changes. */
  readonly type: string
  /** Whether the member may see such entries now: by the gates of the operation that lists the same records. */
  sees(member: Caller): boolean
  /** The entries of the member themself in the window. One statement, or a few that travel together. */
  entries(db: TenantDb, member: Caller, window: CalendarWindow): Promise<readonly CalendarEntry[]>
}

/** Every family whose records have a time and a member contributes them. */
export const calendarEntries = slot<CalendarSource>('calendar_feeds.entries')

/** What a family puts into the calendar of a planning unit. */
export interface UnitCalendarSource {
  /** As of a member's calendar. */
  readonly type: string
  /** The entries of the unit in the window as the supervisor may see them, masked where they may not. */
  entries(
    db: TenantDb,
    supervisor: Caller,
    planningUnitId: Id,
    window: CalendarWindow,
  ): Promise<readonly CalendarEntry[]>
}

/** Every family whose records tell of the members of a unit contributes them. */
export const unitCalendarEntries = slot<UnitCalendarSource>('calendar_feeds.unit_entries')
