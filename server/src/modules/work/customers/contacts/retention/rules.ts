import type { FactOf } from '../../../../../platform/contract/events.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted } from '../../../../../platform/vocabulary/decision.ts'
import type { contactEvents } from '../events.ts'
import { type PersonRecord, searchTextOf } from '../record.ts'
import { auditLine } from '../rules.ts'

/** What replaces the name of a person who was anonymized. */
export const anonymizedName = 'Anonymized'

/** A person without anything that identifies them. Which fields they had, the audit trail does not show either. */
function anonymize(
  person: PersonRecord,
  now: Instant,
): Accepted<PersonRecord, FactOf<typeof contactEvents, 'contact.anonymized'>> {
  const nobody: PersonRecord = {
    ...person,
    name: anonymizedName,
    email: null,
    phone: null,
    language: null,
    externalSource: null,
    externalId: null,
    consent: 'unknown',
    consentAt: null,
    consentSource: null,
    optedOut: false,
    optedOutAt: null,
    anonymizedAt: now,
    updatedAt: now,
    customFields: {},
  }
  return accept(
    { ...nobody, searchText: searchTextOf(nobody) },
    {
      facts: [{ event: 'contact.anonymized', payload: { contactId: person.id, anonymizedAt: now } }],
      audit: [auditLine('anonymize', person.id, [])],
    },
  )
}

/** The same of many at once. */
export function anonymizeAll(people: readonly PersonRecord[], now: Instant) {
  const decided = people.map(person => anonymize(person, now))
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
