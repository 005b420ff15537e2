import { refusals } from '../../../../../platform/contract/refusals.ts'

export const closureRefusals = refusals({
  shift_closure_in_past: {
    status: 422,
    title: 'The closure would begin before today',
    when: 'A closure has a `closedFrom` before today: whether a unit was open on a day that is over does not change.',
    remedy: 'Send closures from today on only; those that began before are kept by themselves.',
  },
  shift_closure_repeated: {
    status: 422,
    title: 'Two closures begin on one day',
    when: 'Two closures have the same `closedFrom`.',
    remedy: 'Send one closure for each day on which one begins.',
  },
  shift_closure_stale: {
    status: 409,
    title: 'The closures of the unit have changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the closures of the unit.',
    remedy: 'Read the closures again, look at what changed, and send the change anew.',
  },
})
