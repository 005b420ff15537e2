import { module } from '../../../../platform/module.ts'
import { importRegisters } from '../../../records/imports/port.ts'
import { openingImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { openingTable } from './table.ts'
import { undo } from './undo.ts'

export const leaveImportModule = module({
  contract: openingImport,
  handlers,
  contributes: [importRegisters.of({ ...openingTable, undo })],
})
