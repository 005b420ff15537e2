import { signingMembers } from '../modules/people/members/port.ts'
import type { InProcess } from '../platform/http/in-process.ts'
import { addDays, dateIn, type Instant } from '../platform/vocabulary/dates.ts'
import type { Id } from '../platform/vocabulary/ids.ts'
import { dayClock } from '../platform/vocabulary/local-time.ts'
import { type Company, sells } from './companies/company.ts'
import type { DemoOrganisation } from './demo-file.ts'
import { fill, holidaysOf, type Progress } from './filling/fill.ts'
import { found, timeZone } from './founding/founding.ts'
import { Period, sellingStartOf, startOf } from './timeline/period.ts'

/** What makes one demo another: with the same seed a date always tells the same. */
export const seed = 'konttori'

interface Making {
  readonly id: Id
  readonly password: string
  readonly now: Instant
  readonly progress: Progress
}

/**
 * Founds a company a week before the first day of its timeline and carries the timeline out up to `now`, or a little before
 * (`filledAsOf`); from then on its clock shows real time.
 */
export async function make(
  company: Company,
  inside: InProcess,
  { id, password, now, progress }: Making,
): Promise<DemoOrganisation> {
  const asOf = filledAsOf(now)
  const today = dateIn(timeZone, asOf)
  const start = sells(company) ? sellingStartOf(today) : startOf(today)
  const founded = await found(company, inside, { id, startsAt: eightOn(addDays(start, -7)), password })
  const period = new Period(asOf, timeZone, await holidaysOf(founded, start, today))
  await fill(founded, inside, { seed, period, progress })
  const stayed = new Set((await signingMembers(inside.services.database.reader(id))).map(member => member.id))
  const { members, terminals, ...organisation } = founded.credentials
  const here = ({ membershipId }: { readonly membershipId: Id }) => stayed.has(membershipId)
  return {
    ...organisation,
    members: members.filter(here),
    terminals: terminals.map(terminal => ({ ...terminal, badges: terminal.badges.filter(here) })),
  }
}

/** Wall-clock minutes up to which the last date of a demo has an hour left. */
const lateMinutes = 23 * 60

/**
 * The one instant as of which a demo is filled. Its clock runs on while the last requests are made, which say “today”; in the last
 * hour of a date they might come after it, so that the hour is left out.
 */
export function filledAsOf(now: Instant): Instant {
  const late = dayClock(dateIn(timeZone, now), timeZone).instantAt(lateMinutes)
  return now < late ? now : late
}

const eightOn = (date: string): Instant => dayClock(date, timeZone).instantAt(480)
