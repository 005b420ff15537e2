import { entryTypeCodes } from '../../../company/catalogs/entry-types/port.ts'
import { wordsOfUnits } from '../../../company/catalogs/planning-units/port.ts'
import { memberCells } from '../../../people/members/port.ts'
import { codesOf, exportOf } from '../../../records/imports/port.ts'
import { shiftTypesWithIds } from '../types/reading.ts'
import { shifts } from '../writing/contract.ts'
import { handlers } from '../writing/handlers.ts'
import { shiftRow } from './row.ts'

export const shiftExportModule = exportOf(shiftRow, { contract: shifts, key: 'list', handlers })({
  operation: 'shifts',
  summary: 'Export shifts',
  description:
    'Cancelled shifts are left out. A unit is named by its code, or by its name where no other in use has it.',
  async rows(items, { db, caller }) {
    const there = items.filter(({ state }) => state !== 'cancelled')
    const idsOf = (field: 'shiftTypeId' | 'entryTypeId') => [
      ...new Set(there.flatMap(shift => shift[field] ?? [])),
    ]
    const [unit, type, entryType, cells] = await Promise.all([
      wordsOfUnits(db, [...new Set(there.map(({ planningUnitId }) => planningUnitId))]),
      shiftTypesWithIds(db, idsOf('shiftTypeId')).then(codesOf),
      entryTypeCodes(db, idsOf('entryTypeId')).then(codesOf),
      memberCells(
        db,
        caller,
        there.flatMap(({ membershipId }) => membershipId ?? []),
      ),
    ])
    return there.map(shift => ({
      ...cells(shift.membershipId),
      planningUnit: unit(shift.planningUnitId),
      workDate: shift.workDate,
      shiftType: type(shift.shiftTypeId),
      startMinutes: shift.startMinutes,
      endMinutes: shift.endMinutes,
      breakMinutes: shift.breakMinutes,
      entryType: entryType(shift.entryTypeId),
      tags: shift.tags,
      note: shift.note,
      externalSource: shift.externalSource,
      externalId: shift.externalId,
    }))
  },
})
