import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { by, openPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { circumstancesOf } from './circumstances.ts'
import { mergedRefusal } from '../tombstone.ts'
import { contacts } from './contract.ts'
import type { PersonRecord, PersonWithPlaces } from './record.ts'
import * as rules from './rules.ts'
import type { Place } from './shapes.ts'
import * as store from './store.ts'
import { contact, contactAt } from './view.ts'

const listOrder = {
  operation: 'contacts.list',
  keys: [by('p.name'), by('p.id')],
  sweep: sweepKeys('p'),
  listed: { alias: 'p', sorts: { name: 'p.name', updatedAt: 'p.updatedAt' } },
}

export const handlers = handle(contacts, {
  async list({ query, db, refuse }) {
    if (isHalfReference(query))
      refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
    const page = openPage(db, query, listOrder)
    const { items, pageInfo } = page.answer(await store.listContacts(db, query, page))
    return { items: items.map(contact), pageInfo }
  },

  async listOfCustomer({ params, db, refuse }) {
    const [customer, people] = await Promise.all([
      store.findCustomer(db, params.id),
      store.contactsOf(db, params.id),
    ])
    if (!customer) refuse('customer_not_found')
    return whole(people.map(person => contactAt(person, placeAt(person, params.id) ?? missingPlace())))
  },

  async get({ params, db, refuse }) {
    const { person, place } = await contactOf(db, params, refuse)
    return contactAt(person, place)
  },

  async create({ params, body, db, refuse, commit }) {
    const [customer, circumstances] = await Promise.all([
      store.findCustomer(db, params.id),
      circumstancesOf(db, body, null),
    ])
    const at = { ...circumstances, customer: notMerged(customer, refuse), id: newId() }
    const made = await commit(rules.create(body, at), state =>
      store.saveContact(db, null, state, circumstances.fields),
    )
    return contactAt(made.person, made.place)
  },

  async link({ params, body, db, now, refuse, commit }) {
    const [found, customer] = await Promise.all([
      store.findPerson(db, body.contactId),
      store.findCustomer(db, params.id),
    ])
    const at = notMerged(customer, refuse)
    const person = found ?? refuse('crm_contact_not_found')
    const decision = rules.link(person, person.customers, body, { customer: at, now })
    const linked = await commit(decision, state => store.saveContact(db, person, state, []))
    return contactAt(linked.person, linked.place)
  },

  async update({ params, body, db, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const { customer, person, place } = await contactOf(db, params, refuse)
    const circumstances = await circumstancesOf(db, patch, person)
    const decision = rules.update(person, place, patch, {
      ...circumstances,
      customer,
      unchanged: unchangedSince(expectedUpdatedAt, person.updatedAt),
    })
    const changed = await commit(decision, state =>
      state.person === person
        ? Promise.resolve()
        : store.saveContact(db, person, state, circumstances.fields),
    )
    return contactAt(changed.person, changed.place)
  },

  async deactivate({ params, body, db, now, refuse, commit }) {
    const { customer, person, place } = await contactOf(db, params, refuse)
    const unchanged = unchangedSince(body.expectedUpdatedAt, person.updatedAt)
    const ended = await commit(rules.deactivate(person, place, { customer, now, unchanged }), state =>
      saved(db, person, state),
    )
    return contactAt(ended.person, ended.place)
  },

  async reactivate({ params, body, db, now, refuse, commit }) {
    const { customer, person, place } = await contactOf(db, params, refuse)
    const unchanged = unchangedSince(body.expectedUpdatedAt, person.updatedAt)
    const back = await commit(rules.reactivate(person, place, { customer, now, unchanged }), state =>
      saved(db, person, state),
    )
    return contactAt(back.person, back.place)
  },
})

/** Saves a contact whose custom fields stay; one that did not change is there already. */
const saved = (tx: WriteTransaction, before: PersonRecord, state: rules.Contact): Promise<unknown> =>
  state.person === before ? Promise.resolve() : store.saveContact(tx, before, state, [])

type MissingCustomer = 'customer_not_found' | 'customer_merged'
type Missing = MissingCustomer | 'crm_contact_not_found' | 'crm_contact_customer_mismatch'

type Refuse<Code> = (code: Code, detail?: string, extra?: Readonly<Record<string, unknown>>) => never

/** The customer of the path; one that was merged away has no contacts any more. */
function notMerged(found: rules.AtCustomer | undefined, refuse: Refuse<MissingCustomer>): rules.AtCustomer {
  const customer = found ?? refuse('customer_not_found')
  const merged = mergedRefusal(customer)
  return merged ? refuse(merged.refusal, merged.detail, merged.extra) : customer
}

/** The contact that a path names, with its customer. */
async function contactOf(
  db: TenantDb,
  { id, contactId }: { readonly id: Id; readonly contactId: Id },
  refuse: Refuse<Missing>,
) {
  const [found, person] = await Promise.all([store.findCustomer(db, id), store.findPerson(db, contactId)])
  const customer = notMerged(found, refuse)
  if (!person) return refuse('crm_contact_not_found')
  const place =
    placeAt(person, id) ??
    refuse('crm_contact_customer_mismatch', `${person.name} is no contact of the customer.`)
  return { customer, person, place }
}

const placeAt = ({ customers }: PersonWithPlaces, customerId: Id): Place | undefined =>
  customers.find(place => place.customerId === customerId.toLowerCase())

const missingPlace = (): never => {
  throw new Error('a contact of a customer has a place there')
}
