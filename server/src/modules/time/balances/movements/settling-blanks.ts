import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { recordedBefore, recordedDates } from '../../work-days/port.ts'
import { movementOfBlank } from './blank-dates.ts'
import type { MemberTerms } from './member-terms.ts'
import { alignMovements, asItIs, type Why } from './moving.ts'
import type { Movement, RowInForce } from './record.ts'
import { rowsOfDates } from './store.ts'

/**
 * Makes the rows of all dates without entries of members in a window what they should be, whether their weeks are approved or
 * not. Anyone who has never recorded a day does not record their time here, and of the time before the week of the first
 * day that somebody recorded nothing is told. Four statements, however many members and dates there are.
 */
export async function settleBlankDates(
  tx: WriteTransaction,
  members: readonly Id[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  terms: MemberTerms,
  why: Why,
): Promise<void> {
  const dates = members.map(membershipId => ({ membershipId, from, to }))
  const [recorded, before, rows] = await Promise.all([
    recordedDates(tx, members, { from, to }, []),
    recordedBefore(
      tx,
      members.map(membershipId => ({ membershipId, before: from })),
    ),
    rowsOfDates(tx, dates),
  ])
  const recordedOf = Map.groupBy(recorded, ({ membershipId }) => membershipId)
  const recordsBefore = new Set(before.map(({ membershipId }) => membershipId))
  const rowsOf = Map.groupBy(
    rows.filter(({ sourceType }) => sourceType === 'blank_date'),
    ({ membershipId }) => membershipId,
  )
  const inForce: RowInForce[] = []
  const wanted: Movement[] = []
  for (const membershipId of members) {
    const days = new Set((recordedOf.get(membershipId) ?? []).map(({ workDate }) => workDate))
    const own = rowsOf.get(membershipId) ?? []
    const first = [...days].toSorted()[0]
    const begins = recordsBefore.has(membershipId) ? from : first && later(mondayOf(first), from)
    inForce.push(...own)
    wanted.push(...blanksOf({ membershipId, days, own, begins, from, to, terms }))
  }
  alignMovements(tx, inForce, wanted, why)
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)

interface BlanksOfMember {
  readonly membershipId: Id
  readonly days: ReadonlySet<PlainDate>
  readonly own: readonly RowInForce[]
  /** From when on the member records their time; undefined for anyone who does not. */
  readonly begins: PlainDate | undefined
  readonly from: PlainDate
  readonly to: PlainDate
  readonly terms: MemberTerms
}

function blanksOf({ membershipId, days, own, begins, from, to, terms }: BlanksOfMember): Movement[] {
  const told = new Map(own.map(row => [row.effectiveDate, row]))
  return datesInRange(from, to).flatMap(date => {
    const row = told.get(date)
    // What was told stands until the day that was recorded since is approved, which takes it back.
    if (days.has(date)) return row ? [asItIs(row)] : []
    if (!row && (begins === undefined || date < begins)) return []
    const term = terms.blankOn(membershipId, date)
    return term ? [movementOfBlank(membershipId, date, term)] : []
  })
}
