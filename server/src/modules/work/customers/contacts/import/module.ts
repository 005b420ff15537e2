import { filesOf } from '../../../../records/attachments/port.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { oneOf, optional } from '../../../../../platform/contract/shapes.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { importOf, usedBy, usesOf } from '../../../../records/imports/port.ts'
import {
  asUsual,
  kept,
  ofCustomFields,
  unlessSaid,
  withMeant,
} from '../../../../records/imports/protocol/port.ts'
import { customerEvents } from '../../events.ts'
import { personLikenesses } from '../../alike.ts'
import { folded } from '../../record.ts'
import { contactKind, type PersonWithPlaces, placesAdded, searchTextOf } from '../record.ts'
import { auditLine, changesOf } from '../rules.ts'
import { ContactPatch } from '../shapes.ts'
import { CustomersMet } from './customers-met.ts'
import { contactRow, customerNaming, matchKeys, readRow } from './row.ts'
import { contactRows } from './rules.ts'
import * as store from './store.ts'

const customFields = fieldsOfRows(contactKind.kind)

export const contactImportModule = importOf(
  contactRow,
  contactRows,
)({
  operation: 'importContacts',
  summary: 'Import contacts',
  description: `Creates or changes up to 500 people at customers. ${asUsual} A person is found by the external reference, otherwise by the e-mail address, at the customer of the row before others, and where the row has no address by the name at the customer; who is not found is created. Somebody of that address who is called otherwise is not changed: the row is refused as \`crm_contact_ambiguous\` with that person as \`id\`, unless \`matchBy\` says what counts alone. A row that names a customer whose contact the person is not links them. Each row keeps to the rules of the single writes of contacts. ${unlessSaid} ${ofCustomFields} ${kept}`,
  refusals: refusals({
    crm_contact_ambiguous: {
      status: 409,
      title: 'The row may mean another person',
      when: 'A row of an import has no external reference, and several people have its address, or its name at the customer; or somebody has its address and is called otherwise.',
      remedy:
        'Give the row the external reference of the person, or the customer whose contact they are, or say by `matchBy` what counts.',
      translations: {
        fi: [
          'Rivi voi tarkoittaa toista henkilöä',
          'Anna riville henkilön ulkoinen viite tai asiakas, jonka yhteyshenkilö hän on, tai kerro `matchBy`-parametrilla, mikä ratkaisee.',
        ],
        sv: [
          'Raden kan avse en annan person',
          'Ge raden personens externa referens, eller kunden vars kontaktperson det är, eller ange med `matchBy` vad som avgör.',
        ],
      },
    },
  }),
  events: customerEvents,
  emits: ['customer.updated'],
  example: {
    rows: [
      {
        ...{ name: 'Maija Virtanen', email: 'maija@sahko.example', customerCode: 'leipomo' },
        ...{ jobTitle: 'Toimitusjohtaja', customFields: {} },
      },
      { email: 'nobody@sahko.example', phone: '+358 40 123 4567' },
    ],
    filename: 'contacts.csv',
    results: [{ id: 'a01' }, { status: 'error', id: null, code: 'missing_required', field: 'customerCode' }],
    importId: 'a10',
  },
  patch: ContactPatch,
  customFields,
  common: {
    matchBy: optional(
      oneOf(matchKeys, {
        description:
          'By what rows without a known reference find their people, each of which needs it; a name counts at the customer of the row. Absent: by reference, and by an address or a name as far as they agree.',
      }),
    ),
  },
  async find(rows, { db, fields, meant, common: { matchBy } }) {
    const ofCustomers = customerNaming.among(rows.map(({ row }) => row))
    const named = await store.customersNamed(db, ofCustomers)
    const found = await store.peopleNamed(
      db,
      {
        references: rows.flatMap(({ reference }) => reference ?? []),
        emails: rows.flatMap(({ said }) => said.email?.toLowerCase() ?? []),
        names: rows.flatMap(({ said: { name, email } }) =>
          email === undefined || matchBy !== 'email' ? (name?.split('\n', 1).map(folded) ?? []) : [],
        ),
      },
      named.map(({ id, mergedIntoCustomerId }) => mergedIntoCustomerId ?? id),
    )
    const people = withMeant(found, meant)
    const isRead = new Set(named.map(({ id }) => id))
    const winners = named.flatMap(({ mergedIntoCustomerId }) => mergedIntoCustomerId ?? [])
    const places = people.flatMap(({ customers }) => customers.map(({ customerId }) => customerId))
    const others = new Set([...winners, ...places].filter(id => !isRead.has(id)))
    return {
      ...{
        people,
        matchBy,
        customers: new CustomersMet(named, await store.customersWithIds(db, [...others]), people),
      },
      custom: (stored, { patch }) => fields.over(stored, patch.customFields),
    }
  },
  read: readRow,
  alike: {
    table: 'contacts',
    called: 'name',
    name: ({ name }) => name,
    likenesses: personLikenesses('crm.use'),
  },
  save(written, { customers }, { db, fields }) {
    db.defer(store.endDefaults(db, customers.endedDefaults()))
    return store.savePeople(db, written, customers.changedPrimaries(), fields.all)
  },
  /** Also at which customers the import made somebody the primary contact, and who was it before. */
  kept: ({ before, after }, { customers }) => ({
    before: before && { ...before },
    after: { record: after, primaries: customers.changedPrimaries().filter(({ id }) => id === after.id) },
  }),
  undo: {
    stored: store.peopleWithIds,
    find: async ({ db, services, changes }) => ({
      fields: await customFields(db),
      uses: await usesOf(
        db,
        'contacts',
        changes.flatMap(({ recordId, before }) => (before === null ? [] : recordId)),
        services.contributions,
        // Files are of the person, wherever they have a place.
        by => by !== 'attachments',
      ),
    }),
    written: change => ({ ...change, after: change.after['record'] as object }),
    derived: ['searchText'],
    /** A place that the import gave somebody is not taken from who is referred to. */
    blocks(person, { before, after }, { uses }) {
      const by = uses.get(person.id)
      const lost =
        before && placesAdded(before as unknown as PersonWithPlaces, after['record'] as PersonWithPlaces)
      return lost && lost.length > 0 && by !== undefined ? { code: 'record_in_use', by } : undefined
    },
    restore: (former): PersonWithPlaces => ({ ...former, searchText: searchTextOf(former) }),
    audit: { line: (verb, { id }, changes) => auditLine(verb, id, changes), changes: changesOf },
    save: ({ removed, restored }, { db, changes }, { fields }) =>
      store.putBack(db, {
        ...{ removed: removed.map(({ id }) => id), restored, fields: fields.all },
        formers: changes.flatMap(({ after }) => after['primaries'] as store.ChangedPrimary[]),
      }),
  },
  // Invoices of customers are addressed to contacts.
  recordUses: [usedBy('contacts', 'customers', 'default_contact_id'), filesOf('contacts', 'contact')],
})
