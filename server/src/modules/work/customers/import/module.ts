import { sql } from 'kysely'
import { filesOf } from '../../../records/attachments/port.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { oneOf, optional } from '../../../../platform/contract/shapes.ts'
import { businessId as businessIdIn } from '../../../../platform/vocabulary/business-id.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { allPaymentTerms } from '../../../company/payment-terms/port.ts'
import { formerOwner, membersNamed } from '../../../people/members/port.ts'
import { fieldsOfRows, listOf } from '../../../records/custom-fields/port.ts'
import { importOf, isChangedSince, lastSaid, several, usedBy } from '../../../records/imports/port.ts'
import {
  asUsual,
  byCodeOrName,
  kept,
  ofCustomFields,
  unlessSaid,
  withMeant,
} from '../../../records/imports/protocol/port.ts'
import * as announce from '../announcements.ts'
import { changesOf } from '../changes.ts'
import { customerEvents } from '../events.ts'
import { customerGroups } from '../groups/register.ts'
import { customerKind, type CustomerRecord, searchTextOf } from '../record.ts'
import { CustomerPatch } from '../shapes.ts'
import { customerTags } from '../tags/register.ts'
import { mayInvoice } from '../view.ts'
import { customerRow, matchKeys } from './row.ts'
import { cellOf, patchedBy, readRow } from './rows.ts'
import { customerRows } from './rules.ts'
import { customersNamed, customersWithIds, removeCustomers, saveCustomers } from './store.ts'

const customFields = fieldsOfRows(customerKind.kind)

