import { events } from '../../../../platform/contract/events.ts'
import { described, IdOf, Instant, object, PlainDate, Type } from '../../../../platform/contract/shapes.ts'

const capabilities = ['worktime.supervise'] as const

const period = {
  periodId: described(IdOf('absence'), 'The absence period.'),
  membershipId: described(IdOf('membership'), 'The member who is absent.'),
}
const dates = {
  startDate: described(PlainDate, 'The first day of the absence.'),
  endDate: described(PlainDate, 'The last day of the absence, which is part of it.'),
}
const status = Type.String({ description: 'The state of the period after what happened.' })

/** None says what an absence is of. */
export const absenceEvents = events({
  'absence.submitted': { capabilities, payload: object({ ...period, ...dates, status }) },
  'absence.decided': { capabilities, payload: object({ ...period, ...dates, status }) },
  'absence.changed': { capabilities, payload: object({ ...period, ...dates, status }) },
  'absence.cancelled': {
    capabilities,
    payload: object({
      ...period,
      ...dates,
      cancelledAt: described(Instant, 'When the period was cancelled.'),
    }),
  },
  'absence.certificate_provided': {
    capabilities,
    payload: object({
      ...period,
      providedAt: described(Instant, 'When the certificate arrived.'),
    }),
  },
})
