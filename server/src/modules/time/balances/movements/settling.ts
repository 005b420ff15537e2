import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { addDays, dateIn, datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type DatesAround,
  datesAround,
  type DayState,
  type FollowedDay,
  followedDays,
  isAbsentDay,
  isBaseLine,
  membersOfDays,
} from '../../work-days/port.ts'
import { movementOfBlank } from './blank-dates.ts'
import { movementsOfDay } from './day-movements.ts'
import { type MemberTerms, memberTerms } from './member-terms.ts'
import { alignMovements, asItIs, type Why } from './moving.ts'
import type { Movement, RowInForce } from './record.ts'
import { type DatesOfMember, rowsAroundDays, rowsOfSources } from './store.ts'
import { type DayInDates, movementsOfStretch, stretchesWithin } from './stretch-movements.ts'

/** A day whose state came about. */
export type TouchedDay = Pick<DayState, 'id' | 'membershipId' | 'workDate' | 'status' | 'correctsBatchId'>

/** Weeks without any day before the approved one are settled with it, as far back as this. */
const longestGapDays = 366

/** What decides the rows of days and of the dates around them, as it was before the days changed. */
export interface ReadAround {
  readonly around: readonly DatesAround[]
  readonly days: readonly FollowedDay[]
  readonly terms: MemberTerms
  readonly ofDays: readonly RowInForce[]
  readonly ofDates: readonly RowInForce[]
}

/** Reads it: a constant number of statements that leave at once, however many days there are. */
export async function readAround(
  tx: WriteTransaction,
  timeZone: string,
  dayIds: readonly Id[],
): Promise<ReadAround> {
  const [around, days, terms, ofDays, ofDates] = await Promise.all([
    datesAround(tx, dayIds),
    followedDays(tx, dayIds),
    memberTerms(tx, timeZone, membersOfDays(tx.orgId, dayIds)),
    rowsOfSources(tx, 'work_day', dayIds),
    rowsAroundDays(tx, dayIds, longestGapDays),
  ])
  return { around, days, terms, ofDays, ofDates }
}

/**
 * Makes the rows of days, of the weeks and periods that they have part in, and of the dates without entries around them what
 * they should be. It writes one statement, and waits for none.
 */
export function settle(
  tx: WriteTransaction,
  timeZone: string,
  read: ReadAround,
  touched: readonly TouchedDay[],
  why: Why,
): void {
  const touchedOf = new Map(touched.map(day => [day.id, day]))
  const around = read.around.filter(({ workDayId }) => touchedOf.has(workDayId))
  const looked = merged(around)
  const isLooked = isWithin(looked)
  const known = read.days.flatMap(day => steppedTo(day, touchedOf.get(day.id))).filter(isLooked)
  const yesterday = addDays(dateIn(timeZone, tx.now), -1)
  const settled = settledDates({
    ...{ looked, gaps: gapsBefore(looked, around), known, terms: read.terms, yesterday },
    inForce: read.ofDates,
  })
  const days = known.filter(({ id }) => touchedOf.has(id))
  alignMovements(
    tx,
    [...read.ofDays.filter(({ sourceId }) => touchedOf.has(sourceId ?? '')), ...settled.inForce],
    [...days.filter(isApproved).flatMap(movementsOfDay), ...settled.wanted],
    why,
  )
}

const isApproved = ({ status }: Pick<FollowedDay, 'status'>): boolean =>
  status === 'approved' || status === 'exported'

/** A day in the state that it was given; a draft with nothing in it is no recorded day. */
function steppedTo(day: FollowedDay, touched: TouchedDay | undefined): FollowedDay[] {
  if (!touched) return [day]
  const { status, correctsBatchId } = touched
  return status !== 'draft' || day.filled || correctsBatchId !== null ? [{ ...day, status }] : []
}

function isWithin(dates: readonly DatesOfMember[]): (day: FollowedDay) => boolean {
  const datesOf = Map.groupBy(dates, ({ membershipId }) => membershipId)
  return ({ membershipId, workDate }) =>
    (datesOf.get(membershipId) ?? []).some(({ from, to }) => from <= workDate && workDate <= to)
}

/** The dates between the last recorded day of a member and those that are looked at: nothing is recorded on them. */
function gapsBefore(looked: readonly DatesOfMember[], around: readonly DatesAround[]): DatesOfMember[] {
  const lastBefore = new Map(
    around.map(({ membershipId, from, recordedBefore }) => [`${membershipId} ${from}`, recordedBefore]),
  )
  return looked.flatMap(({ membershipId, from: before }) => {
    const last = lastBefore.get(`${membershipId} ${before}`)
    if (!last) return []
    const [from, to] = [addDays(last, 1), addDays(before, -1)]
    return from <= to && addDays(from, longestGapDays) >= to ? [{ membershipId, from, to }] : []
  })
}

interface Known {
  readonly looked: readonly DatesOfMember[]
  readonly gaps: readonly DatesOfMember[]
  readonly known: readonly FollowedDay[]
  readonly inForce: readonly RowInForce[]
  readonly terms: MemberTerms
  readonly yesterday: PlainDate
}

interface Settled {
  readonly inForce: readonly RowInForce[]
  readonly wanted: readonly Movement[]
}

