import { module } from '../../../platform/module.ts'
import { workers } from '../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import { attachmentTargets } from '../../records/attachments/port.ts'
import * as catalogs from '../../company/catalogs/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import * as me from '../../people/me/port.ts'
import { openWork } from '../../people/members/port.ts'
import { workDayApprovals } from './steps/waiting.ts'
import { workDayFiles } from './reading/attached-files.ts'
import { workDays } from './contract.ts'
import { handlers } from './handlers.ts'
import { workingOutHours } from './hours/jobs.ts'
import { unapprovedDays } from './reading/leaving.ts'
import { ownDayRequests, ownDays } from './reading/own-days.ts'
import * as port from './port.ts'
import { membersWithDays, phasesOfHours, projectsOfHours, targetsOfEntries } from './reading/uses.ts'
import { touchDrafts } from './writing/touch-drafts.ts'

const decided = deciding(
  workDayApprovals,
  workDays,
  handlers,
  {
    approve: { operation: 'approve', batch: 'approveBatch' },
    return: { operation: 'return', batch: 'returnBatch' },
  },
  ['get'],
)

export const workDaysModule = module({
  contract: workDays,
  port,
  handlers: decided.handlers,
  contributes: [
    approvalSources.of(workDayApprovals),
    decisions.of(decided.source),
    me.ownDays.of(ownDays),
    me.requestSources.of(ownDayRequests),
    recordUses.of(targetsOfEntries),
    recordUses.of(membersWithDays),
    recordUses.of(projectsOfHours),
    recordUses.of(phasesOfHours),
    openWork.of(unapprovedDays),
    attachmentTargets.of(workDayFiles),
    catalogs.touchDrafts.of(touchDrafts),
    workers.of(workingOutHours),
  ],
})
