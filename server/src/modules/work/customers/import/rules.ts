import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Accepted, type Decision, accept } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type Known,
  referenceName,
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../records/imports/protocol/port.ts'
import type { CustomerFact } from '../announcements.ts'
import { type CustomerRecord, type CustomValues, folded } from '../record.ts'
import * as customers from '../rules.ts'
import type { Address } from '../shapes.ts'
import { customerNames, match, type Matching, namesOfCustomer, winnerOf } from './matching.ts'
import type { RowError } from './row.ts'
import { type AddressCells, cellOf, type RowOfCustomer } from './rows.ts'

interface Circumstances extends Matching {
  readonly now: Instant
  /** Customers that rows may mean: by reference, code or business id, or by name. */
  readonly customers: readonly CustomerRecord[]
  readonly mayInvoice: boolean
  /** Custom fields with changes laid over stored values; null for a new customer. */
  readonly custom: (stored: CustomValues | null, row: RowOfCustomer) => customers.Circumstances['custom']
  /** The business ids that rows of a caller who is not shown them say, by the customers that got them. */
  readonly said: Map<Id, string>
}

type Fact = CustomerFact<'customer.created' | 'customer.updated'>
type Row = Accepted<CustomerRecord, Fact> | RefusedRow<RowError>
type Rules = RowRules<RowOfCustomer, CustomerRecord, Fact, RowError>

/** Creates and changes customers row by row, by the rules of the single write. */
export function customerRows(
  circumstances: Circumstances,
): Rules & { readonly records: readonly CustomerRecord[] } {
  return {
    records: circumstances.customers,
    names: namesOfCustomer,
    name: ({ code }) => code && customerNames.code(code),
    instead: winnerOf,
    match: (row, known) => match(row, known, circumstances),
    create(row, known, { id }) {
      const { name } = row.patch
      if (name === undefined) return refusedRow('missing_required', 'name')
      const wanted = { ...wantedOf(row, null), name }
      const made = allowed(customers.create(wanted, { ...met(row, known, null, circumstances), id }), row)
      if (!('error' in made)) remember(id, row, circumstances)
      return inState(made, row, circumstances.now)
    },
    update(customer, sent, known) {
      const row = withoutAliases(withoutRepeated(sent, customer, circumstances), customer, known)
      const changed = allowed(
        customers.update(customer, wantedOf(row, customer), {
          ...met(row, known, customer, circumstances),
          unchanged: true,
          versionGiven: circumstances.mayInvoice,
        }),
        row,
      )
      if (!('error' in changed)) remember(customer.id, sent, circumstances)
      return inState(changed, row, circumstances.now)
    },
  }
}

function remember(id: Id, { patch }: RowOfCustomer, { mayInvoice, said }: Circumstances): void {
  if (!mayInvoice && patch.businessId != null) said.set(id, patch.businessId)
}

/** Whoever is not shown a business id, and says what they said last, says nothing of it; anything else they would say blindly. */
function withoutRepeated(
  row: RowOfCustomer,
  { id }: CustomerRecord,
  { said, saidBefore }: Circumstances,
): RowOfCustomer {
  const { businessId, ...patch } = row.patch
  return businessId != null && (said.get(id) ?? saidBefore.get(id)) === businessId ? { ...row, patch } : row
}

/** A row without the code and the reference of a customer that was merged into the one that it means. */
function withoutAliases(
  row: RowOfCustomer,
  { id }: CustomerRecord,
  known: Known<CustomerRecord>,
): RowOfCustomer {
  const isAlias = (name: string | undefined) => known.named(name)?.mergedIntoCustomerId === id
  return {
    ...row,
    code: isAlias(row.code && customerNames.code(row.code)) ? undefined : row.code,
    reference: isAlias(row.reference && referenceName(row.reference)) ? undefined : row.reference,
  }
}

function wantedOf(
  { patch, code, reference, visiting, billing, customFields }: RowOfCustomer,
  customer: CustomerRecord | null,
) {
  const stored = customer?.addresses ?? []
  const isAtAddress = stored.some(({ kind }) => kind === 'visiting') || hasMoreThanTown(visiting)
  const addresses = laidOver(
    isAtAddress ? laidOver(stored, 'visiting', visiting) : stored,
    'billing',
    billing,
  )
  // A name that differs in letter case only is no other name.
  const isFoundByName = customer !== null && folded(patch.name ?? '') === folded(customer.name)
  return {
    ...patch,
    ...(isFoundByName && { name: customer.name }),
    ...reference,
    ...(code !== undefined && { code }),
    ...(customFields && { customFields }),
    // The town stays with the customer: a list of addresses that is sent would give it that of the first.
    ...(addresses !== stored && {
      addresses: [...addresses],
      city: patch.city ?? townOf(customer, addresses),
    }),
  }
}

