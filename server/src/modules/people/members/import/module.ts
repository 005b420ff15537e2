import { module } from '../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../records/imports/port.ts'
import { memberImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { columns } from './register.ts'
import { undo } from './undo.ts'
import { supervisedMembers } from './uses.ts'

export const memberImportModule = module({
  contract: memberImport,
  handlers,
  contributes: [importRegisters.of({ register: 'members', columns, undo }), recordUses.of(supervisedMembers)],
})
