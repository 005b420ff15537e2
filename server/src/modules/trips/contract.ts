import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, object, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['worktime.supervise', 'payroll.run'] as const

export const trips = contract({
  name: 'trips',
  tag: 'Trips',
  refusals: refusals({}),
  events: events({
    'trip.submitted': {
      capabilities,
      payload: object({
        tripId: Id,
        membershipId: Id,
        startAt: Instant,
        endAt: Instant,
        status: Type.String(),
        submittedAt: Instant,
      }),
    },
    'trip.approved': {
      capabilities,
      payload: object({
        tripId: Id,
        membershipId: Id,
        startAt: Instant,
        endAt: Instant,
        status: Type.String(),
        approvedAt: Instant,
      }),
    },
    'trip.returned': {
      capabilities,
      payload: object({
        tripId: Id,
        membershipId: Id,
        startAt: Instant,
        endAt: Instant,
        status: Type.String(),
        returnedAt: Instant,
      }),
    },
  }),
  operations: {},
})
