import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Accepted, accept } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  cell,
  type ImportOutcome,
  importRows,
  type Mode,
  type ModeCode,
  plainDate,
  readRows,
  refusedRow,
  type RefusedRow,
  type RowRules,
} from '../../../records/imports/protocol/port.ts'
import { type Amount, amountOf, numberOf } from '../accruals/amounts.ts'
import { leaveYearsBetween } from '../accruals/leave-years.ts'
import type { KnownPolicy } from '../policies/dated.ts'
import { type Opening, placeOf } from './openings.ts'
import type { OpeningRow, RowError } from './shapes.ts'

/** What rows are decided in. */
export interface ImportCircumstances {
  readonly openings: readonly Opening[]
  readonly policies: readonly KnownPolicy[]
  readonly memberNamed: (text: string) => { readonly id: Id } | undefined
  /** The first day of the employment of a member; undefined where none is known. */
  readonly employedFrom: (membershipId: Id) => PlainDate | undefined
  /** Whose own leave nobody may bring; null for an administrator. */
  readonly ownId: Id | null
  readonly mode: Mode
  readonly newIds: readonly Id[]
  readonly filename: string | null
}

type ReadRow = Omit<Opening, 'id'>

/** Adds and changes what members bring, row by row. */
export function importOpenings(
  rows: readonly OpeningRow[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<Opening, RowError | ModeCode>, never> {
  const read = readRows(rows, row => readRow(row, circumstances))
  return importRows({ ...circumstances, rows: read, records: circumstances.openings }, rulesOf(circumstances))
}

const rulesOf = ({ newIds }: ImportCircumstances): RowRules<ReadRow, Opening, never, RowError> => ({
  names: opening => [placeOf(opening)],
  name: placeOf,
  match: (row, known) => known.named(placeOf(row)),
  create(row, _, { index }) {
    const id = newIds[index]
    if (id === undefined) throw new RangeError('every row needs an id of its own')
    const opening = { ...row, id }
    return accept(opening, { audit: [auditLine(opening, null)] })
  },
  update(opening, row) {
    if (opening.amount === row.amount && opening.effectiveDate === row.effectiveDate) return accept(opening)
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

function readRow(row: OpeningRow, circumstances: ImportCircumstances): ReadRow | RefusedRow<RowError> {
  const { policies, memberNamed, ownId } = circumstances
  const [memberText, code, date] = [cell(row.memberEmail), cell(row.policyCode), cell(row.effectiveDate)]
  if (memberText === undefined) return refusedRow('missing_required', 'memberEmail')
  if (code === undefined) return refusedRow('missing_required', 'policyCode')
  if (date === undefined) return refusedRow('missing_required', 'effectiveDate')
  const effectiveDate = plainDate(date)
  if (effectiveDate === undefined) return refusedRow('invalid_value', 'effectiveDate')
  const amount = amountIn(row.amount)
  if (amount === undefined) return refusedRow('missing_required', 'amount')
  if (amount === null || amount === 0) return refusedRow('invalid_value', 'amount')
  const member = memberNamed(memberText)
  if (!member) return refusedRow('membership_not_found', 'memberEmail')
  if (member.id === ownId) return refusedRow('leave_correction_own', 'memberEmail')
  const policy = policies.find(each => each.code === code && each.active)
  if (!policy) return refusedRow('leave_policy_not_found', 'policyCode')
  const employedFrom = circumstances.employedFrom(member.id) ?? effectiveDate
  const leaveYearStart = leaveYearIn(cell(row.leaveYearStart), policy, employedFrom, effectiveDate)
  if (leaveYearStart === null) return refusedRow('leave_year_unknown', 'leaveYearStart')
  if (leaveYearStart === undefined) return refusedRow('invalid_value', 'leaveYearStart')
  return { membershipId: member.id, leavePolicyId: policy.id, leaveYearStart, effectiveDate, amount }
}

/** Undefined for what is no date, null for one on which no leave year begins whose leave can be taken then. */
function leaveYearIn(
  text: string | undefined,
  { versions }: KnownPolicy,
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

/** Undefined for none, null for what is no number with at most four decimals. */
function amountIn(value: OpeningRow['amount']): Amount | null | undefined {
  const text = typeof value === 'number' ? String(value) : cell(value)
  if (text === undefined) return undefined
  const plain = text.replace(',', '.')
  return /^-?\d{1,6}(\.\d{1,4})?$/.test(plain) ? amountOf(plain) : null
}
