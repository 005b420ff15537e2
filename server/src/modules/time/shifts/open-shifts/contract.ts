import { contract } from '../../../../platform/contract/family.ts'
import { entryTypeNotFound } from '../../../company/catalogs/entry-types/refusals.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { staffGroupNotFound } from '../../../company/catalogs/staff-groups/refusals.ts'
import { shiftRefusals, unitNotPlanned } from '../record/refusals.ts'
import { shiftTypeNotFound } from '../types/refusals.ts'
import { openShiftLife } from './life.ts'
import { openShiftOperations } from './operations.ts'
import { openShiftRefusals } from './refusals.ts'

export const openShifts = contract({
  name: 'openShifts',
  tag: 'Shifts',
  refusals: openShiftRefusals,
  uses: {
    refusals: {
      ...entryTypeNotFound,
      ...planningUnitNotFound,
      ...unitNotPlanned,
      shift_entry_type_unfit: shiftRefusals.shift_entry_type_unfit,
      ...shiftTypeNotFound,
      ...staffGroupNotFound,
    },
  },
  events: {},
  lifecycles: [openShiftLife],
  // Notes, reasons and tags are free text.
  audited: {
    open_shift: { '*': 'open', note: 'personal', withdrawReason: 'personal', tags: 'personal' },
  },
  operations: openShiftOperations,
})
