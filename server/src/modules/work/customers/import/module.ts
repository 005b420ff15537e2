import { module } from '../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../records/imports/port.ts'
import { customerImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { customerImportTable } from './table.ts'
import { undo } from './undo.ts'
import { contactsOfCustomers, mergedCustomers } from './uses.ts'

export const customerImportModule = module({
  contract: customerImport,
  handlers,
  contributes: [
    importRegisters.of({ ...customerImportTable, undo }),
    recordUses.of(contactsOfCustomers),
    recordUses.of(mergedCustomers),
  ],
})
