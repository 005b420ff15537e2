import { contract } from '../../../../platform/contract/family.ts'
import { contactRefusals } from '../../customers/contacts/refusals.ts'
import { phaseNotFound } from '../phases/refusals.ts'
import { projectEvents } from '../record/events.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { changeOrderEvents } from './events.ts'
import { changeOrderLife } from './record.ts'
import { changeOrderOperations } from './operations.ts'
import { changeOrderRefusals } from './refusals.ts'

export const changeOrders = contract({
  name: 'changeOrders',
  tag: 'Projects',
  refusals: changeOrderRefusals,
  uses: {
    refusals: { ...contactRefusals, ...phaseNotFound, ...projectClosed, ...projectNotFound },
    events: projectEvents,
  },
  events: changeOrderEvents,
  lifecycles: [changeOrderLife],
  audited: {
    // Titles, reasons and lines may be about persons, and who answered is one.
    change_order: {
      '*': 'personal',
      projectId: 'open',
      number: 'open',
      state: 'open',
      phaseId: 'open',
      deltaCents: 'open',
      deltaMinutes: 'open',
      deltaDays: 'open',
      documentSha256: 'open',
      sentAt: 'open',
      validUntil: 'open',
      decidedAt: 'open',
      channel: 'open',
      decidedByMembershipId: 'open',
      supersedesChangeOrderId: 'open',
    },
  },
  operations: changeOrderOperations,
})
