import { sql } from 'kysely'
import { hasRightsOf, mayCall } from '../../../platform/access/gates.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { type Module, module } from '../../../platform/module.ts'
import { erasures, freeTexts, stillKnown, datedWork, workers } from '../../../platform/port.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import {
  attachmentOperations,
  attachmentsOf,
  attachmentTarget,
  attachmentTargets,
  moveAttachments,
} from '../../records/attachments/port.ts'
import { customFieldKinds } from '../../records/custom-fields/port.ts'
import { announcedUndoing } from '../../records/imports/port.ts'
import { phoneSpelling, findable, type Searched, searchedRegister } from '../../records/search/port.ts'
import { timelineEntries, timelineSubjects } from '../../records/timeline/port.ts'
import { bulk } from './bulk/contract.ts'
import { handlers as bulkHandlers } from './bulk/handlers.ts'
import { customerFiles, overviewOfFiles } from './attached-files.ts'
import { contacts } from './contacts/contract.ts'
import { handlers as contactHandlers } from './contacts/handlers.ts'
import { placesOfCustomer } from './contacts/merging.ts'
import { contactKind } from './contacts/record.ts'
import { contactRefusals } from './contacts/refusals.ts'
import { anonymizeDue, contactRetention, filesOfPeople } from './contacts/retention/jobs.ts'
import { contactEntries } from './contacts/timeline.ts'
import { customers } from './contract.ts'
import { customerEvents } from './events.ts'
import { customerGroups } from './groups/register.ts'
import { handlers } from './handlers.ts'
import { listing } from './listing.ts'
import {
  customerHistory,
  type CustomerHistory,
  type CustomerReference,
  customerReferences,
  mostListedIds,
  movesCustomer,
} from './merge/references.ts'
import { customerOverview, type CustomerOverviewPart, overviewItems } from './overview/parts.ts'
import * as port from './port.ts'
import { customerKind, customerTable, notForCaller } from './record.ts'
import { searchedCustomers } from './search.ts'
import { tagReferences } from './tags/merging.ts'
import { customerTags } from './tags/register.ts'
import { customerEntries, customerFileEntries, customerSubject } from './timeline.ts'

const { crm_contact_not_found } = contactRefusals

/** Business cards and other files of people, for anyone who may write contacts. Those of an anonymized person go with them. */
const contactFiles = attachmentTarget({
  type: 'contact',
  roles: ['document', 'photo'],
  missing: { crm_contact_not_found },
  changed: { of: 'a contact', by: 'who holds `crm.use`' },
  gate: caller => (hasRightsOf(caller, contacts.operations.update) ? null : notForCaller),
  async access(db, _caller, ids) {
    return new Map((await notAnonymized(db, ids)).map(id => [id, { add: null, remove: null }]))
  },
  existing: (db, ids) => notAnonymized(db, ids),
})

