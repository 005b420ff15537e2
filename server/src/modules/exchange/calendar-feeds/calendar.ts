import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator'
import { addDays, type Instant, millisecondsOf } from '../../../platform/vocabulary/dates.ts'
import type { CalendarEntry } from './entries.ts'

/** An entry with the kind of record that it tells of. */
export interface TypedEntry extends CalendarEntry {
  readonly type: string
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** How often calendars are asked to look again, in seconds. */
const hour = 3600

/**
 * A calendar in the form of RFC 5545. It depends on the entries alone: `DTSTAMP` is when an entry last changed, and
 * `SEQUENCE`, which must grow with each change, the time from its making to that.
 */
export function calendarOf(name: string, entries: readonly TypedEntry[]): string {
  const calendar = ical({
    prodId: { company: 'Konttori', product: 'Calendar feed', language: 'EN' },
    name: textOf(`Konttori – ${name}`),
    ttl: hour,
  })
  for (const entry of entries.toSorted(byStart)) add(calendar, entry)
  return `${calendar.toString()}\r\n`
}

/** As a value of the type TEXT (RFC 5545 §3.3.11). The library does so for entries, and not for the name of a calendar. */
const textOf = (value: string): string =>
  value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const byStart = (a: TypedEntry, b: TypedEntry): number =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.id < b.id ? -1 : 1

function add(calendar: ICalCalendar, entry: TypedEntry): void {
  const { createdAt, updatedAt, category } = entry
  calendar.createEvent({
    id: `${entry.type}-${entry.id}@konttori`,
    ...(entry.wholeDay === undefined
      ? { start: dateOf(entry.startsAt) }
      : { start: new Date(entry.wholeDay), allDay: true }),
    end: endOf(entry),
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    status: statuses[entry.status],
    categories: category === null ? [] : [{ name: category }],
    stamp: dateOf(updatedAt),
    created: dateOf(createdAt),
    lastModified: dateOf(updatedAt),
    sequence: sequenceOf(createdAt, updatedAt),
  })
}

/** Milliseconds from the making of an entry, eleven days, within which changes are distinguished by milliseconds. */
const finelyMs = 1e9

/** Later they are distinguished by seconds: a `SEQUENCE` has 31 bits, which so last for decades. */
function sequenceOf(createdAt: Instant, updatedAt: Instant): number {
  const age = Math.max(0, millisecondsOf(updatedAt) - millisecondsOf(createdAt))
  return Math.min(age, finelyMs) + Math.floor(Math.max(0, age - finelyMs) / 1000)
}

/** Of whole days the end is the day after the last one (RFC 5545 §3.6.1). */
const endOf = ({ lastDay, endsAt }: TypedEntry): Date | null =>
  lastDay === undefined ? (endsAt === null ? null : dateOf(endsAt)) : new Date(addDays(lastDay, 1))

const dateOf = (instant: Instant): Date => new Date(millisecondsOf(instant))