export const customerImportModule = importOf(
  customerRow,
  customerRows,
)({
  operation: 'importCustomers',
  summary: 'Import customers',
  description: `Creates or changes up to 500 customers. ${asUsual} A customer is found by its external reference, otherwise by its code, and by its business id or name where the row has neither; what is not found is created. A row that fits a customer by its name, business id or an unlinked code and says another name or business id is refused as \`customer_ambiguous\` with that customer as \`id\`, unless \`matchBy\` says which of them counts alone. Each row keeps to the rules of \`POST\` and \`PATCH /v1/customers\`: billing fields need \`invoicing.manage\`, and without it only the rows that have some are refused. ${unlessSaid} ${ofCustomFields} ${kept}`,
  refusals: refusals({
    customer_ambiguous: {
      status: 409,
      title: 'The row may mean another customer',
      when: 'A row of an import has neither code nor external reference, and several customers bear its name or business id; or it fits one customer and says another name or business id than that one has.',
      remedy:
        'Give the row the code or the reference of the customer that it means, or say by `matchBy` what counts.',
      translations: {
        fi: [
          'Rivi voi tarkoittaa toista asiakasta',
          'Anna riville tarkoitetun asiakkaan koodi tai viite, tai kerro `matchBy`-parametrilla, mikä ratkaisee.',
        ],
        sv: [
          'Raden kan avse en annan kund',
          'Ge raden koden eller referensen för den kund som avses, eller ange med `matchBy` vad som avgör.',
        ],
      },
    },
  }),
  events: customerEvents,
  emits: ['customer.created', 'customer.updated'],
  example: {
    rows: [
      {
        ...{ externalSource: 'erp', externalId: '10042', code: 'sahko', name: 'Äänekosken Sähkö Oy' },
        ...{ businessId: '2345678-0', city: 'Äänekoski', customFields: {} },
      },
      { code: 'leipomo', phone: '+358 14 000 000' },
    ],
    filename: 'customers.csv',
    results: [
      { id: 'a01', targetCode: 'sahko' },
      { status: 'updated', id: 'a02', targetCode: 'leipomo' },
    ],
    importId: 'a10',
  },
  patch: CustomerPatch,
  patched: patchedBy,
  cellOf,
  names: {
    owner: { missing: 'membership_not_found', to: 'ownerMembershipId', read: membersNamed },
    group: {
      missing: 'customer_group_not_found',
      to: 'customerGroupId',
      read: async db => byCodeOrName(await customerGroups.store.list(db)),
    },
    tags: several(listOf, {
      missing: 'customer_tag_not_found',
      to: 'tags',
      read: async db => byCodeOrName(await customerTags.store.list(db)),
    }),
    paymentTerm: {
      missing: 'payment_term_not_found',
      read: async db => byCodeOrName(await allPaymentTerms(db)),
    },
  },
  customFields,
  common: {
    matchBy: optional(
      oneOf(matchKeys, {
        description:
          'By what alone rows find their customers, each of which needs it. Absent: by reference, code, business id and name, as far as they agree.',
      }),
    ),
  },
  async find(rows, { db, caller, fields, meant, common: { matchBy } }) {
    const named = await customersNamed(db, {
      codes: rows.flatMap(({ said }) => said.code ?? []),
      references: rows.flatMap(({ reference }) => reference ?? []),
      names: rows.flatMap(({ reference, said }) =>
        matchBy === undefined && (reference || said.code) ? [] : (said.name ?? []),
      ),
      businessIds: mayInvoice(caller)
        ? rows.flatMap(({ said }) => businessIdIn(said.businessId ?? '') ?? [])
        : [],
    })
    const customers = withMeant(named, meant)
    return {
      ...{ customers, mayInvoice: mayInvoice(caller), matchBy, said: new Map<Id, string>() },
      saidBefore: mayInvoice(caller)
        ? new Map<Id, string>()
        : await lastSaid(db, {
            ...{ register: 'customers', membershipId: caller.membership.id },
            recordIds: customers.map(({ id }) => id),
          }),
      custom: (stored, { customFields: changes }) => fields.over(stored, changes),
    }
  },
  read: readRow,
  save: (written, _, { db, fields }) => saveCustomers(db, written, fields.all),
  targetCode: ({ code }) => code,
  alike: {
    table: 'customers',
    called: 'name',
    name: ({ name }) => name,
    among: sql`o.merged_into_customer_id is null`,
    likenesses: [
      {
        ...{ code: 'same_business_id', column: 'business_id', needs: 'invoicing.manage' },
        written: ({ businessId }) => businessId,
      },
      {
        ...{ code: 'similar_name', column: 'name_key' },
        written: ({ name }) => name,
        key: written => sql`customer_name_key(${written})`,
      },
    ],
  },
  /**
   * Also whether the importer saw and wrote what invoicing needs: only who does undoes such an import. And what business id
   * somebody said who is not shown it.
   */
  kept: ({ before, after }, { said }, { caller }) => ({
    before: before && { ...before },
    after: { record: after, withBilling: mayInvoice(caller), said: said.get(after.id) ?? null },
  }),
  /** A code and a reference are taken back only where there was none before, so nobody else can have them. */
  undo: {
    stored: customersWithIds,
    find: ({ db }) => customFields(db),
    names: { ownerMembershipId: formerOwner },
    written: change => ({ ...change, after: change.after['record'] as object }),
    derived: ['searchText'],
    blocksAll: ({ after }, { caller }) =>
      after['withBilling'] === true && !mayInvoice(caller)
        ? { code: 'customer_billing_fields_forbidden' }
        : undefined,
    // By its values it could be found out what others wrote to fields that the caller is not shown.
    isChanged: (record, change, { caller }) =>
      mayInvoice(caller) ? isChangedSince(record, change) : record.updatedAt !== change.after['updatedAt'],
    restore: (former): CustomerRecord => ({ ...former, searchText: searchTextOf(former) }),
    audit: { line: (verb, { id }, changes) => announce.auditLine(verb, id, changes), changes: changesOf },
    facts: ({ removed, restored }, { db }) => [
      // Whoever reads again what was removed finds it gone.
      ...removed.map(({ id }) => announce.updated({ id, updatedAt: db.now })),
      ...restored.map(({ after }) => announce.updated(after)),
    ],
    save: ({ removed, restored }, { db }, fields) =>
      Promise.all([
        saveCustomers(db, restored, fields.all),
        removeCustomers(
          db,
          removed.map(({ id }) => id),
        ),
      ]),
  },
  recordUses: [
    usedBy('members', 'customers', 'owner_membership_id'),
    filesOf('customers', 'customer'),
    usedBy('customers', 'customer_contacts', 'customer_id', { by: 'contacts' }),
    usedBy('customers', 'customers', 'merged_into_customer_id', { apart: 'id' }),
  ],
})
