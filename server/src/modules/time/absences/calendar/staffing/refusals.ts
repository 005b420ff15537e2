import { refusals } from '../../../../../platform/contract/refusals.ts'

export const staffingRefusals = refusals({
  staffing_minimum_in_past: {
    status: 422,
    title: 'The minimum would begin before today',
    when: 'A row has a `validFrom` before today: what was needed on a day that is over does not change.',
    remedy: 'Send rows from today on only; those that began before are kept by themselves.',
  },
  staffing_minimum_repeated: {
    status: 422,
    title: 'Two minimums begin on one day',
    when: 'Two rows have the same `validFrom`.',
    remedy: 'Send one row for each day on which the minimum changes.',
  },
  staffing_minimum_stale: {
    status: 409,
    title: 'The minimums have changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the minimums of the unit.',
    remedy: 'Read the minimums again, look at what changed, and send the change anew.',
  },
})