function settledDates({ looked, gaps, known, inForce, terms, yesterday }: Known): Settled {
  const daysOf = Map.groupBy(known, ({ membershipId }) => membershipId)
  const rowsOf = Map.groupBy(inForce, ({ membershipId }) => membershipId)
  const gapsOf = Map.groupBy(gaps, ({ membershipId }) => membershipId)
  const lookedOf = Map.groupBy(looked, ({ membershipId }) => membershipId)
  const parts = [...lookedOf].map(([membershipId, dates]) =>
    settledOf({
      membershipId,
      dates,
      gaps: gapsOf.get(membershipId) ?? [],
      days: daysOf.get(membershipId) ?? [],
      rows: rowsOf.get(membershipId) ?? [],
      terms,
      yesterday,
    }),
  )
  return {
    inForce: parts.flatMap(part => part.inForce),
    wanted: parts.flatMap(part => part.wanted),
  }
}

interface OfMember {
  readonly membershipId: Id
  readonly dates: readonly DatesOfMember[]
  readonly gaps: readonly DatesOfMember[]
  readonly days: readonly FollowedDay[]
  readonly rows: readonly RowInForce[]
  readonly terms: MemberTerms
  readonly yesterday: PlainDate
}

/** What stands and what should, of one member: overtime of weeks and periods that are approved, and blank dates that are over. */
function settledOf({ membershipId, dates, gaps, days, rows, terms, yesterday }: OfMember): Settled {
  const dayOn = new Map(days.map(day => [day.workDate, asLooked(day, terms)]))
  const over = lastOver(days, yesterday)
  const assignedOn = (date: PlainDate) => terms.modelOn(membershipId, date)
  const stretches = dates.flatMap(({ from, to }) => {
    const looked = { membershipId, from, to, dayOn, assignedOn }
    return stretchesWithin(looked).map(one => ({ ...one, looked }))
  })
  const overtime = stretches.flatMap(({ stretch, isApproved: approved, looked }) =>
    approved ? movementsOfStretch(looked, stretch) : [],
  )
  const told = new Map(
    rows.flatMap(row => (row.sourceType === 'blank_date' ? [[row.effectiveDate, row] as const] : [])),
  )
  const blanks = (date: PlainDate, due: boolean): Movement[] => {
    const day = dayOn.get(date)
    const row = told.get(date)
    if (day) return row && !day.isApproved ? [asItIs(row)] : []
    const term = row || (due && date <= over) ? terms.blankOn(membershipId, date) : null
    return term ? [movementOfBlank(membershipId, date, term)] : []
  }
  const dueOn = new Set(
    stretches.flatMap(({ stretch, isApproved: approved }) =>
      approved ? datesInRange(stretch.from, stretch.to) : [],
    ),
  )
  const within = (row: RowInForce) =>
    [...dates, ...gaps].some(
      ({ from, to }) => from <= (row.countedFrom ?? row.effectiveDate) && row.effectiveDate <= to,
    )
  return {
    inForce: rows.filter(within),
    wanted: [
      ...overtime,
      ...dates.flatMap(({ from, to }) =>
        datesInRange(from, to).flatMap(date => blanks(date, dueOn.has(date))),
      ),
      ...gaps.flatMap(({ from, to }) => datesInRange(from, to).flatMap(date => blanks(date, true))),
    ],
  }
}

/** The last date that is over: yesterday, or the last approved day on which the member worked, should it lie after that (ADR 43). */
const lastOver = (days: readonly FollowedDay[], yesterday: PlainDate): PlainDate =>
  days
    .filter(day => isApproved(day) && day.lines.some(({ kind }) => isBaseLine(kind)))
    .reduce((last, { workDate }) => (workDate > last ? workDate : last), yesterday)

function asLooked(day: FollowedDay, { modelNamed, dayTypes }: MemberTerms): DayInDates {
  const model = modelNamed(day)
  const dayType = (day.dayTypeVersionId && dayTypes.get(day.dayTypeVersionId)) || null
  const { workDate, lines } = day
  const absent = isAbsentDay({ model, dayType, lines })
  return {
    workDate,
    isApproved: isApproved(day),
    counted: model && { workDate, model, dayType, absent, lines: lines.map(placed) },
  }
}

/** A line without a place in time has none, rather than null. */
const placed = ({ fromMinutes, toMinutes, ...line }: FollowedDay['lines'][number]) => ({
  ...line,
  ...(typeof fromMinutes === 'number' && typeof toMinutes === 'number' && { fromMinutes, toMinutes }),
})

/** Dates of members, those that meet put together. */
function merged(dates: readonly DatesOfMember[]): DatesOfMember[] {
  const inOrder = dates.toSorted((a, b) =>
    a.membershipId === b.membershipId ? (a.from < b.from ? -1 : 1) : a.membershipId < b.membershipId ? -1 : 1,
  )
  const together: DatesOfMember[] = []
  for (const next of inOrder) {
    const last = together.at(-1)
    if (last?.membershipId !== next.membershipId || addDays(last.to, 1) < next.from) together.push(next)
    else together[together.length - 1] = { ...last, to: last.to > next.to ? last.to : next.to }
  }
  return together
}
