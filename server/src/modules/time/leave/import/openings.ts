import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Amount, amountOf, textOf } from '../accruals/amounts.ts'
import type { LeaveTransaction } from '../entitlements/record.ts'

/** What a member has brought of a leave year of a policy; `id` is that of its first row. */
export interface Opening {
  readonly id: Id
  readonly membershipId: Id
  readonly leavePolicyId: Id
  readonly leaveYearStart: PlainDate
  readonly effectiveDate: PlainDate
  readonly amount: Amount
}

type Place = Pick<Opening, 'membershipId' | 'leavePolicyId' | 'leaveYearStart'>

export const placeOf = ({ membershipId, leavePolicyId, leaveYearStart }: Place): string =>
  `${membershipId} ${leavePolicyId} ${leaveYearStart}`

/** The openings that rows add up to; one that was taken back altogether is none, and begins anew with its next row. */
export const openingsIn = (rows: readonly LeaveTransaction[]): Opening[] =>
  [
    ...Map.groupBy(
      rows.filter(({ kind }) => kind === 'opening'),
      placeOf,
    ).values(),
  ].flatMap(ofPlace => {
    const [amount, first] = ofPlace
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .reduce<readonly [Amount, LeaveTransaction | undefined]>(
        ([sum, begun], row) => [sum + amountOf(row.amount), sum === 0 ? row : begun],
        [0, undefined],
      )
    if (!first || amount === 0) return []
    const { id, membershipId, leavePolicyId, leaveYearStart } = first
    const added = ofPlace.filter(row => Number(row.amount) > 0).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const effectiveDate = added.at(-1)?.effectiveDate ?? first.effectiveDate
    return [{ id, membershipId, leavePolicyId, leaveYearStart, amount, effectiveDate }]
  })

/** The rows by which one opening becomes another: what stood on its day is taken back, and stands on the new one. */
export function rowsBetween(
  before: Opening | null,
  after: Opening,
  shared: Omit<LeaveTransaction, 'id' | 'effectiveDate' | 'leaveYearStart' | 'amount'>,
  nextId: () => Id,
): LeaveTransaction[] {
  const moved =
    before && before.effectiveDate === after.effectiveDate
      ? [{ date: after.effectiveDate, amount: after.amount - before.amount }]
      : [
          { date: after.effectiveDate, amount: after.amount },
          { date: before?.effectiveDate ?? after.effectiveDate, amount: -(before?.amount ?? 0) },
        ]
  return moved
    .filter(({ amount }) => amount !== 0)
    .map(({ date, amount }) => ({
      ...shared,
      id: before === null ? after.id : nextId(),
      leaveYearStart: after.leaveYearStart,
      effectiveDate: date,
      amount: textOf(amount),
    }))
}
