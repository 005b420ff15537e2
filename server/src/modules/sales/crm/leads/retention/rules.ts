import { step } from '../../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { type Accepted, accept } from '../../../../../platform/vocabulary/decision.ts'
import * as announce from '../announcements.ts'
import { leadLife } from '../life.ts'
import { type LeadRecord, withSearchText } from '../record.ts'

/** What replaces a title that may have named the person. */
const withoutTitle = '–'

/**
 * A lead without what identifies the person: the contact, the organisation, which may be a person's firm, texts that
 * somebody wrote, the reference to another system and every custom field. Where it came from, how it ended and what it
 * became stay, for the figures.
 */
export function anonymize(
  lead: LeadRecord,
  now: Instant,
): Accepted<LeadRecord, announce.LeadFact<'lead.anonymized'>> {
  const { state } = step(leadLife, 'anonymize', lead.state)
  const bare: LeadRecord = withSearchText({
    ...lead,
    state,
    title: withoutTitle,
    organisationName: null,
    businessId: null,
    contactName: null,
    email: null,
    phone: null,
    jobTitle: null,
    scoreReasons: [],
    score: 0,
    scoreVersionId: null,
    consent: 'unknown',
    consentAt: null,
    consentSource: null,
    optedOut: false,
    optedOutAt: null,
    disqualifyNote: null,
    externalSource: null,
    externalId: null,
    customFields: {},
    anonymizedAt: now,
    updatedAt: now,
  })
  return accept(bare, {
    facts: [{ event: 'lead.anonymized', payload: { leadId: lead.id, anonymizedAt: now } }],
    audit: [announce.auditLine('anonymize', lead.id, [{ field: 'state', from: lead.state, to: state }])],
  })
}

/** The same for leads whose time has come together. */
export function anonymizeAll(
  leads: readonly LeadRecord[],
  now: Instant,
): Accepted<readonly LeadRecord[], announce.LeadFact<'lead.anonymized'>> {
  const decided = leads.map(lead => anonymize(lead, now))
  return accept(
    decided.map(({ state }) => state),
    { facts: decided.flatMap(({ facts }) => facts), audit: decided.flatMap(({ audit }) => audit) },
  )
}

/** The instant before which the last thing must have happened, months of the calendar in UTC. */
export const retentionStart = (now: Instant, months: number): Instant =>
  Temporal.Instant.from(now)
    .toZonedDateTimeISO('UTC')
    .subtract({ months })
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
