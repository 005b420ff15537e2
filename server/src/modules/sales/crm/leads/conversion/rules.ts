import { step } from '../../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type Fact,
  isRefused,
  type Refused,
  refuse,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import * as announce from '../announcements.ts'
import { changesOf } from '../changes.ts'
import { leadLife } from '../life.ts'
import type { LeadRecord } from '../record.ts'
import { stale } from '../rules.ts'

/** What a lead becomes. */
interface Became {
  readonly customerId: Id
  readonly contactId: Id | null
  readonly dealId: Id | null
}

type ConvertCode = 'crm_lead_stale' | 'crm_lead_converted' | 'crm_lead_disqualified' | 'crm_lead_anonymized'

/** Whether the lead may be converted at all; checked before anything is made of it. */
export function mayConvert(
  { state }: LeadRecord,
  unchanged: boolean,
): Decision<'converted', never, ConvertCode> {
  return unchanged ? step(leadLife, 'convert', state) : stale()
}

export function convert(
  lead: LeadRecord,
  { customerId, contactId, dealId }: Became,
  { now, unchanged }: { readonly now: Instant; readonly unchanged: boolean },
): Decision<LeadRecord, announce.LeadFact<'lead.converted'>, ConvertCode> {
  const next = mayConvert(lead, unchanged)
  if (isRefused(next)) return next
  const converted: LeadRecord = {
    ...lead,
    state: next.state,
    convertedAt: now,
    convertedCustomerId: customerId,
    convertedContactId: contactId,
    convertedDealId: dealId,
    touchedAt: now,
    updatedAt: now,
  }
  return accept(converted, {
    facts: [{ event: 'lead.converted', payload: { leadId: lead.id, dealId, customerId, convertedAt: now } }],
    audit: [announce.auditLine('convert', lead.id, changesOf(lead, converted))],
  })
}

/** A conversion with what its parts announce and leave in the trail, in the order in which they are made. */
export const withParts = <PartFact extends Fact>(
  { state, facts, audit }: Accepted<LeadRecord, announce.LeadFact<'lead.converted'>>,
  parts: readonly { readonly facts: readonly PartFact[]; readonly audit: readonly AuditFact[] }[],
): Accepted<LeadRecord, announce.LeadFact<'lead.converted'> | PartFact> =>
  accept(state, {
    facts: [...parts.flatMap(part => part.facts), ...facts],
    audit: [...parts.flatMap(part => part.audit), ...audit],
  })

/** What a rule of another family refused, with the part of the request that it is about. */
export const about = <Code extends string>(
  { refusal, detail, extra }: Refused<Code>,
  field: string,
): Refused<Code> => refuse(refusal, detail, { ...extra, field })

export const incomplete = (field: string, detail: string) =>
  refuse('crm_lead_conversion_incomplete', detail, { field })

export const noCustomer = refuse('customer_not_found', 'No active customer has the id in customer.id.', {
  field: 'customer.id',
})

export const noContact = refuse('crm_contact_not_found', 'No contact has the id in contact.id.', {
  field: 'contact.id',
})
