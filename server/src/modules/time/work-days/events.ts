import { events } from '../../../platform/contract/events.ts'
import { described, Id, IdOf, Instant, object, PlainDate } from '../../../platform/contract/shapes.ts'

const workDayEvent = <const At extends string>(at: At) => ({
  capabilities: ['worktime.supervise'] as const,
  payload: object({
    workDayId: described(IdOf('work_day'), 'The work day that it happened to.'),
    membershipId: described(IdOf('membership'), 'The member whose day it is.'),
    workDate: described(
      PlainDate,
      'The date of the day; a shift over midnight belongs to that of its beginning.',
    ),
    [at]: described(Instant, 'When it happened.'),
  } as {
    workDayId: typeof Id
    membershipId: typeof Id
    workDate: typeof PlainDate
  } & Record<At, typeof Instant>),
})

export const workDayEvents = events({
  'workday.confirmed': workDayEvent('confirmedAt'),
  'workday.returned': workDayEvent('returnedAt'),
  'workday.approved': workDayEvent('approvedAt'),
  'workday.corrected': workDayEvent('correctedAt'),
  'workday.unapproved': workDayEvent('unapprovedAt'),
})
