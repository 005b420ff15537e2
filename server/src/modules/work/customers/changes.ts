import { canonicalJson } from '../../../platform/vocabulary/canonical-json.ts'
import type { FieldChange } from '../../../platform/vocabulary/decision.ts'
import { billingFields } from './billing/fields.ts'
import type { CustomerRecord } from './record.ts'

const ownFields = [
  'code',
  'name',
  'kind',
  'active',
  'businessId',
  'externalSource',
  'externalId',
  'ownerMembershipId',
  'customerGroupId',
  'tags',
  'addresses',
  'city',
  'phone',
  'website',
  'defaultContactId',
  'mergedIntoCustomerId',
] as const satisfies readonly (keyof CustomerRecord)[]

/**
 * What differs, as the audit trail records it; `before` is null for a new customer. A field in `blind` was written by
 * somebody who is not shown it, and is told whether it differs or not: else they could find its value by trying.
 */
export function changesOf(
  before: CustomerRecord | null,
  after: CustomerRecord,
  blind: ReadonlySet<string> = new Set(),
): FieldChange[] {
  const change = (field: string, from: unknown, to: unknown): FieldChange[] => {
    if (before === null) return isNothing(to) ? [] : [{ field, to }]
    return isSame(from, to) && !blind.has(field) ? [] : [{ field, from, to }]
  }
  const keys = new Set([...Object.keys(before?.customFields ?? {}), ...Object.keys(after.customFields)])
  return [
    ...ownFields.flatMap(field => change(field, before?.[field], after[field])),
    ...billingFields.flatMap(field => change(`billing.${field}`, before?.[field], after[field])),
    ...Array.from(keys).flatMap(key =>
      change(`customFields.${key}`, before?.customFields[key] ?? null, after.customFields[key] ?? null),
    ),
  ]
}

const isSame = (a: unknown, b: unknown): boolean => canonicalJson([a]) === canonicalJson([b])

const isNothing = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)
