import { module } from '../../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../../records/imports/port.ts'
import { projectImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { projectImportTable } from './table.ts'
import { undo } from './undo.ts'
import { participantsOfProjects, phasesOfProjects } from './uses.ts'

export const projectImportModule = module({
  contract: projectImport,
  handlers,
  contributes: [
    importRegisters.of({ ...projectImportTable, feature: 'projects', undo }),
    recordUses.of(participantsOfProjects),
    recordUses.of(phasesOfProjects),
  ],
})
