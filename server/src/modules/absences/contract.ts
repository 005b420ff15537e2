import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, object, PlainDate, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['worktime.supervise'] as const

export const absences = contract({
  name: 'absences',
  tag: 'Absences',
  refusals: refusals({}),
  events: events({
    'absence.submitted': {
      capabilities,
      payload: object({
        periodId: Id,
        membershipId: Id,
        startDate: PlainDate,
        endDate: PlainDate,
        status: Type.String(),
      }),
    },
    'absence.decided': {
      capabilities,
      payload: object({
        periodId: Id,
        membershipId: Id,
        startDate: PlainDate,
        endDate: PlainDate,
        status: Type.String(),
      }),
    },
    'absence.changed': {
      capabilities,
      payload: object({
        periodId: Id,
        membershipId: Id,
        startDate: PlainDate,
        endDate: PlainDate,
        status: Type.String(),
      }),
    },
    'absence.cancelled': {
      capabilities,
      payload: object({
        periodId: Id,
        membershipId: Id,
        startDate: PlainDate,
        endDate: PlainDate,
        cancelledAt: Instant,
      }),
    },
    'absence.certificate_provided': {
      capabilities,
      payload: object({ periodId: Id, membershipId: Id, providedAt: Instant }),
    },
  }),
  operations: {},
})
