// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  Contact,
  Customer,
  CustomerContact,
  CustomerMerge,
  CustomerOverview,
  DeletedRecord,
  DuplicateCandidate,
  DuplicateGroup,
  RegisteredCompany,
  WithNames,
} from './schemas.ts'

export type CustomersListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of the name, code or city; letter case does not matter. For a caller with `invoicing.manage` of the business id too, with `crm.use` of the name, e-mail address and telephone number of an active contact. */
  q?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** Only customers whom the member looks after. */
  ownerMembershipId?: string | undefined
  /** Only customers with the tag. */
  tagId?: string | undefined
  /** `name` unless said otherwise. By the last two, customers with nothing in play come last in both directions, as those without a code do by `code`; for a caller without `crm.use` nothing is in play. Has no effect with `updatedSince`. */
  sort?: 'name' | 'code' | 'openPipelineCents' | 'lastActivityAt' | undefined
  /** `asc` for `name` and `code`, `desc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Whether deactivated customers are among them, as they are with `updatedSince`, `ids`, `code` and an external reference in any case. */
  includeInactive?: boolean | undefined
  /** Only customers whom nobody looks after, or a member who has left. */
  unowned?: boolean | undefined
  /** Only customers without a completed activity in so many days; without `crm.use` that is said of all. */
  idleDays?: number | undefined
  /** The exact code, active or not. That of a customer which was merged away leads to the one that it was merged into, as its external reference does. */
  code?: string | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The customer's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type CustomersListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Customer[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type CustomersCreateBody = {
  /** What the customer is called. */
  name: string
  /** The code, given once and for good; null or absent for none. */
  code?: string | null | undefined
  /** A company, a private person, or the State, a municipality and the like. */
  kind?: 'company' | 'person' | 'public_body' | undefined
  /** The Finnish business id; null for none. */
  businessId?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The customer's id in the other system; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** The member who looks after the customer; null for nobody. */
  ownerMembershipId?: string | null | undefined
  /** The customer group; null for none. */
  customerGroupId?: string | null | undefined
  /** Ids of customer tags; the list is replaced whole. */
  tags?: readonly string[] | undefined
  /** Where the customer is found; the list is replaced whole. */
  addresses?:
    | readonly {
        /** What the address is for. */
        kind: 'visiting' | 'postal' | 'billing' | 'delivery'
        /** Street and number; null or absent when not known. */
        addressLine?: string | null | undefined
        /** The postal code; null or absent when not known. */
        postalCode?: string | null | undefined
        /** The post office or town; null or absent when not known. */
        city?: string | null | undefined
        /** By ISO 3166-1, two letters; `FI` when absent. */
        country?: string | undefined
      }[]
    | undefined
  /** The town by which the customer is found; absent, it follows the first of the `addresses` that are sent; null for none. */
  city?: string | null | undefined
  /** A telephone number; null for none. */
  phone?: string | null | undefined
  /** An address of the web; null for none. */
  website?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** How the customer is invoiced; absent fields keep their value. Needs `invoicing.manage`. */
  billing?:
    | {
        /** Where e-invoices go: an OVT id, an IBAN or another address of the operator; null for none. */
        eInvoiceAddress?: string | null | undefined
        /** The operator that takes e-invoices for the customer; null for none. */
        eInvoiceOperator?: string | null | undefined
        /** Where invoices go by e-mail; null for none. */
        invoiceEmail?: string | null | undefined
        /** The language of invoices; null for none. */
        language?: 'fi' | 'sv' | 'en' | null | undefined
        /** How invoices reach the customer; null for none. */
        deliveryMethod?: 'einvoice' | 'email' | 'print' | null | undefined
        /** The payment term of new invoices; null for none. */
        paymentTermId?: string | null | undefined
        /** What the customer asks invoices to name; null for none. */
        buyerReference?: string | null | undefined
        /** The VAT id; null for none. */
        vatId?: string | null | undefined
        /** How sales to the customer are treated in value added tax; null for none. */
        vatTreatment?:
          | 'domestic'
          | 'construction_reverse_charge'
          | 'intra_community'
          | 'export'
          | 'exempt'
          | null
          | undefined
        /** What whoever invoices must know; null for none. */
        invoicingNotes?: string | null | undefined
        /** The domestic reference number of every invoice to the customer; null for none. */
        fixedReferenceNumber?: string | null | undefined
        /** What may be open at a time; null for none. */
        creditLimitCents?: number | null | undefined
        /** Whether reminders and collection of unpaid invoices wait. */
        collectionHold?: boolean | undefined
      }
    | undefined
  /** The contact whom invoices are addressed to, an active one of the customer; null for none. Needs `invoicing.manage`. */
  defaultContactId?: string | null | undefined
}

