import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type Mode,
  type ModeCode,
  type RefusedRow,
  refusedRow,
} from '../../../records/imports/protocol/port.ts'
import type { MemberWithoutAddress } from '../bulk/without-address.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './row.ts'

/** Whom rows may mean. */
export interface Roster {
  /** The members who have an address that a row names, as its own or its supervisor's. */
  readonly byAddress: ReadonlyMap<string, Id>
  /** The members with a payroll number that a row names; none for a caller who may not see numbers. */
  readonly byNumber: readonly { readonly id: Id; readonly payrollNumber: string }[]
  readonly withoutAddress: readonly MemberWithoutAddress[]
}

/** Why a row does not make anybody. */
type RefuseNew = (fields: ReadRow['fields']) => RefusedRow<RowError> | undefined

/** A row of somebody new. */
export interface NewRow {
  readonly row: ReadRow
  readonly index: number
}

/** Whom a row means: somebody on the roster, somebody new, or whom another row makes. */
export type SortedRow =
  | { readonly refused: RefusedRow<RowError | ModeCode>; readonly known?: Id | undefined }
  | { readonly known: Id; readonly row: ReadRow }
  | { readonly isNew: NewRow }
  | { readonly repeats: NewRow; readonly row: ReadRow }

/**
 * Finds whom each row means; rows of one address, or of one name where there is none, are one member, whom the first that says enough
 * makes.
 */
export function sortRows(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  roster: Roster,
  { mode, refuseNew }: { readonly mode: Mode; readonly refuseNew: RefuseNew },
): SortedRow[] {
  const byNumber = Map.groupBy(roster.byNumber, ({ payrollNumber }) => payrollNumber)
  const byName = Map.groupBy(roster.withoutAddress, nameOf)
  const fresh = new Map<string, NewRow>()
  return rows.map((row, index): SortedRow => {
    if ('error' in row) return { refused: row }
    const found = foundBy(row, { byNumber, byAddress: roster.byAddress, byName })
    if (typeof found === 'object') return { refused: found }
    if (found !== undefined)
      return mode === 'create_only'
        ? { refused: refusedRow('record_exists'), known: found }
        : { known: found, row }
    if (mode === 'update_only') return { refused: refusedRow('record_not_found') }
    const key = row.email ?? nameOf(namesIn(row))
    const first = fresh.get(key)
    if (first) return { repeats: first, row }
    const refused = refuseNew(row.fields)
    if (refused) return { refused }
    const made = { row, index }
    fresh.set(key, made)
    return { isNew: made }
  })
}

interface Found {
  readonly byNumber: ReadonlyMap<string, readonly { readonly id: Id }[]>
  readonly byAddress: ReadonlyMap<string, Id>
  readonly byName: ReadonlyMap<string, readonly { readonly id: Id }[]>
}

function foundBy(
  row: ReadRow,
  { byNumber, byAddress, byName }: Found,
): Id | RefusedRow<RowError> | undefined {
  const { payrollNumber, email } = row
  if (payrollNumber !== undefined) {
    const [member, other] = byNumber.get(payrollNumber) ?? []
    if (other) return refusedRow('member_ambiguous', 'payrollNumber')
    return member ? member.id : refusedRow('membership_not_found', 'payrollNumber')
  }
  if (email !== undefined) return byAddress.get(email)
  const { firstNames, lastName } = row.fields
  if (firstNames === undefined) return refusedRow('missing_required', 'firstNames')
  if (lastName === undefined) return refusedRow('missing_required', 'lastName')
  const [member, other] = byName.get(nameOf(namesIn(row))) ?? []
  return other ? refusedRow('member_ambiguous', 'email') : member?.id
}

const namesIn = ({ fields }: ReadRow) => ({
  firstNames: fields.firstNames ?? '',
  lastName: fields.lastName ?? '',
  employmentStartDate: fields.employmentStartDate ?? null,
})

const nameOf = ({ firstNames, lastName, employmentStartDate }: Omit<MemberWithoutAddress, 'id'>): string =>
  [firstNames, lastName, employmentStartDate ?? ''].join('\n').toLowerCase()
