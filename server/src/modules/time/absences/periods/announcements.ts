import type { FactOf } from '../../../../platform/contract/events.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { absenceEvents } from './events.ts'
import type { AbsencePeriod } from './record.ts'

type Events = typeof absenceEvents
export type AbsenceFact<Name extends keyof Events> = FactOf<Events, Name>

type Told = Pick<AbsencePeriod, 'id' | 'membershipId' | 'startDate' | 'endDate' | 'state'>

const payloadOf = ({ id, membershipId, startDate, endDate, state }: Told) => ({
  periodId: id,
  membershipId,
  startDate,
  endDate,
  status: state,
})

/** What is handed in waits, also where it is approved at once or changes what is approved. */
export const submitted = (period: Told): AbsenceFact<'absence.submitted'> => ({
  event: 'absence.submitted',
  payload: { ...payloadOf(period), status: 'submitted' },
})

export const decided = (period: Told): AbsenceFact<'absence.decided'> => ({
  event: 'absence.decided',
  payload: payloadOf(period),
})

export const changed = (period: Told): AbsenceFact<'absence.changed'> => ({
  event: 'absence.changed',
  payload: payloadOf(period),
})

export function cancelled(period: Told, cancelledAt: Instant): AbsenceFact<'absence.cancelled'> {
  const { status: _, ...payload } = payloadOf(period)
  return { event: 'absence.cancelled', payload: { ...payload, cancelledAt } }
}

export const certificateProvided = (
  { id: periodId, membershipId }: Told,
  providedAt: Instant,
): AbsenceFact<'absence.certificate_provided'> => ({
  event: 'absence.certificate_provided',
  payload: { periodId, membershipId, providedAt },
})
