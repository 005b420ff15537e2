import { module } from '../../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../../records/imports/port.ts'
import { dealImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { dealImportTable } from './table.ts'
import { undo } from './undo.ts'
import { activitiesOfDeals, leadsOfDeals } from './uses.ts'

export const dealImportModule = module({
  contract: dealImport,
  handlers,
  contributes: [
    importRegisters.of({ ...dealImportTable, feature: 'crm', undo }),
    recordUses.of(activitiesOfDeals),
    recordUses.of(leadsOfDeals),
  ],
})
