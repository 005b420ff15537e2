import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  plainDate,
  type ReadRow,
  refusedRow,
  type RefusedRow,
  type RowRules,
} from '../../../records/imports/protocol/port.ts'
import { type Amount, amountOf, numberOf } from '../accruals/amounts.ts'
import { leaveYearsBetween } from '../accruals/leave-years.ts'
import type { PolicyWithVersions } from '../policies/dated.ts'
import { type Opening, placeOf } from './openings.ts'
import type { OpeningRow, RowError } from './row.ts'

interface Circumstances {
  readonly openings: readonly Opening[]
  readonly policies: readonly PolicyWithVersions[]
  /** The first day of the employment of a member; undefined where none is known. */
  readonly employedFrom: (membershipId: Id) => PlainDate | undefined
  /** Whose own leave nobody may bring; null for an administrator. */
  readonly ownId: Id | null
}

type RowOfOpening = Omit<Opening, 'id'>

/** Adds and changes what members bring, row by row. */
export const openingRows = ({
  openings,
  ownId,
}: Circumstances): RowRules<RowOfOpening, Opening, never, RowError> & {
  readonly records: readonly Opening[]
} => ({
  records: openings,
  names: opening => [placeOf(opening)],
  name: placeOf,
  match: (row, known) => known.named(placeOf(row)),
  create(row, _, { id }) {
    if (row.membershipId === ownId) return refusedRow('leave_correction_own', 'memberEmail')
    const opening = { ...row, id }
    return accept(opening, { audit: [auditLine(opening, null)] })
  },
  update(opening, row) {
    if (opening.amount === row.amount && opening.effectiveDate === row.effectiveDate) return accept(opening)
    if (row.membershipId === ownId) return refusedRow('leave_correction_own', 'memberEmail')
    const changed = { ...opening, ...row }
    return accept(changed, { audit: [auditLine(changed, opening)] })
  },
})

const auditLine = (after: Opening, before: Opening | null) => ({
  action: 'leave_balances.open',
  targetType: 'leave_balance',
  targetId: after.id,
  changes: [
    { field: 'membershipId', from: null, to: after.membershipId },
    { field: 'amount', from: before && numberOf(before.amount), to: numberOf(after.amount) },
  ],
})

export function readRow(
  { said, named }: ReadRow<OpeningRow, object, { readonly memberEmail: { readonly id: Id } }>,
  { policies, employedFrom }: Circumstances,
): RowOfOpening | RefusedRow<RowError> {
  const effectiveDate = plainDate(said.effectiveDate ?? '')
  if (effectiveDate === undefined) return refusedRow('invalid_value', 'effectiveDate')
  const amount = amountIn(said.amount)
  if (amount === null || amount === 0) return refusedRow('invalid_value', 'amount')
  const { memberEmail: member } = named
  if (!member) return refusedRow('membership_not_found', 'memberEmail')
  const policy = policies.find(each => each.code === said.policyCode && each.active)
  if (!policy) return refusedRow('leave_policy_not_found', 'policyCode')
  const began = employedFrom(member.id) ?? effectiveDate
  const leaveYearStart = leaveYearIn(said.leaveYearStart, policy, began, effectiveDate)
  if (leaveYearStart === null) return refusedRow('leave_year_unknown', 'leaveYearStart')
  if (leaveYearStart === undefined) return refusedRow('invalid_value', 'leaveYearStart')
  return { membershipId: member.id, leavePolicyId: policy.id, leaveYearStart, effectiveDate, amount }
}

/** Undefined for what is no date, null for one on which no leave year begins whose leave can be taken then. */
function leaveYearIn(
  text: string | undefined,
  { versions }: PolicyWithVersions,
  employedFrom: PlainDate,
  date: PlainDate,
): PlainDate | null | undefined {
  const given = text === undefined ? null : plainDate(text)
  if (given === undefined) return undefined
  const earlier = Temporal.PlainDate.from(date).subtract({ years: 3 }).toString()
  const open = leaveYearsBetween(versions, employedFrom, earlier, addDays(date, 366)).filter(
    ({ lastDay }) => lastDay >= date,
  )
  if (given !== null) return open.some(({ start }) => start === given) ? given : null
  return (open.findLast(({ usableFrom }) => usableFrom <= date) ?? open[0])?.start ?? null
}

/** Null for what is no number with at most four decimals. */
function amountIn(said: number | string | undefined): Amount | null {
  const plain = String(said ?? '').replace(',', '.')
  return /^-?\d{1,6}(\.\d{1,4})?$/.test(plain) ? amountOf(plain) : null
}
