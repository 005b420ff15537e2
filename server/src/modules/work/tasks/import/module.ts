import { module } from '../../../../platform/module.ts'
import { importRegisters } from '../../../records/imports/port.ts'
import { taskImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { taskImportTable } from './table.ts'
import { undo } from './undo.ts'
import { usesOfTasks } from './uses.ts'

export const taskImportModule = module({
  contract: taskImport,
  handlers,
  contributes: [importRegisters.of({ ...taskImportTable, feature: 'projects', undo }), ...usesOfTasks],
})
