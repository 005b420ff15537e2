import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { circumstancesOf } from './circumstances.ts'
import { join, type ConsentState } from './joining.ts'
import * as rules from './rules.ts'
import type { NewContact } from './shapes.ts'
import { findCustomer, findPerson, saveContact } from './store.ts'

/** An active customer, as another family's transaction writes contacts at it; undefined when there is none. */
export async function openedCustomer(
  tx: WriteTransaction,
  id: Id,
): Promise<{ readonly name: string; readonly at: rules.AtCustomer } | undefined> {
  const [at, [active]] = await Promise.all([
    findCustomer(tx, id),
    tx.sql<{ name: string }>`
      select c.name from customers c where c.org_id = ${tx.orgId} and c.id = ${id} and c.active`,
  ])
  return at && active && { name: active.name, at }
}

/** A customer that is made in the same transaction: nobody is its contact yet. */
export const newCustomer = (id: Id): rules.AtCustomer => ({
  id,
  mergedIntoCustomerId: null,
  defaultContactId: null,
  primaryId: null,
  contactCount: 0,
})

/**
 * Decides to add a person to a customer in a transaction of another family, by the rules of
 * `POST /v1/customers/{id}/contacts`. What they said to marketing is as old as it was there.
 */
export async function openContact(
  tx: WriteTransaction,
  customer: rules.AtCustomer,
  wanted: Omit<NewContact, 'consent' | 'consentSource' | 'optedOut'>,
  known: ConsentState,
) {
  const circumstances = await circumstancesOf(tx, wanted, null)
  const { consent, consentSource, optedOut } = known
  const said = { consent: optedOut ? ('refused' as const) : consent, consentSource, optedOut }
  const decision = rules.create({ ...wanted, ...said }, { ...circumstances, customer, id: newId() })
  const save = (contact: rules.Contact) => saveContact(tx, null, contact, circumstances.fields)
  if (decision.refusal !== undefined) return { decision, save }
  const { person } = decision.state
  const dated = { ...person, consentAt: known.consentAt, optedOutAt: known.optedOutAt }
  return { decision: { ...decision, state: { ...decision.state, person: dated } }, save }
}

/** Decides to turn to a person who is there; undefined when there is none with the id. */
export async function joinContact(
  tx: WriteTransaction,
  contactId: Id,
  known: ConsentState,
  at: { readonly customer: rules.AtCustomer; readonly isNew: boolean },
) {
  const person = await findPerson(tx, contactId)
  if (!person) return undefined
  const save = (contact: rules.Contact): Promise<unknown> =>
    contact.person === person ? Promise.resolve() : saveContact(tx, person, contact, [])
  return { decision: join(person, known, { ...at, now: tx.now }), save }
}
