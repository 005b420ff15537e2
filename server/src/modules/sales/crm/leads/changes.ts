import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { LeadRecord } from './record.ts'

/** The fields that the audit trail records, as a lead is answered with them. */
const audited = {
  title: 'title',
  state: 'state',
  sourceId: 'sourceId',
  channel: 'channel',
  organisationName: 'organisationName',
  businessId: 'businessId',
  'contact.name': 'contactName',
  'contact.email': 'email',
  'contact.phone': 'phone',
  'contact.jobTitle': 'jobTitle',
  ownerMembershipId: 'ownerMembershipId',
  consent: 'consent',
  consentSource: 'consentSource',
  optedOut: 'optedOut',
  disqualifyReasonId: 'disqualifyReasonId',
  disqualifyNote: 'disqualifyNote',
  'converted.customerId': 'convertedCustomerId',
  'converted.contactId': 'convertedContactId',
  'converted.dealId': 'convertedDealId',
  externalSource: 'externalSource',
  externalId: 'externalId',
} as const satisfies Readonly<Record<string, keyof LeadRecord>>

/**
 * What differs, as the audit trail records it; `before` is null for a new lead. A field in `blind` was written by somebody
 * who is not shown it, and is told whether it differs or not: else they could find its value by trying.
 */
export function changesOf(
  before: LeadRecord | null,
  after: LeadRecord,
  blind: ReadonlySet<string> = new Set(),
): FieldChange[] {
  const change = (field: string, from: unknown, to: unknown): FieldChange[] => {
    if (before === null) return to === null || to === false ? [] : [{ field, to }]
    return isSame(from, to) && !blind.has(field) ? [] : [{ field, from, to }]
  }
  const keys = new Set([...Object.keys(before?.customFields ?? {}), ...Object.keys(after.customFields)])
  return [
    ...Object.entries(audited).flatMap(([field, column]) => change(field, before?.[column], after[column])),
    ...Array.from(keys).flatMap(key =>
      change(`customFields.${key}`, before?.customFields[key] ?? null, after.customFields[key] ?? null),
    ),
  ]
}

const isSame = (a: unknown, b: unknown): boolean => canonicalJson([a]) === canonicalJson([b])
