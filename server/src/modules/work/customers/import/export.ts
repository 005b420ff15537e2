import { allPaymentTerms } from '../../../company/payment-terms/port.ts'
import { membersInCells } from '../../../people/members/port.ts'
import { fieldsOfRows } from '../../../records/custom-fields/port.ts'
import { codesOf, exportOf } from '../../../records/imports/port.ts'
import { customers } from '../contract.ts'
import { customerGroups } from '../groups/register.ts'
import { handlers } from '../handlers.ts'
import { customerKind } from '../record.ts'
import type { Address, Customer } from '../shapes.ts'
import { customerTags } from '../tags/register.ts'
import { customerRow } from './row.ts'

/** What was merged away is the winner's, so it has no row. */
export const customerExportModule = exportOf(customerRow, { contract: customers, key: 'list', handlers })({
  operation: 'customers',
  summary: 'Export customers',
  description:
    'Fields of `billing` have no cells for a caller without `invoicing.manage`, who could not import them either, and customers that were merged away have no rows.',
  customFields: fieldsOfRows(customerKind.kind),
  async rows(items, { db, caller }) {
    const owners = items.map(({ ownerMembershipId }) => ownerMembershipId)
    const [owner, groups, tags, terms] = await Promise.all([
      membersInCells(db, caller, owners),
      customerGroups.store.list(db).then(codesOf),
      customerTags.store.list(db).then(codesOf),
      allPaymentTerms(db).then(codesOf),
    ])
    return items
      .filter(({ mergedIntoCustomerId }) => mergedIntoCustomerId === null)
      .map(customer => ({
        recordId: customer.id,
        externalSource: customer.externalSource,
        externalId: customer.externalId,
        code: customer.code,
        name: customer.name,
        kind: customer.kind,
        active: customer.active,
        businessId: customer.businessId,
        owner: owner(customer.ownerMembershipId),
        group: groups(customer.customerGroupId),
        tags: customer.tags.flatMap(id => tags(id) ?? []).join('; '),
        phone: customer.phone,
        website: customer.website,
        ...visitingCells(customer),
        ...billingAddressCells(customer),
        ...(customer.billing.masked ? {} : billingCells(customer, terms)),
        customFields: customer.customFields,
      }))
  },
})

const addressOf = ({ addresses }: Customer, kind: Address['kind']) =>
  addresses.find(address => address.kind === kind)

/** The town is that of the customer and of the address; where they differ no cell can say both. */
function visitingCells(customer: Customer) {
  const visiting = addressOf(customer, 'visiting')
  const isAlike = !visiting || visiting.city === customer.city
  return {
    addressLine: visiting?.addressLine,
    postalCode: visiting?.postalCode,
    city: isAlike ? customer.city : null,
    country: visiting?.country,
  }
}

function billingAddressCells(customer: Customer) {
  const billing = addressOf(customer, 'billing')
  return {
    billingAddressLine: billing?.addressLine,
    billingPostalCode: billing?.postalCode,
    billingCity: billing?.city,
    billingCountry: billing?.country,
  }
}

const billingCells = ({ billing }: Customer, terms: ReturnType<typeof codesOf>) => ({
  eInvoiceAddress: billing.eInvoiceAddress,
  eInvoiceOperator: billing.eInvoiceOperator,
  invoiceEmail: billing.invoiceEmail,
  invoiceLanguage: billing.language,
  deliveryMethod: billing.deliveryMethod,
  paymentTerm: terms(billing.paymentTermId),
  buyerReference: billing.buyerReference,
  vatId: billing.vatId,
  vatTreatment: billing.vatTreatment,
  invoicingNotes: billing.invoicingNotes,
  fixedReferenceNumber: billing.fixedReferenceNumber,
  creditLimitCents: billing.creditLimitCents,
  collectionHold: billing.collectionHold,
})
