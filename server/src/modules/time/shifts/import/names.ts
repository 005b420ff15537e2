import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { entryTypesWithCodes } from '../../../company/catalogs/entry-types/port.ts'
import { planningUnitsByWords } from '../../../company/catalogs/planning-units/port.ts'
import { cell } from '../../../records/imports/protocol/port.ts'
import { shiftTypesWithCodes } from '../types/reading.ts'
import type { NamesInRows } from './rows.ts'
import type { ShiftCells } from './row.ts'

/** What rows name. The statements travel together, as many for 500 rows as for one. */
export async function namesInRows(db: TenantDb, rows: readonly ShiftCells[]): Promise<NamesInRows> {
  const texts = (field: 'planningUnit' | 'shiftType' | 'entryType') => [
    ...new Set(rows.flatMap(row => cell(row[field]) ?? [])),
  ]
  const [units, shiftTypes, entryTypes] = await Promise.all([
    planningUnitsByWords(db, texts('planningUnit')),
    shiftTypesWithCodes(db, texts('shiftType')),
    entryTypesWithCodes(db, texts('entryType')),
  ])
  const byCode = (types: readonly { readonly id: Id; readonly code: string }[]) =>
    new Map(types.map(({ id, code }) => [code, id] as const))
  return {
    unit: units,
    shiftTypes: byCode(shiftTypes),
    entryTypes: byCode(entryTypes),
  }
}
