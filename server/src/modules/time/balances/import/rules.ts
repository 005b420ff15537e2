import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  plainDate,
  type ReadRow,
  refusedRow,
  type RefusedRow,
  type RowRules,
} from '../../../records/imports/protocol/port.ts'
import { type AccountOf, type BalanceKind, balanceKinds } from '../movements/record.ts'
import type { OpeningRow, RowError } from './row.ts'

/** An account with the opening balance that imports have given it; the id is that of the account. */
export interface Opening extends AccountOf {
  readonly id: Id
  /** Null while none has. */
  readonly minutes: number | null
  readonly effectiveDate: PlainDate | null
}

interface Circumstances {
  /** The active time banks by their codes. */
  readonly banks: ReadonlyMap<string, Id>
  readonly openings: readonly Opening[]
  readonly today: PlainDate
  /** Whose own balances the import may not move; null where it may. */
  readonly nobodyElse: Id | null
}

interface RowOfOpening extends AccountOf {
  readonly minutes: number
  readonly effectiveDate: PlainDate
}

const mostMinutes = 600_000

/** Gives accounts what was there to begin with, row by row. */
export const openingRows = ({
  openings,
  nobodyElse,
}: Circumstances): RowRules<RowOfOpening, Opening, never, RowError> & {
  readonly records: readonly Opening[]
} => ({
  records: openings,
  names: opening => [keyOf(opening)],
  name: keyOf,
  match: (row, known) => known.named(keyOf(row)),
  create: (row, _known, { id }) => notOwn(row, nobodyElse) ?? opened({ ...row, id }),
  update: (opening, { minutes, effectiveDate }) =>
    (opening.minutes ?? 0) === minutes && (minutes === 0 || opening.effectiveDate === effectiveDate)
      ? accept(opening)
      : (notOwn(opening, nobodyElse) ?? opened({ ...opening, minutes, effectiveDate })),
})

const notOwn = (
  { membershipId }: AccountOf,
  nobodyElse: Id | null,
): RefusedRow<'balance_own_account'> | undefined =>
  membershipId === nobodyElse ? refusedRow('balance_own_account') : undefined

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

export function readRow(
  { said, named }: ReadRow<OpeningRow, object, { readonly membershipId: { readonly id: Id } }>,
  { banks, today }: Circumstances,
): RowOfOpening | RefusedRow<RowError> {
  const membershipId = named.membershipId?.id ?? ''
  const kind = said.kind
  if (kind === undefined) return refusedRow('missing_required', 'kind')
  if (!isKind(kind)) return refusedRow('invalid_value', 'kind')
  const bankCode = said.timeBankCode
  if ((kind === 'time_bank') !== (bankCode !== undefined))
    return refusedRow('balance_time_bank_mismatch', 'timeBankCode')
  const timeBankId = bankCode === undefined ? null : banks.get(bankCode)
  if (timeBankId === undefined) return refusedRow('time_bank_not_found', 'timeBankCode')
  const minutes = signedNumber(said.minutes)
  if (minutes === undefined) return refusedRow('missing_required', 'minutes')
  if (minutes === null || Math.abs(minutes) > mostMinutes) return refusedRow('invalid_value', 'minutes')
  const date = said.effectiveDate
  if (date === undefined) return refusedRow('missing_required', 'effectiveDate')
  const effectiveDate = plainDate(date)
  if (effectiveDate === undefined) return refusedRow('invalid_value', 'effectiveDate')
  if (effectiveDate > today) return refusedRow('balance_date_in_future', 'effectiveDate')
  return { membershipId, kind, timeBankId, minutes, effectiveDate }
}

/** A whole number, negative too; undefined for nothing, null for what is none. */
function signedNumber(said: number | string | undefined): number | undefined | null {
  if (typeof said !== 'string') return said === undefined || Number.isInteger(said) ? said : null
  return /^-?\d{1,9}$/.test(said) ? Number(said) : null
}

const isKind = (text: string): text is BalanceKind => (balanceKinds as readonly string[]).includes(text)
