import { checkBodyShape } from '../../../../platform/http/validators.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomFieldChanges, customFieldsIn, listOf } from '../../../records/custom-fields/port.ts'
import {
  cell,
  given,
  type Reference,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../records/imports/protocol/port.ts'
import type { BillingPatch } from '../billing/shapes.ts'
import { CustomerPatch, type GivenAddress } from '../shapes.ts'
import type { Named, Names } from './names.ts'
import type { CustomerRow, RowError } from './shapes.ts'

/** The parts of an address that a row has. */
export type AddressCells = Partial<Omit<GivenAddress, 'kind'>>

/** A row as it counts: what is absent, null or blank is undefined and keeps what is stored. */
export interface ReadRow {
  readonly reference: Reference | undefined
  readonly code: string | undefined
  readonly active: boolean | undefined
  /** What a PATCH with the same fields would say, but for code, reference, addresses and custom fields. */
  readonly patch: Omit<CustomerPatch, 'expectedUpdatedAt' | 'code' | 'addresses' | 'customFields'>
  readonly visiting: AddressCells
  readonly billing: AddressCells
  readonly customFields: CustomFieldChanges | undefined
  /** Records that the customer is to refer to and that are not in use. */
  readonly inactive: ReadonlySet<Id>
}

const refused = (error: RowError, field: string): RefusedRow<RowError> => refusedRow(error, field)
const isShaped = checkBodyShape(CustomerPatch)

export function readRow(row: CustomerRow, names: Names): ReadRow | RefusedRow<RowError> {
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (reference && 'error' in reference) return reference
  for (const flag of ['active', 'collectionHold'] as const)
    if (typeof row[flag] === 'string' && cell(row[flag]) !== undefined) return refused('invalid_value', flag)
  const code = cell(row.code)
  const name = cell(row.name)
  if (code === undefined && name === undefined && !reference) return refused('missing_required', 'name')
  const found = referencesIn(row, names)
  if ('error' in found) return found
  const { named, inactive } = found
  const { patch, visiting, billing } = cellsOf(row, named)
  const wrong = misshapen({
    ...patch,
    ...given({ code }),
    ...reference,
    addresses: [
      { kind: 'visiting', ...visiting },
      { kind: 'billing', ...billing },
    ],
  })
  if (wrong !== undefined) return refused('invalid_value', wrong)
  return {
    reference,
    code,
    active: typeof row.active === 'boolean' ? row.active : undefined,
    patch,
    visiting,
    billing,
    customFields: customFieldsIn(row.customFields, names.fields),
    inactive,
  }
}

/** The fields of a PATCH that a row fills, and the parts of its two addresses. */
function cellsOf(
  row: CustomerRow,
  { own, paymentTermId }: Exclude<ReturnType<typeof referencesIn>, { error: unknown }>['named'],
): Pick<ReadRow, 'patch' | 'visiting' | 'billing'> {
  const billing = billingIn(row, paymentTermId)
  const patch = {
    ...given({
      name: cell(row.name),
      kind: cell(row.kind) as CustomerPatch['kind'],
      businessId: cell(row.businessId),
      city: cell(row.city),
      phone: cell(row.phone),
      website: websiteOf(cell(row.website)),
    }),
    ...own,
    ...(Object.keys(billing).length > 0 && { billing }),
  }
  return {
    patch,
    visiting: address(row.addressLine, row.postalCode, row.city, row.country),
    billing: address(row.billingAddressLine, row.billingPostalCode, row.billingCity, row.billingCountry),
  }
}

/** What rows name by words in place of ids. */
function referencesIn(row: CustomerRow, names: Names) {
  const inactive = new Set<Id>()
  const idOf = (named: Named | undefined): Id | undefined => {
    if (named && !named.active) inactive.add(named.id)
    return named?.id
  }
  const [owner, group, tags, term] = [row.owner, row.group, row.tags, row.paymentTerm].map(text => cell(text))
  const ownerMembershipId = owner && idOf(names.owner(owner))
  if (owner && !ownerMembershipId) return refused('membership_not_found', 'owner')
  const customerGroupId = group && idOf(names.group(group))
  if (group && !customerGroupId) return refused('customer_group_not_found', 'group')
  const tagIds = tags && listOf(tags).map(each => idOf(names.tag(each)))
  if (tagIds && tagIds.includes(undefined)) return refused('customer_tag_not_found', 'tags')
  const paymentTermId = term && idOf(names.paymentTerm(term))
  if (term && !paymentTermId) return refused('payment_term_not_found', 'paymentTerm')
  const own = given({
    ownerMembershipId,
    customerGroupId,
    tags: tagIds ? [...new Set(tagIds as Id[])] : undefined,
  })
  return { named: { own, paymentTermId }, inactive }
}

function billingIn(row: CustomerRow, paymentTermId: Id | undefined): BillingPatch {
  const limit = typeof row.creditLimitCents === 'string' ? cell(row.creditLimitCents) : row.creditLimitCents
  return given({
    eInvoiceAddress: cell(row.eInvoiceAddress),
    eInvoiceOperator: cell(row.eInvoiceOperator),
    invoiceEmail: cell(row.invoiceEmail),
    language: cell(row.invoiceLanguage) as BillingPatch['language'],
    deliveryMethod: cell(row.deliveryMethod) as BillingPatch['deliveryMethod'],
    paymentTermId,
    buyerReference: cell(row.buyerReference),
    vatId: cell(row.vatId),
    vatTreatment: cell(row.vatTreatment) as BillingPatch['vatTreatment'],
    invoicingNotes: cell(row.invoicingNotes),
    fixedReferenceNumber: cell(row.fixedReferenceNumber),
    // What is no number keeps its form, and the shape says so.
    creditLimitCents: typeof limit === 'string' && /^\d+$/.test(limit) ? Number(limit) : (limit ?? undefined),
    collectionHold: typeof row.collectionHold === 'boolean' ? row.collectionHold : undefined,
  }) as BillingPatch
}

type Cell = string | null | undefined

const address = (line: Cell, postalCode: Cell, city: Cell, country: Cell): AddressCells =>
  given({
    addressLine: cell(line),
    postalCode: cell(postalCode),
    city: cell(city),
    country: cell(country)?.toUpperCase(),
  })

/** Other systems write `www.sahko.fi`. */
const websiteOf = (text: string | undefined): string | undefined =>
  text === undefined || /^https?:\/\//i.test(text) ? text : `https://${text}`

/** The field of a row that a PATCH with the same values would refuse for its shape. */
function misshapen(wanted: object): string | undefined {
  const check = isShaped()
  if (check(wanted)) return undefined
  const [, first = '', second = '', third = ''] = check.errors?.[0]?.instancePath.split('/') ?? []
  if (first === 'addresses') return second === '0' ? third : inBilling(third)
  if (first === 'billing') return second === 'language' ? 'invoiceLanguage' : second
  return first
}

const inBilling = (field: string): string => `billing${field.charAt(0).toUpperCase()}${field.slice(1)}`
