import { module } from '../../../../platform/module.ts'
import { datedWork, workers } from '../../../../platform/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { phaseCompleted } from '../phases/port.ts'
import { closingBlockers, projectCopies } from '../record/port.ts'
import { statusPosted } from '../status-updates/port.ts'
import { installments } from './contract.ts'
import { copyInstallments } from './copies.ts'
import { handlers } from './handlers.ts'
import { installmentsOfToday, readyDue } from './jobs.ts'
import * as port from './port.ts'
import { readyByPhases, readyByStatus } from './progress.ts'
import { countReady } from './store.ts'
import { installmentsOfPhases, installmentsOfProjects } from './uses.ts'

export const installmentsModule = module({
  contract: installments,
  handlers,
  port,
  contributes: [
    phaseCompleted.of(readyByPhases),
    statusPosted.of(readyByStatus),
    workers.of(installmentsOfToday),
    datedWork.of(readyDue),
    // Hours that nobody has billed follow from the family that bills them.
    closingBlockers.of({ kind: 'unbilled_work', count: countReady }),
    projectCopies.of(copyInstallments),
    recordUses.of(installmentsOfProjects),
    recordUses.of(installmentsOfPhases),
  ],
})