async function notAnonymized(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select p.id from contacts p
    where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[]) and p.anonymized_at is null`
  return found.map(({ id }) => id)
}

/** The people at customers, for anyone who reads them. One is active as long as they are at some customer. */
const searchedContacts: Searched = {
  type: 'contact',
  table: 'contacts',
  title: () => sql`r.name`,
  subtitle: () => sql`coalesce(r.email, r.phone)`,
  active: ({ orgId }) => sql`exists (
    select from customer_contacts l where l.org_id = ${orgId} and l.contact_id = r.id and l.active)`,
  sources: [
    {
      table: 'contacts',
      fields: () => ({ name: sql`r.name`, email: sql`r.email`, phone: sql`r.phone` }),
      rows: ({ caller }) => (mayCall(caller, contacts.operations.list) ? 'all' : 'none'),
      spelling: phoneSpelling,
    },
  ],
}

/** Which customers were merged into one, for anyone who reads customers. */
const overviewOfMerged: CustomerOverviewPart = {
  part: 'mergedCustomers',
  sees: caller => mayCall(caller, listing.get),
  fragment: ({ orgId, customerId }) => {
    const rows = sql`m.org_id = ${orgId} and m.merged_into_customer_id = ${customerId}`
    return sql`(select jsonb_build_object('count', (select count(*) from customers m where ${rows}),
      'customers', coalesce((
        select jsonb_agg(${customerTable.object('o', ['id', 'code', 'name', 'mergedAt'])} order by o.merged_at desc, o.id desc)
        from (select m.* from customers m where ${rows} order by m.merged_at desc, m.id desc limit ${overviewItems}) o),
        '[]'::jsonb)))`
  },
}

/** Whom a customer is reached by, for anyone who reads its contacts. */
const overviewOfContacts: CustomerOverviewPart = {
  part: 'contacts',
  sees: caller => mayCall(caller, contacts.operations.listOfCustomer),
  fragment: ({ orgId, customerId }) => sql`(
    select jsonb_build_object(
      'count', count(*),
      'primary', (jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'jobTitle', l.job_title, 'email', p.email,
        'phone', p.phone)) filter (where l.is_primary)) -> 0)
    from customer_contacts l join contacts p on p.org_id = ${orgId} and p.id = l.contact_id
    where l.org_id = ${orgId} and l.customer_id = ${customerId} and l.active)`,
}

/** The files of customers; who reads a customer reads its files. */
const filesOfCustomer: CustomerReference = {
  family: 'attachments',
  columns: ['attachments.target_id'],
  sees: caller => mayCall(caller, listing.get) && mayCall(caller, attachmentOperations.list),
  async hanging(db, { loserId }) {
    const found = await attachmentsOf(db, { type: 'customer', id: loserId }, mostListedIds)
    return { ...found, shared: 0 }
  },
  move: (tx, { loserId, winnerId }) => moveAttachments(tx, { type: 'customer', id: loserId }, winnerId),
}

/** What goes on naming a customer that was merged away. */
const historyOfCustomers: readonly CustomerHistory[] = [
  {
    columns: ['custom_field_values.record_id'],
    because:
      'It stays readable as it was, with the values of custom fields; what the target lacked was copied.',
  },
  {
    columns: ['customer_tag_links.customer_id'],
    because: 'It stays readable as it was, with its tags; the target has them too.',
  },
  { columns: ['audit_entries.target_id'], because: 'The audit trail is never changed.' },
]

/** Customers that were merged into the loser before: what they say leads to the winner at once, not by way of the loser. */
const mergedAway = movesCustomer('customers', {
  column: 'merged_into_customer_id',
  sees: caller => mayCall(caller, listing.get),
})

export const customersModules: readonly Module[] = [
  module({
    contract: customers,
    handlers,
    port,
    contributes: [
      freeTexts.of({ table: 'customers', texts: ['invoicing_notes', 'buyer_reference'] }),
      announcedUndoing('customer', customerEvents, ['customer.updated']),
      attachmentTargets.of(customerFiles),
      customFieldKinds.of(customerKind),
      ...findable(searchedCustomers),
      customerReferences.of(mergedAway),
      customerReferences.of(filesOfCustomer),
      customerOverview.of(overviewOfFiles),
      customerOverview.of(overviewOfMerged),
      timelineEntries.of(customerEntries),
      timelineEntries.of(customerFileEntries),
      timelineSubjects.of(customerSubject),
      ...historyOfCustomers.map(customerHistory.of),
    ],
  }),
  module({ contract: bulk, handlers: bulkHandlers }),
  module({
    contract: contacts,
    handlers: contactHandlers,
    contributes: [
      attachmentTargets.of(contactFiles),
      customFieldKinds.of(contactKind),
      ...findable(searchedContacts),
      customerReferences.of(placesOfCustomer),
      customerOverview.of(overviewOfContacts),
      timelineEntries.of(contactEntries),
      workers.of(contactRetention),
      erasures.of(filesOfPeople),
      stillKnown.of({
        ...{ table: 'contacts', name: 'name', email: 'email' },
        remembered: sql`r.anonymized_at is null`,
      }),
      // The books are about customers: one that is a person stays, and so does its name wherever it is written.
      stillKnown.of({ table: 'customers', name: 'name', email: 'invoice_email' }),
      datedWork.of(anonymizeDue),
    ],
  }),
  module({
    ...customerGroups,
    contributes: findable(
      searchedRegister('customer_group', 'customer_groups', {
        readBy: caller => mayCall(caller, customerGroups.contract.operations.list),
      }),
    ),
  }),
  module({
    ...customerTags,
    contributes: [
      ...findable(
        searchedRegister('customer_tag', 'customer_tags', {
          readBy: caller => mayCall(caller, customerTags.contract.operations.list),
        }),
      ),
      customerReferences.of(tagReferences),
    ],
  }),
]
