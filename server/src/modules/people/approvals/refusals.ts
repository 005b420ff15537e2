import { refusals } from '../../../platform/contract/refusals.ts'

export const approvalRefusals = refusals({
  approval_decision_unknown: {
    status: 422,
    title: 'Nothing of the kind is decided so',
    when: 'An item of a batch names a decision that its kind does not know.',
    remedy: 'Use one of the words that `allowedDecisions` of the queue has for the kind.',
  },
  approval_stale: {
    status: 409,
    title: 'What is decided has changed',
    when: '`expectedUpdatedAt` of an item is not the `updatedAt` that the queue shows for it now.',
    remedy: 'Read the queue again, look at what changed, and decide anew.',
  },
})
