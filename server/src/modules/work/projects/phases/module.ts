import { namedFor } from '../../../../platform/names.ts'
import { freeTexts, namedRecords } from '../../../../platform/port.ts'
import { module } from '../../../../platform/module.ts'
import { allocationDetails, countOpenHours } from '../../../time/work-days/port.ts'
import { closingBlockers, projectCopies } from '../record/port.ts'
import { projectDetails } from './allocations.ts'
import { projectPhases } from './contract.ts'
import { copiedPhases } from './copies.ts'
import { handlers } from './handlers.ts'
import { mayOfPhases } from './may.ts'
import * as port from './port.ts'

export const projectPhasesModule = module({
  contract: projectPhases,
  handlers,
  port,
  contributes: [
    mayOfPhases,
    freeTexts.of({ table: 'project_phases', texts: ['name'] }),
    namedRecords.of(namedFor('project_phase', 'project_phases', projectPhases.operations.list)),
    allocationDetails.of(projectDetails),
    closingBlockers.of({ kind: 'open_hours', count: countOpenHours }),
    projectCopies.of(copiedPhases),
  ],
})
