import type { WriteTransaction } from '../../../platform/data/database.ts'
import { addDays, dateIn, datesInRange, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import {
  type FollowedDay,
  followedDays,
  isAbsentDay,
  isBaseLine,
  recordedBefore,
} from '../../work-days/port.ts'
import { movementOfBlank } from './blank-dates.ts'
import { datesAround, merged } from './dates.ts'
import { movementsOfDay } from './day-movements.ts'
import { type MemberTerms, memberTerms } from './member-terms.ts'
import { alignMovements, type Why } from './moving.ts'
import type { Movement, RowInForce } from './record.ts'
import { type DatesOfMember, rowsOfDates, rowsOfSources } from './store.ts'
import { type DayInDates, movementsOfStretch, stretchesWithin } from './stretch-movements.ts'

/** A day whose approval came or went. */
export interface TouchedDay {
  readonly id: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
}

/** How far back models and holidays are read, for the longest period. */
const longestPeriodDays = 53 * 7
/** Weeks without any day before the approved one are settled with it, as far back as this. */
const longestGapDays = 366

/**
 * Makes the rows of days, of the weeks and periods that they have part in, and of the dates without entries around them what
 * they should be. A constant number of statements, in four rounds, however many days there are.
 */
export async function settle(
  tx: WriteTransaction,
  timeZone: string,
  touched: readonly TouchedDay[],
  why: Why,
): Promise<void> {
  const dates = touched.map(({ workDate }) => workDate).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return
  const members = [...new Set(touched.map(({ membershipId }) => membershipId))]
  const [days, terms, ofDays] = await Promise.all([
    followedDays(
      tx,
      touched.map(({ membershipId, workDate }) => ({ membershipId, from: workDate, to: workDate })),
    ),
    memberTerms(tx, timeZone, members, {
      from: addDays(first, -longestPeriodDays),
      to: addDays(last, longestPeriodDays),
    }),
    rowsOfSources(
      tx,
      'work_day',
      touched.map(({ id }) => id),
    ),
  ])
  const looked = merged(around(touched, days, terms))
  const [known, gaps] = await Promise.all([followedDays(tx, looked), gapsBefore(tx, looked)])
  const inForce = await rowsOfDates(tx, [...looked, ...gaps])
  const yesterday = addDays(dateIn(timeZone, tx.now), -1)
  const settled = settledDates({ looked, gaps, known, inForce, terms, yesterday })
  await alignMovements(
    tx,
    [...ofDays, ...settled.inForce],
    [...days.filter(isApproved).flatMap(movementsOfDay), ...settled.wanted],
    why,
  )
}

const isApproved = ({ status }: Pick<FollowedDay, 'status'>): boolean =>
  status === 'approved' || status === 'exported'

/** The weeks and periods of days, by the model that each was frozen with and by the one that the member is assigned to. */
function around(touched: readonly TouchedDay[], days: readonly FollowedDay[], terms: MemberTerms) {
  const frozen = new Map(days.map(({ id, worktimeModelVersionId }) => [id, worktimeModelVersionId]))
  return touched.map(({ id, membershipId, workDate }) => {
    const versionId = frozen.get(id)
    const models = [versionId ? terms.models.get(versionId) : null, terms.modelOn(membershipId, workDate)]
    return datesAround(membershipId, workDate, models)
  })
}

/** The dates between the last recorded day of a member and those that are looked at: nothing is recorded on them. */
async function gapsBefore(tx: WriteTransaction, looked: readonly DatesOfMember[]): Promise<DatesOfMember[]> {
  const last = await recordedBefore(
    tx,
    looked.map(({ membershipId, from }) => ({ membershipId, before: from })),
  )
  return last.flatMap(({ membershipId, before, workDate }) => {
    const [from, to] = [addDays(workDate, 1), addDays(before, -1)]
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
    if (day) return row && !day.isApproved ? [{ ...row, explain: '' }] : []
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

function asLooked(day: FollowedDay, { models, dayTypes }: MemberTerms): DayInDates {
  const model = (day.worktimeModelVersionId && models.get(day.worktimeModelVersionId)) || null
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
