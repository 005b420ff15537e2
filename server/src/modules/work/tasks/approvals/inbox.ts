import { type InboxSource, listBehind } from '../../../people/me/port.ts'
import { taskApprovals } from './contract.ts'
import { waitingApprovals } from './store.ts'

/** Approvals of tasks for which the caller was asked by name, in the queue of approvals too. */
export const approvalsToRespond: InboxSource = {
  kind: 'task_approvals',
  words: 'approvals of tasks for which the caller was asked by name',
  among: 'approvals',
  list: listBehind(taskApprovals, 'listWaiting'),
  waiting: ({ caller: { organisation, membership } }) => [
    { part: null, query: {}, rows: waitingApprovals(organisation.id, membership.id) },
  ],
}