const townOf = (customer: CustomerRecord | null, addresses: readonly Address[]): string | null =>
  customer?.city ?? addresses[0]?.city ?? null

const hasMoreThanTown = ({ city: _, ...rest }: AddressCells): boolean => Object.keys(rest).length > 0

/** The list with the cells of a row laid over its first address of a kind; the very same one without any. */
function laidOver(
  addresses: readonly Address[],
  kind: Address['kind'],
  cells: AddressCells,
): readonly Address[] {
  if (Object.keys(cells).length === 0) return addresses
  const place = addresses.findIndex(address => address.kind === kind)
  const empty: Address = { kind, addressLine: null, postalCode: null, city: null, country: 'FI' }
  const changed = { ...(addresses[place] ?? empty), ...cells }
  return place < 0 ? [...addresses, changed] : addresses.with(place, changed)
}

function met(
  row: RowOfCustomer,
  known: Known<CustomerRecord>,
  customer: CustomerRecord | null,
  { now, mayInvoice, custom }: Circumstances,
): customers.Circumstances {
  const { code, reference } = row
  return {
    now,
    mayInvoice,
    codeHolder: known.named(code && customerNames.code(code))?.id ?? null,
    referenceHolder: known.named(reference && referenceName(reference))?.id ?? null,
    missing: missingIn(row, customer),
    custom: custom(customer?.customFields ?? null, row),
  }
}

/** What a row refers to that is not in use; what the customer has already it may keep. */
function missingIn(
  { patch, inactive }: RowOfCustomer,
  customer: CustomerRecord | null,
): customers.MissingReference | null {
  const isOut = (id: Id | null | undefined, held: Id | null | undefined) =>
    id != null && id !== held && inactive.has(id)
  if (isOut(patch.ownerMembershipId, customer?.ownerMembershipId)) return 'membership_not_found'
  if (isOut(patch.customerGroupId, customer?.customerGroupId)) return 'customer_group_not_found'
  if (patch.tags?.some(id => inactive.has(id) && !customer?.tags.includes(id)))
    return 'customer_tag_not_found'
  return isOut(patch.billing?.paymentTermId, customer?.paymentTermId) ? 'payment_term_not_found' : null
}

/** The customer in use or out of it, as the row says. */
function inState(decided: Row, row: RowOfCustomer, now: Instant): Row {
  const { active } = row
  if ('error' in decided || active === undefined || decided.state.active === active) return decided
  const action = active ? 'reactivate' : 'deactivate'
  const moved = allowed(
    customers.setState(decided.state, action, { unchanged: true, reason: null, now }),
    row,
  )
  if ('error' in moved) return moved
  // One row is reported once.
  const facts = decided.facts.length > 0 ? decided.facts : moved.facts
  return accept(moved.state, { facts, audit: [...decided.audit, ...moved.audit] })
}

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  customer_business_id_invalid: 'businessId',
  customer_stale: 'businessId',
  customer_vat_id_invalid: 'vatId',
  customer_e_invoice_address_invalid: 'eInvoiceAddress',
  invalid_reference_number: 'fixedReferenceNumber',
  customer_code_immutable: 'code',
  code_already_in_use: 'code',
  external_ref_conflict: 'externalId',
  membership_not_found: 'owner',
  customer_group_not_found: 'group',
  customer_tag_not_found: 'tags',
  payment_term_not_found: 'paymentTerm',
}

function allowed(decision: Decision<CustomerRecord, Fact>, { patch }: RowOfCustomer): Row {
  if (decision.refusal === undefined) return decision
  const [first] = Object.keys(patch.billing ?? {})
  if (decision.refusal === 'customer_billing_fields_forbidden' && first !== undefined)
    return refusedRow(
      decision.refusal,
      first === 'paymentTermId' ? 'paymentTerm' : cellOf(['billing', first]),
    )
  return refusedBy(decision, fieldOf)
}
