import { module } from '../../../../platform/module.ts'
import { importRegisters } from '../../../records/imports/port.ts'
import { shiftImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { shiftImportTable } from './table.ts'
import { undo } from './undo.ts'

export const shiftImportModule = module({
  contract: shiftImport,
  handlers,
  contributes: [importRegisters.of({ ...shiftImportTable, feature: 'scheduling', undo })],
})
