import { businessId as businessIdIn } from '../../../../platform/vocabulary/business-id.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type Known,
  namesOf,
  referenceName,
  type RefusedRow,
  refusedRow,
} from '../../../records/imports/protocol/port.ts'
import { type CustomerRecord, folded } from '../record.ts'
import type { MatchKey, RowError } from './row.ts'
import type { RowOfCustomer } from './rows.ts'

/** What is known of how rows may be matched. */
export interface Matching {
  readonly mayInvoice: boolean
  /** By what alone rows are matched; undefined for the order of all of it. */
  readonly matchBy: MatchKey | undefined
  /** What imports of a caller who is not shown business ids said last, by customer. */
  readonly saidBefore: ReadonlyMap<Id, string>
}

export const customerNames = {
  id: (id: Id): string => `id ${id}`,
  name: (name: string): string => `name ${folded(name)}`,
  code: (code: string): string => `code ${code}`,
  businessId: (id: string): string => `business id ${businessIdIn(id.trim()) ?? id}`,
}

/** What rows find a customer by. One that was merged away is known by its code and reference alone. */
export const namesOfCustomer = (record: CustomerRecord): string[] =>
  namesOf(
    customerNames.id(record.id),
    ...foundBeside(record),
    record.code === null ? undefined : customerNames.code(record.code),
    referenceName(record),
  )

const foundBeside = ({ name, businessId, mergedIntoCustomerId }: CustomerRecord): string[] =>
  mergedIntoCustomerId === null
    ? namesOf(
        customerNames.name(name),
        businessId === null ? undefined : customerNames.businessId(businessId),
      )
    : []

type Matched = CustomerRecord | RefusedRow<RowError, CustomerRecord> | undefined
type Customers = Known<CustomerRecord>

/**
 * The customer that a row means: by its reference, otherwise by its code, and by business id and name where it has neither.
 * One that is found by the weaker of these and differs in the other is another one, perhaps.
 */
export function match(row: RowOfCustomer, known: Customers, met: Matching): Matched {
  if (met.matchBy) return matchedBy(met.matchBy, row, known, met)
  const { reference, code } = row
  const referred = winnerOf(known.named(reference && referenceName(reference)), known)
  if (referred) return referred
  if (code !== undefined) {
    const coded = winnerOf(known.named(customerNames.code(code)), known)
    if (!coded || !reference) return coded
    if (coded.externalId !== null) return { ...refusedRow('external_ref_conflict', 'code'), record: coded }
    return differs(row, coded, met) ? ambiguous('code', coded) : coded
  }
  return reference ? undefined : besides(row, known, met)
}

/** By what stands for a customer that has neither reference nor code in the row. */
function besides(row: RowOfCustomer, known: Customers, met: Matching): Matched {
  const { name, businessId } = row.patch
  const byId = businessId == null || !met.mayInvoice ? undefined : customerNames.businessId(businessId)
  if (byId !== undefined && known.isShared(byId)) return ambiguous('businessId')
  const held = known.named(byId)
  if (held && (name === undefined || folded(name) === folded(held.name))) return held
  if (held) return ambiguous('businessId', held)
  if (name === undefined) return undefined
  if (known.isShared(customerNames.name(name))) return ambiguous('name')
  const named = known.named(customerNames.name(name))
  return named && differs(row, named, met) ? ambiguous('name', named) : named
}

/** By one of them alone, whatever else the row says. */
function matchedBy(
  key: MatchKey,
  { reference, code, patch }: RowOfCustomer,
  known: Customers,
  met: Matching,
): Matched {
  const names = {
    reference: reference && referenceName(reference),
    code: code && customerNames.code(code),
    name: patch.name && customerNames.name(patch.name),
    businessId: patch.businessId ? customerNames.businessId(patch.businessId) : undefined,
  }
  const name = names[key]
  const field = key === 'reference' ? 'externalId' : key
  if (name === undefined) return refusedRow('missing_required', field)
  // Whoever is not shown business ids finds nobody by them.
  if (key === 'businessId' && !met.mayInvoice) return refusedRow('customer_billing_fields_forbidden', field)
  return known.isShared(name) ? ambiguous(field) : winnerOf(known.named(name), known)
}

/** Whether a row says another name or business id than a customer has. */
function differs(
  { patch }: RowOfCustomer,
  customer: CustomerRecord,
  { mayInvoice, saidBefore }: Matching,
): boolean {
  const { name, businessId } = patch
  if (name !== undefined && folded(name) !== folded(customer.name)) return true
  if (businessId == null) return false
  // What is not shown is not compared: it differs, unless it was said by the same member before.
  if (!mayInvoice) return saidBefore.get(customer.id) !== businessId
  return (
    customer.businessId !== null &&
    customerNames.businessId(businessId) !== customerNames.businessId(customer.businessId)
  )
}

const ambiguous = (field: string, record?: CustomerRecord): RefusedRow<RowError, CustomerRecord> => ({
  ...refusedRow('customer_ambiguous', field),
  record,
})

/** The customer itself, or the one that it was merged into. */
export const winnerOf = (
  customer: CustomerRecord | undefined,
  known: Customers,
): CustomerRecord | undefined =>
  customer?.mergedIntoCustomerId ? known.named(customerNames.id(customer.mergedIntoCustomerId)) : customer