export type CustomersCreateAnswer = Customer

export type CustomersGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type CustomersGetAnswer = Customer & WithNames

export type CustomersUpdateBody = {
  /** What the customer is called. */
  name?: string | undefined
  /** The code, given once and for good; null or absent for none. */
  code?: string | null | undefined
  /** A company, a private person, or the State, a municipality and the like. */
  kind?: 'company' | 'person' | 'public_body' | undefined
  /** The Finnish business id; null for none. */
  businessId?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The customer's id in the other system; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** The member who looks after the customer; null for nobody. */
  ownerMembershipId?: string | null | undefined
  /** The customer group; null for none. */
  customerGroupId?: string | null | undefined
  /** Ids of customer tags; the list is replaced whole. */
  tags?: readonly string[] | undefined
  /** Where the customer is found; the list is replaced whole. */
  addresses?:
    | readonly {
        /** What the address is for. */
        kind: 'visiting' | 'postal' | 'billing' | 'delivery'
        /** Street and number; null or absent when not known. */
        addressLine?: string | null | undefined
        /** The postal code; null or absent when not known. */
        postalCode?: string | null | undefined
        /** The post office or town; null or absent when not known. */
        city?: string | null | undefined
        /** By ISO 3166-1, two letters; `FI` when absent. */
        country?: string | undefined
      }[]
    | undefined
  /** The town by which the customer is found; absent, it follows the first of the `addresses` that are sent; null for none. */
  city?: string | null | undefined
  /** A telephone number; null for none. */
  phone?: string | null | undefined
  /** An address of the web; null for none. */
  website?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** How the customer is invoiced; absent fields keep their value. Needs `invoicing.manage`. */
  billing?:
    | {
        /** Where e-invoices go: an OVT id, an IBAN or another address of the operator; null for none. */
        eInvoiceAddress?: string | null | undefined
        /** The operator that takes e-invoices for the customer; null for none. */
        eInvoiceOperator?: string | null | undefined
        /** Where invoices go by e-mail; null for none. */
        invoiceEmail?: string | null | undefined
        /** The language of invoices; null for none. */
        language?: 'fi' | 'sv' | 'en' | null | undefined
        /** How invoices reach the customer; null for none. */
        deliveryMethod?: 'einvoice' | 'email' | 'print' | null | undefined
        /** The payment term of new invoices; null for none. */
        paymentTermId?: string | null | undefined
        /** What the customer asks invoices to name; null for none. */
        buyerReference?: string | null | undefined
        /** The VAT id; null for none. */
        vatId?: string | null | undefined
        /** How sales to the customer are treated in value added tax; null for none. */
        vatTreatment?:
          | 'domestic'
          | 'construction_reverse_charge'
          | 'intra_community'
          | 'export'
          | 'exempt'
          | null
          | undefined
        /** What whoever invoices must know; null for none. */
        invoicingNotes?: string | null | undefined
        /** The domestic reference number of every invoice to the customer; null for none. */
        fixedReferenceNumber?: string | null | undefined
        /** What may be open at a time; null for none. */
        creditLimitCents?: number | null | undefined
        /** Whether reminders and collection of unpaid invoices wait. */
        collectionHold?: boolean | undefined
      }
    | undefined
  /** The contact whom invoices are addressed to, an active one of the customer; null for none. Needs `invoicing.manage`. */
  defaultContactId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type CustomersUpdateAnswer = Customer

export type CustomersOverviewQuery = CustomersGetQuery

export type CustomersOverviewAnswer = CustomerOverview & WithNames

export type CustomersListDuplicatesQuery = {
  /** By `name`: alike but for letter case, accents, punctuation and legal forms such as Oy and Ab. By `business_id`: the same, told and looked at only for a caller with `invoicing.manage`. By `domain`: of the website; domains that many share, such as of free mail, do not count. */
  by?: 'name' | 'business_id' | 'domain' | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type CustomersListDuplicatesAnswer = Page<DuplicateGroup> & WithNames

export type CustomersDuplicatesQuery = CustomersGetQuery

export type CustomersDuplicatesAnswer = Page<DuplicateCandidate> & WithNames

export type CustomersLookUpQuery = {
  /** The Finnish business id, `1234567-8`; spaces around it do not matter. */
  businessId: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type CustomersLookUpAnswer = RegisteredCompany & WithNames

export type CustomersDeactivateBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type CustomersDeactivateAnswer = Customer

export type CustomersReactivateBody = CustomersDeactivateBody

export type CustomersReactivateAnswer = Customer

export type CustomersMergeBody = {
  /** The customer that stays, and gets what hangs on the one of the path. */
  targetCustomerId: string
  /** Fields of which the value of the customer of the path stays where both have one: `name`, `kind`, `businessId`, `ownerMembershipId`, `customerGroupId`, `addresses`, `city`, `phone`, `website`, `defaultContactId`, `billing.<field>` or `customFields.<key>`. Of any other the value of the target stays. */
  take?: readonly string[] | undefined
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type CustomersMergeAnswer = CustomerMerge

export type CustomersChangeManyBody = {
  /** The customers to change. */
  customers: readonly {
    /** A customer to change, as `GET /v1/customers` shows it. */
    customerId: string
    /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
    expectedUpdatedAt?: string | undefined
  }[]
  /** What changes on each of them; what is absent stays. */
  change: {
    /** The member who looks after them; null for nobody. */
    ownerMembershipId?: string | null | undefined
    /** The customer group; null for none. */
    customerGroupId?: string | null | undefined
    /** Customer tags that they get besides those that they have. */
    addTags?: readonly string[] | undefined
    /** Customer tags that they lose; one that is among `addTags` too, they get. */
    removeTags?: readonly string[] | undefined
  }
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type CustomersChangeManyAnswer = {
  /** One result a customer. */
  results: readonly {
    /** The place of the customer among those sent, from 0. */
    index: number
    /** The customer, as it was sent. */
    customerId: string
    /** Whether it was changed, was so already, or stays as it is for a reason. */
    status: 'changed' | 'unchanged' | 'error'
    /** Why it was not changed, as a single change would be refused; null unless `status` is `error`. */
    code:
      | 'customer_not_found'
      | 'customer_merged'
      | 'customer_stale'
      | 'customer_tag_limit_reached'
      | 'membership_not_found'
      | 'customer_group_not_found'
      | 'customer_tag_not_found'
      | null
    /** The same in words for people, in English; null unless there is a `code`. */
    detail: string | null
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
  }[]
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type ContactsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of the name, e-mail address or telephone number; letter case does not matter. */
  q?: string | undefined
  /** Only people who may be sent marketing, or only others. */
  mayReceiveMarketing?: boolean | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The person's id there; together with `externalSource`. */
  externalId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ContactsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Contact[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ContactsListOfCustomerQuery = CustomersGetQuery

export type ContactsListOfCustomerAnswer = Page<CustomerContact> & WithNames

export type ContactsCreateBody = {
  /** What the person is called. */
  name: string
  /** An e-mail address; null for none. */
  email?: string | null | undefined
  /** A telephone number; null for none. */
  phone?: string | null | undefined
  /** The language to write in; null for none. */
  language?: 'fi' | 'sv' | 'en' | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The person's id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** What the person has said to marketing by electronic means. */
  consent?: 'unknown' | 'given' | 'refused' | undefined
  /** Where consent is known from; null for nothing. */
  consentSource?: string | null | undefined
  /** Whether the person has forbidden marketing. It stands above consent. */
  optedOut?: boolean | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** What the person does at the customer; null for nothing. */
  jobTitle?: string | null | undefined
  /** Whether this is the one contact that the customer is reached by first of all. */
  primary?: boolean | undefined
}

export type ContactsCreateAnswer = CustomerContact

export type ContactsGetPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `customer_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `crm_contact_not_found`. */
  contactId: string
}

export type ContactsGetQuery = CustomersGetQuery

export type ContactsGetAnswer = CustomerContact & WithNames

export type ContactsUpdatePath = ContactsGetPath

export type ContactsUpdateBody = {
  /** What the person is called. */
  name?: string | undefined
  /** An e-mail address; null for none. */
  email?: string | null | undefined
  /** A telephone number; null for none. */
  phone?: string | null | undefined
  /** The language to write in; null for none. */
  language?: 'fi' | 'sv' | 'en' | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The person's id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** What the person has said to marketing by electronic means. */
  consent?: 'unknown' | 'given' | 'refused' | undefined
  /** Where consent is known from; null for nothing. */
  consentSource?: string | null | undefined
  /** Whether the person has forbidden marketing. It stands above consent. */
  optedOut?: boolean | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** What the person does at the customer; null for nothing. */
  jobTitle?: string | null | undefined
  /** Whether this is the one contact that the customer is reached by first of all. */
  primary?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ContactsUpdateAnswer = CustomerContact

export type ContactsLinkBody = {
  /** The person, a contact of another customer. */
  contactId: string
  /** What the person does at the customer; null for nothing. */
  jobTitle?: string | null | undefined
  /** Whether this is the one contact that the customer is reached by first of all. */
  primary?: boolean | undefined
}

export type ContactsLinkAnswer = CustomerContact

export type ContactsDeactivatePath = ContactsGetPath

export type ContactsDeactivateBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ContactsDeactivateAnswer = CustomerContact

export type ContactsReactivatePath = ContactsGetPath

export type ContactsReactivateBody = ContactsDeactivateBody

export type ContactsReactivateAnswer = CustomerContact

export const customers = (call: Call) => ({
  /**
   * List customers
   *
   * Page through the customers, active ones unless asked otherwise. Identifiers of invoicing are masked for a caller without `invoicing.manage`, and nothing finds or orders customers by them for such a caller.
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`.
   *
   * `GET /v1/customers`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`
   */
  list: (query: CustomersListQuery = {}, options?: CallOptions): Promise<CustomersListAnswer> =>
    call({ id: 'customers.list', method: 'GET', path: '/v1/customers' }, { query }, options),

  /**
   * Add a customer
   *
   * Add a customer. `billing` and `defaultContactId` need `invoicing.manage`: without it the whole write is refused. The answer shows what the caller may see.
   *
   * Takes any credential that holds `crm.use` or `projects.manage` or `invoicing.manage`. Emits `customer.created`.
   *
   * `POST /v1/customers`; needs `crm.use` or `projects.manage` or `invoicing.manage`
   */
  create: (body: CustomersCreateBody, options?: KeyedCallOptions): Promise<CustomersCreateAnswer> =>
    call({ id: 'customers.create', method: 'POST', path: '/v1/customers', keyed: true }, { body }, options),

  /**
   * Read one customer
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`.
   *
   * `GET /v1/customers/{id}`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`
   */
  get: (id: string, query: CustomersGetQuery = {}, options?: CallOptions): Promise<CustomersGetAnswer> =>
    call(
      { id: 'customers.get', method: 'GET', path: '/v1/customers/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a customer
   *
   * Change a customer: an absent field keeps, null clears. `billing` and `defaultContactId` need `invoicing.manage`: without it the whole write is refused, whatever else it says. A code is given once. What the caller is not shown counts as changed whenever it is sent.
   *
   * Takes any credential that holds `crm.use` or `projects.manage` or `invoicing.manage`. Emits `customer.updated`.
   *
   * `PATCH /v1/customers/{id}`; needs `crm.use` or `projects.manage` or `invoicing.manage`
   */
  update: (id: string, body: CustomersUpdateBody, options?: CallOptions): Promise<CustomersUpdateAnswer> =>
    call(
      { id: 'customers.update', method: 'PATCH', path: '/v1/customers/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * See a customer from all sides
   *
   * The customer with what the families of the service know of it, as of one instant. A part is null for a caller who may not read its records. Lists have at most 10 items; the operation of their records has the rest.
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`.
   *
   * `GET /v1/customers/{id}/overview`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`
   */
  overview: (
    id: string,
    query: CustomersOverviewQuery = {},
    options?: CallOptions,
  ): Promise<CustomersOverviewAnswer> =>
    call(
      { id: 'customers.overview', method: 'GET', path: '/v1/customers/{id}/overview' },
      { path: { id }, query },
      options,
    ),

  /**
   * List duplicate candidates
   *
   * Page through groups of active customers that have something in common and may be one: look at them, and merge. Nobody is found by business id without `invoicing.manage`.
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`.
   *
   * `GET /v1/customers/duplicates`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`
   */
  listDuplicates: (
    query: CustomersListDuplicatesQuery = {},
    options?: CallOptions,
  ): Promise<CustomersListDuplicatesAnswer> =>
    call(
      { id: 'customers.listDuplicates', method: 'GET', path: '/v1/customers/duplicates' },
      { query },
      options,
    ),

  /**
   * List a customer's duplicate candidates
   *
   * At most 20 other active customers that may be the same one, those with the most in common first; the domains of e-mail addresses count too, of contacts for a caller with `crm.use` and of invoices for one with `invoicing.manage`. Read it after adding a customer.
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`.
   *
   * `GET /v1/customers/{id}/duplicates`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`
   */
  duplicates: (
    id: string,
    query: CustomersDuplicatesQuery = {},
    options?: CallOptions,
  ): Promise<CustomersDuplicatesAnswer> =>
    call(
      { id: 'customers.duplicates', method: 'GET', path: '/v1/customers/{id}/duplicates' },
      { path: { id }, query },
      options,
    ),

  /**
   * Look a company up by its business id
   *
   * What the public register says of a company, to fill a new customer from its business id: nothing is written. The register is asked anew each time.
   *
   * Takes any credential that holds `crm.use` or `projects.manage` or `invoicing.manage`.
   *
   * `GET /v1/customers/register-lookup`; needs `crm.use` or `projects.manage` or `invoicing.manage`
   */
  lookUp: (query: CustomersLookUpQuery, options?: CallOptions): Promise<CustomersLookUpAnswer> =>
    call(
      { id: 'customers.lookUp', method: 'GET', path: '/v1/customers/register-lookup' },
      { query },
      options,
    ),

  /**
   * Take a customer out of use
   *
   * Take a customer out of use; it is never deleted, and what refers to it keeps it. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use` or `projects.manage` or `invoicing.manage`. Emits `customer.updated`.
   *
   * `POST /v1/customers/{id}/deactivate`; needs `crm.use` or `projects.manage` or `invoicing.manage`
   */
  deactivate: (
    id: string,
    body: CustomersDeactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<CustomersDeactivateAnswer> =>
    call(
      { id: 'customers.deactivate', method: 'POST', path: '/v1/customers/{id}/deactivate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Take a customer into use again
   *
   * Take a deactivated customer into use again. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use` or `projects.manage` or `invoicing.manage`. Emits `customer.updated`.
   *
   * `POST /v1/customers/{id}/reactivate`; needs `crm.use` or `projects.manage` or `invoicing.manage`
   */
  reactivate: (
    id: string,
    body: CustomersReactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<CustomersReactivateAnswer> =>
    call(
      { id: 'customers.reactivate', method: 'POST', path: '/v1/customers/{id}/reactivate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Merge a customer into another
   *
   * Let another customer, `targetCustomerId`, have all that hangs on this one: contacts, tags, deals, activities and the rest. Where only this one has something in a field, the target gets it; where both have, what the target has stays, unless the field is in `take`. This customer stays readable as it was, inactive, with `mergedIntoCustomerId`; its code and external reference lead to the target from then on, and are given to nobody else. Without `invoicing.manage` nothing of `billing`, `businessId` and `defaultContactId` is compared, told or moved. There is no undo: look with `dryRun` first, which answers what would move, what differs and what is in the way.
   *
   * Takes any credential that holds `crm.use` or `projects.manage` or `invoicing.manage`. Emits `customer.updated`.
   *
   * `POST /v1/customers/{id}/merge`; needs `crm.use` or `projects.manage` or `invoicing.manage`
   */
  merge: (id: string, body: CustomersMergeBody, options?: KeyedCallOptions): Promise<CustomersMergeAnswer> =>
    call(
      { id: 'customers.merge', method: 'POST', path: '/v1/customers/{id}/merge', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change many customers
   *
   * Give up to 500 customers another owner, group or other tags, one after the other by the rules of a single change. Always 200, with a result for each in the order in which they were sent; what holds one back does not stop the others.
   *
   * Takes any credential that holds `crm.use` or `projects.manage` or `invoicing.manage`. Emits `customer.updated`.
   *
   * `POST /v1/customers/bulk`; needs `crm.use` or `projects.manage` or `invoicing.manage`
   */
  changeMany: (
    body: CustomersChangeManyBody,
    options?: KeyedCallOptions,
  ): Promise<CustomersChangeManyAnswer> =>
    call(
      { id: 'customers.changeMany', method: 'POST', path: '/v1/customers/bulk', keyed: true },
      { body },
      options,
    ),
})

export const contacts = (call: Call) => ({
  /**
   * List contacts
   *
   * Page through the people whom customers are reached by, by name, each with the customers.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy`.
   *
   * `GET /v1/contacts`; needs `crm.use` or `crm.privacy`
   */
  list: (query: ContactsListQuery = {}, options?: CallOptions): Promise<ContactsListAnswer> =>
    call({ id: 'contacts.list', method: 'GET', path: '/v1/contacts' }, { query }, options),

  /**
   * List a customer's contacts
   *
   * The contacts of a customer, the primary one first, then by name; deactivated ones too. Read `active`.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy`.
   *
   * `GET /v1/customers/{id}/contacts`; needs `crm.use` or `crm.privacy`
   */
  listOfCustomer: (
    id: string,
    query: ContactsListOfCustomerQuery = {},
    options?: CallOptions,
  ): Promise<ContactsListOfCustomerAnswer> =>
    call(
      { id: 'contacts.listOfCustomer', method: 'GET', path: '/v1/customers/{id}/contacts' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a contact to a customer
   *
   * Add a person to a customer. The first contact of a customer is its primary one unless `primary` says otherwise; a new primary one takes the place of the former.
   *
   * Takes any credential that holds `crm.use`.
   *
   * `POST /v1/customers/{id}/contacts`; needs `crm.use`
   */
  create: (id: string, body: ContactsCreateBody, options?: KeyedCallOptions): Promise<ContactsCreateAnswer> =>
    call(
      { id: 'contacts.create', method: 'POST', path: '/v1/customers/{id}/contacts', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one contact of a customer
   *
   * Takes any credential that holds `crm.use` or `crm.privacy`.
   *
   * `GET /v1/customers/{id}/contacts/{contactId}`; needs `crm.use` or `crm.privacy`
   */
  get: (
    path: ContactsGetPath,
    query: ContactsGetQuery = {},
    options?: CallOptions,
  ): Promise<ContactsGetAnswer> =>
    call(
      { id: 'contacts.get', method: 'GET', path: '/v1/customers/{id}/contacts/{contactId}' },
      { path, query },
      options,
    ),

  /**
   * Change a contact
   *
   * Change a contact: an absent field keeps, null clears. `jobTitle` and `primary` are of this customer; the rest is the person, at every customer. Opting out ends consent.
   *
   * Takes any credential that holds `crm.use`.
   *
   * `PATCH /v1/customers/{id}/contacts/{contactId}`; needs `crm.use`
   */
  update: (
    path: ContactsUpdatePath,
    body: ContactsUpdateBody,
    options?: CallOptions,
  ): Promise<ContactsUpdateAnswer> =>
    call(
      { id: 'contacts.update', method: 'PATCH', path: '/v1/customers/{id}/contacts/{contactId}' },
      { path, body },
      options,
    ),

  /**
   * Link a person to a further customer
   *
   * Make somebody who is a contact of another customer one of this customer too: it stays one person.
   *
   * Takes any credential that holds `crm.use`.
   *
   * `POST /v1/customers/{id}/contacts/link`; needs `crm.use`
   */
  link: (id: string, body: ContactsLinkBody, options?: KeyedCallOptions): Promise<ContactsLinkAnswer> =>
    call(
      { id: 'contacts.link', method: 'POST', path: '/v1/customers/{id}/contacts/link', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * End a contact at a customer
   *
   * Say that the person is no contact of the customer any more; at others they stay one. The customer then has no primary contact, or no default contact, where it was this one. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use`. Emits `customer.updated`.
   *
   * `POST /v1/customers/{id}/contacts/{contactId}/deactivate`; needs `crm.use`
   */
  deactivate: (
    path: ContactsDeactivatePath,
    body: ContactsDeactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<ContactsDeactivateAnswer> =>
    call(
      {
        id: 'contacts.deactivate',
        method: 'POST',
        path: '/v1/customers/{id}/contacts/{contactId}/deactivate',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Take a contact back
   *
   * Say that the person is a contact of the customer again. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use`.
   *
   * `POST /v1/customers/{id}/contacts/{contactId}/reactivate`; needs `crm.use`
   */
  reactivate: (
    path: ContactsReactivatePath,
    body: ContactsReactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<ContactsReactivateAnswer> =>
    call(
      {
        id: 'contacts.reactivate',
        method: 'POST',
        path: '/v1/customers/{id}/contacts/{contactId}/reactivate',
        keyed: true,
      },
      { path, body },
      options,
    ),
})
