import { module } from '../../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../../records/imports/port.ts'
import { leadImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { leadImportTable } from './table.ts'
import { activitiesOfLeads, undo } from './undo.ts'

export const leadImportModule = module({
  contract: leadImport,
  handlers,
  contributes: [
    importRegisters.of({ ...leadImportTable, feature: 'crm', undo }),
    recordUses.of(activitiesOfLeads),
  ],
})
