import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { described, IdOf, Instant, object, Type } from '../../../platform/contract/shapes.ts'

const capabilities = ['worktime.supervise', 'payroll.run'] as const

const trip = {
  tripId: described(IdOf('trip'), 'The travel claim.'),
  membershipId: described(IdOf('membership'), 'The member who travelled.'),
  startAt: described(Instant, 'When the trip began.'),
  endAt: described(Instant, 'When the trip ended.'),
  status: Type.String({ description: 'The state of the claim after what happened.' }),
}

export const trips = contract({
  name: 'trips',
  tag: 'Trips',
  about: 'Travel claims with their days and allowances. Needs the travel-and-expense module.',
  refusals: refusals({}),
  events: events({
    'trip.submitted': {
      capabilities,
      payload: object({ ...trip, submittedAt: described(Instant, 'When the claim was handed in.') }),
    },
    'trip.approved': {
      capabilities,
      payload: object({ ...trip, approvedAt: described(Instant, 'When the claim was approved.') }),
    },
    'trip.returned': {
      capabilities,
      payload: object({
        ...trip,
        returnedAt: described(Instant, 'When the claim was sent back to the member.'),
      }),
    },
  }),
  operations: {},
})
