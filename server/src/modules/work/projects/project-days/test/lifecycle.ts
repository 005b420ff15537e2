import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { type ProjectDay, projectDayLife, type ProjectDayState } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-28T07:00:00.000Z'
const at = { selfApprovalAllowed: false, unchanged: true, projectClosed: false, invoiced: false }
const circumstances = { ...at, now, membershipId: newId() }
const inState = (state: ProjectDayState): ProjectDay => ({
  ...{ id: newId(), projectId: newId(), workDayId: newId(), membershipId: newId() },
  ...{ workDate: '2026-11-27', minutes: 60, fingerprint: '', state, opened: false, reason: null },
  ...{ decidedByMembershipId: null, decidedAt: null, waitingSince: now, updatedAt: now },
})
const stateOf = ({ state }: ProjectDay) => state

export const projectDayTable = lifecycleTable({
  life: projectDayLife,
  starts: () => ['waiting'],
  actions: {
    approve: [state => outcomeOf(rules.approve(inState(state), circumstances), stateOf)],
    return: [state => outcomeOf(rules.returnDay(inState(state), 'Syy', circumstances), stateOf)],
  },
})
