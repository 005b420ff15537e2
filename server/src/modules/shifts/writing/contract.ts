import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { shiftEvents } from '../record/events.ts'

export const shifts = contract({
  name: 'shifts',
  tag: 'Shifts',
  about: 'Planned shifts, open shifts and swaps.',
  refusals: refusals({}),
  events: shiftEvents,
  operations: {},
})
