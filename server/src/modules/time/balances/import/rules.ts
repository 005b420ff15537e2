import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
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
} from '../../../records/imports/protocol/port.ts'
import { type AccountOf, type BalanceKind, balanceKinds } from '../movements/record.ts'
import type { OpeningRow, RowError } from './shapes.ts'

/** An account with the opening balance that imports have given it; the id is that of the account. */
export interface Opening extends AccountOf {
  readonly id: Id
  /** Null while none has. */
  readonly minutes: number | null
  readonly effectiveDate: PlainDate | null
}

/** What rows name by a code or a number instead of an id. */
export interface NamesInRows {
  readonly members: {
    readonly byId: ReadonlyMap<string, readonly Id[]>
    readonly byNumber: ReadonlyMap<string, readonly Id[]>
    readonly byAddress: ReadonlyMap<string, readonly Id[]>
  }
  readonly addressOf: (text: string) => string | undefined
  /** The active time banks by their codes. */
  readonly banks: ReadonlyMap<string, Id>
}

interface Circumstances {
  readonly names: NamesInRows
  readonly openings: readonly Opening[]
  readonly newIds: readonly Id[]
  readonly mode: Mode
  readonly filename: string | null
  readonly today: PlainDate
  /** Whose own balances the import may not move; null where it may. */
  readonly nobodyElse: Id | null
}

interface ReadRow extends AccountOf {
  readonly minutes: number
  readonly effectiveDate: PlainDate
}

const mostMinutes = 600_000

/** Gives accounts what was there to begin with, row by row. */
export const importOpenings = (
  rows: readonly OpeningRow[],
  circumstances: Circumstances,
): Accepted<ImportOutcome<Opening, RowError | ModeCode>, never> =>
  importRows<ReadRow, Opening, never, RowError>(
    {
      ...circumstances,
      rows: readRows(rows, row => readRow(row, circumstances)),
      records: circumstances.openings,
    },
    {
      names: opening => [keyOf(opening)],
      name: keyOf,
      match: (row, known) => known.named(keyOf(row)),
      create: (row, _known, { index }) => {
        const id = circumstances.newIds[index]
        if (id === undefined) throw new RangeError('every row needs an id of its own')
        return opened({ ...row, id })
      },
      update: (opening, { minutes, effectiveDate }) =>
        (opening.minutes ?? 0) === minutes && (minutes === 0 || opening.effectiveDate === effectiveDate)
          ? accept(opening)
          : opened({ ...opening, minutes, effectiveDate }),
    },
  )

export const keyOf = ({ membershipId, kind, timeBankId }: AccountOf): string =>
  `${membershipId} ${kind} ${timeBankId}`

const opened = (opening: Opening): Accepted<Opening, never> =>
  accept(opening, {
    audit: [
      {
        action: 'balances.open',
        targetType: 'balance_account',
        targetId: opening.id,
        changes: [
          { field: 'minutes', to: opening.minutes },
          { field: 'effectiveDate', to: opening.effectiveDate },
        ],
      },
    ],
  })

function readRow(
  row: OpeningRow,
  { names, today, nobodyElse }: Circumstances,
): ReadRow | RefusedRow<RowError> {
  const membershipId = memberOf(row, names)
  if (typeof membershipId !== 'string') return membershipId
  if (membershipId === nobodyElse) return refusedRow('balance_own_account')
  const kind = cell(row.kind)
  if (kind === undefined) return refusedRow('missing_required', 'kind')
  if (!isKind(kind)) return refusedRow('invalid_value', 'kind')
  const bankCode = cell(row.timeBankCode)
  if ((kind === 'time_bank') !== (bankCode !== undefined))
    return refusedRow('balance_time_bank_mismatch', 'timeBankCode')
  const timeBankId = bankCode === undefined ? null : names.banks.get(bankCode)
  if (timeBankId === undefined) return refusedRow('time_bank_not_found', 'timeBankCode')
  const minutes = signedNumber(row.minutes)
  if (minutes === undefined) return refusedRow('missing_required', 'minutes')
  if (minutes === null || Math.abs(minutes) > mostMinutes) return refusedRow('invalid_value', 'minutes')
  const date = cell(row.effectiveDate)
  if (date === undefined) return refusedRow('missing_required', 'effectiveDate')
  const effectiveDate = plainDate(date)
  if (effectiveDate === undefined) return refusedRow('invalid_value', 'effectiveDate')
  if (effectiveDate > today) return refusedRow('balance_date_in_future', 'effectiveDate')
  return { membershipId, kind, timeBankId, minutes, effectiveDate }
}

/** A whole number, negative too; undefined for nothing, null for what is none. */
function signedNumber(value: number | string | null | undefined): number | undefined | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  const text = cell(value)
  if (text === undefined) return undefined
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null
}

const isKind = (text: string): text is BalanceKind => (balanceKinds as readonly string[]).includes(text)

function memberOf(row: OpeningRow, { members, addressOf }: NamesInRows): Id | RefusedRow<RowError> {
  const id = cell(row.membershipId)
  const number = cell(row.payrollNumber)
  const email = cell(row.email)
  if (id === undefined && number === undefined && email === undefined)
    return refusedRow('missing_required', 'payrollNumber')
  const [field, found] =
    id !== undefined
      ? (['membershipId', members.byId.get(id.toLowerCase())] as const)
      : number !== undefined
        ? (['payrollNumber', members.byNumber.get(number)] as const)
        : (['email', members.byAddress.get(addressOf(email ?? '') ?? '')] as const)
  const [member, other] = found ?? []
  if (member === undefined) return refusedRow('membership_not_found', field)
  return other === undefined ? member : refusedRow('member_ambiguous', field)
}
