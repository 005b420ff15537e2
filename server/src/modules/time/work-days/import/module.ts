import { module } from '../../../../platform/module.ts'
import { importRegisters } from '../../../records/imports/port.ts'
import { hoursImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { columns } from './register.ts'
import { undo } from './undo.ts'

export const hoursImportModule = module({
  contract: hoursImport,
  handlers,
  contributes: [importRegisters.of({ register: 'work-days', columns, undo })],
})
