import { module } from '../../../../../platform/module.ts'
import { importRegisters } from '../../../../records/imports/port.ts'
import { rateImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { rateImportTable } from './table.ts'
import { undo } from './undo.ts'

export const rateImportModule = module({
  contract: rateImport,
  handlers,
  contributes: [importRegisters.of({ ...rateImportTable, feature: 'projects', undo })],
})
