import { refusals } from '../../../../platform/contract/refusals.ts'

export const staffingRefusals = refusals({
  shift_staffing_in_past: {
    status: 422,
    title: 'The staffing would begin before today',
    when: 'A row has a `validFrom` before today: what was needed on a day that is over does not change.',
    remedy: 'Send rows from today on only; those that began before are kept by themselves.',
  },
  shift_staffing_repeated: {
    status: 422,
    title: 'Two rows of staffing begin on one day',
    when: 'Two rows have the same `validFrom`.',
    remedy: 'Send one row for each day on which the staffing changes.',
  },
  shift_staffing_stale: {
    status: 409,
    title: 'The staffing of the unit has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the hourly staffing of the unit.',
    remedy: 'Read the staffing again, look at what changed, and send the change anew.',
  },
  shift_staffing_invalid: {
    status: 422,
    title: 'The staffing contradicts itself',
    when: 'Hours end before they begin, a maximum is below its minimum, or an hour of a weekday is named twice.',
    remedy: 'Send each hour of a weekday once, with a maximum of at least its minimum.',
  },
})
