import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { entryTypesWithCodes } from '../../../company/catalogs/entry-types/port.ts'
import { planningUnitsByWords } from '../../../company/catalogs/planning-units/port.ts'
import { cell } from '../../../records/imports/protocol/port.ts'
import { membersInReach, normaliseAddress } from '../../../people/members/port.ts'
import { shiftTypesWithCodes } from '../types/reading.ts'
import type { NamesInRows } from './rows.ts'
import type { ShiftCells } from './row.ts'

/** What rows name. The statements travel together, as many for 500 rows as for one. */
export async function namesInRows(
  db: TenantDb,
  caller: Caller,
  rows: readonly ShiftCells[],
): Promise<NamesInRows> {
  const texts = (field: 'payrollNumber' | 'email' | 'planningUnit' | 'shiftType' | 'entryType') => [
    ...new Set(rows.flatMap(row => cell(row[field]) ?? [])),
  ]
  const [members, units, shiftTypes, entryTypes] = await Promise.all([
    membersInReach(db, caller, {
      ids: [],
      numbers: texts('payrollNumber'),
      addresses: texts('email').flatMap(text => normaliseAddress(text) ?? []),
    }),
    planningUnitsByWords(db, texts('planningUnit')),
    shiftTypesWithCodes(db, texts('shiftType')),
    entryTypesWithCodes(db, texts('entryType')),
  ])
  const by = (name: (member: (typeof members)[number]) => string | null) =>
    new Map(
      [...Map.groupBy(members, name)].map(
        ([text, named]) => [text ?? '', named.map(({ id }) => id)] as const,
      ),
    )
  const byCode = (types: readonly { readonly id: Id; readonly code: string }[]) =>
    new Map(types.map(({ id, code }) => [code, id] as const))
  return {
    members: { byNumber: by(({ payrollNumber }) => payrollNumber), byAddress: by(({ email }) => email) },
    addressOf: normaliseAddress,
    unit: units,
    shiftTypes: byCode(shiftTypes),
    entryTypes: byCode(entryTypes),
  }
}
