import { module } from '../../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../../records/imports/port.ts'
import { phaseImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { phaseImportTable } from './table.ts'
import { undo } from './undo.ts'
import { phasesInPhases } from './uses.ts'

export const phaseImportModule = module({
  contract: phaseImport,
  handlers,
  contributes: [
    importRegisters.of({ ...phaseImportTable, feature: 'projects', undo }),
    recordUses.of(phasesInPhases),
  ],
})
