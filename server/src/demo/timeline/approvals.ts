import { addDays, datesInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person } from '../companies/company.ts'
import { lastOf, type Period } from './period.ts'
import type { Recorded } from './records.ts'

/** Approves what waits of the direct reports as the supervisor does, and tells when and up to which date each time. */
export function approvals(
  supervisor: Person,
  records: readonly Recorded[],
  period: Period,
): { at: number; until: PlainDate }[] {
  const own = records.filter(({ person }) => person.supervisor === supervisor.key)
  const done: { at: number; until: PlainDate }[] = []
  for (const occasion of occasions(supervisor, period)) {
    const { at, until } = occasion
    if (at > period.now) break
    const waiting = own.filter(record => record.date <= until && isWaiting(record, at))
    for (const record of waiting) record.approvedAt = at
    if (waiting.length > 0) done.push(occasion)
  }
  return done
}

/** Whether a record is confirmed, and not approved, at an instant. */
function isWaiting({ confirmedAt, approvedAt, returned }: Recorded, at: number): boolean {
  if (approvedAt !== null || confirmedAt === null || confirmedAt >= at) return false
  if (returned === null || at < returned.at) return true
  return returned.mendedAt !== null && returned.mendedAt < at
}

function occasions({ approves, supervisor }: Person, period: Period): { at: number; until: PlainDate }[] {
  // The top decides last, when the levels below have emptied the queue they share.
  const noon = supervisor === null ? 840 : 780
  const monthly = period.months.map(month => ({
    at: period.at(period.approvalDay(month), noon),
    until: lastOf(month),
  }))
  if (approves !== 'weekly') return monthly
  const weekly = datesInRange(period.start, period.today)
    .filter(date => mondayOf(date) === date)
    .map(monday => ({ at: period.at(monday, 570), until: addDays(monday, -1) }))
  return [...weekly, ...monthly].sort((a, b) => a.at - b.at)
}
