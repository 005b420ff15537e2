import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  refuse,
  type Refused,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import type { AbsencePeriod } from './record.ts'
import { stale } from './rules.ts'

interface Noting {
  readonly now: Instant
  readonly unchanged: boolean
  readonly actorMembershipId: Id
}

type StateCode = 'absence_stale' | 'absence_over' | 'absence_not_submitted'

/** Why an absence has no certificate to ask for: nobody has handed it in, or it is over. */
function refusalOf({ state }: AbsencePeriod, { unchanged }: Noting): Refused<StateCode> | null {
  if (!unchanged) return stale()
  if (state === 'draft' || state === 'returned')
    return refuse('absence_not_submitted', 'The absence is not submitted.')
  return state === 'declined' || state === 'cancelled'
    ? refuse('absence_over', said`The absence is ${{ state }}.`)
    : null
}

/** Asks for a certificate, or for one by another day; one that has arrived is requested anew. */
export function request(
  period: AbsencePeriod,
  dueOn: PlainDate,
  noting: Noting,
): Decision<AbsencePeriod, never, StateCode> {
  const refused = refusalOf(period, noting)
  if (refused) return refused
  const { now, actorMembershipId } = noting
  const asked: AbsencePeriod = {
    ...period,
    certificateState: 'requested',
    certificateDueOn: dueOn,
    certificateRequestedAt: now,
    certificateRequestedByMembershipId: actorMembershipId,
    certificateProvidedOn: null,
    certificateProvidedAt: null,
    certificateProvidedByMembershipId: null,
    updatedAt: now,
  }
  return accept(asked, { audit: [auditLine('request_certificate', asked, changesOf(period, asked))] })
}

/** Notes that a certificate arrived, asked for or not. */
export function provide(
  period: AbsencePeriod,
  { providedOn, today, ...noting }: Noting & { readonly providedOn: PlainDate; readonly today: PlainDate },
): Decision<
  AbsencePeriod,
  announce.AbsenceFact<'absence.certificate_provided'>,
  StateCode | 'absence_certificate_date_invalid'
> {
  const refused = refusalOf(period, noting)
  if (refused) return refused
  if (providedOn > today)
    return refuse('absence_certificate_date_invalid', said`${{ providedOn }} is after today, ${{ today }}.`)
  const { now, actorMembershipId } = noting
  const provided: AbsencePeriod = {
    ...period,
    certificateState: 'provided',
    certificateRequestedAt: period.certificateRequestedAt ?? now,
    certificateProvidedOn: providedOn,
    certificateProvidedAt: now,
    certificateProvidedByMembershipId: actorMembershipId,
    updatedAt: now,
  }
  return accept(provided, {
    facts: [announce.certificateProvided(provided, now)],
    audit: [auditLine('provide_certificate', provided, changesOf(period, provided))],
  })
}
