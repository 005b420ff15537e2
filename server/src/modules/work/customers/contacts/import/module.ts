import { module } from '../../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../../records/imports/port.ts'
import { contactImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { contactImportTable } from './table.ts'
import { undo } from './undo.ts'
import { defaultContacts } from './uses.ts'

export const contactImportModule = module({
  contract: contactImport,
  handlers,
  contributes: [importRegisters.of({ ...contactImportTable, undo }), recordUses.of(defaultContacts)],
})
