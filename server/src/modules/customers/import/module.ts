import { module } from '../../../platform/module.ts'
import { importRegisters, recordUses } from '../../imports/port.ts'
import { writers } from '../writing.ts'
import { customerImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { customerImportTable } from './table.ts'
import { undo } from './undo.ts'
import { contactsOfCustomers, mergedCustomers } from './uses.ts'

export const customerImportModule = module({
  contract: customerImport,
  handlers,
  contributes: [
    importRegisters.of({ ...customerImportTable, needs: writers, undo }),
    recordUses.of(contactsOfCustomers),
    recordUses.of(mergedCustomers),
  ],
})
