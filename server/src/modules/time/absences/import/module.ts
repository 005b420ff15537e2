import { module } from '../../../../platform/module.ts'
import { importRegisters } from '../../../records/imports/port.ts'
import { absenceImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { absenceTable } from './table.ts'
import { undo } from './undo.ts'

export const absenceImportModule = module({
  contract: absenceImport,
  handlers,
  contributes: [importRegisters.of({ ...absenceTable, undo })],
})
