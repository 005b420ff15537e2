import { module } from '../../../../platform/module.ts'
import { freeTexts, namedRecords } from '../../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../../people/approvals/port.ts'
import { requestSources } from '../../../people/me/port.ts'
import { recordUses, usedBy } from '../../../records/imports/port.ts'
import { type ApprovalFollower, approvalFollowers } from '../../../time/work-days/port.ts'
import { projectDays } from './contract.ts'
import { handlers } from './handlers.ts'
import { mayOfProjectDays } from './may.ts'
import * as port from './port.ts'
import { awaitManagers, openDays } from './store.ts'
import { ownProjectDays, projectDaysWaiting } from './waiting.ts'

/** Hours wait for the manager of their project from the approval of their day on, in the same transaction. */
const followingApprovals: ApprovalFollower = {
  order: 200,
  ahead: async tx => (what, days) => {
    const ids = days.map(({ id }) => id)
    tx.defer(what === 'approved' ? awaitManagers(tx, ids) : openDays(tx, ids, what))
  },
}

const decided = deciding(
  projectDaysWaiting,
  projectDays,
  handlers,
  { approve: { operation: 'approve' }, return: { operation: 'return' } },
  ['get'],
)

export const projectDaysModule = module({
  contract: projectDays,
  handlers: decided.handlers,
  port,
  contributes: [
    mayOfProjectDays,
    approvalFollowers.of(followingApprovals),
    approvalSources.of(projectDaysWaiting),
    decisions.of(decided.source),
    requestSources.of(ownProjectDays),
    freeTexts.of({ table: 'project_days', texts: ['reason'] }),
    recordUses.of(usedBy('projects', 'project_days', 'project_id')),
    recordUses.of(usedBy('members', 'project_days', 'membership_id')),
    namedRecords.of({
      type: 'project_day',
      nameless: 'A project day is known by its project, member and date.',
    }),
  ],
})
