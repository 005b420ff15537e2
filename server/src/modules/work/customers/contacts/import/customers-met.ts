import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  namesOfRecord,
  recordName,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import { folded } from '../../record.ts'
import type { PersonWithPlaces } from '../record.ts'
import type { AtCustomer, Contact } from '../rules.ts'
import type { Place } from '../shapes.ts'
import type { RowError, RowOfContact } from './row.ts'

/** A customer that rows name, or at which somebody is whom they mean. */
export interface MetCustomer extends AtCustomer {
  readonly code: string | null
  readonly name: string
  readonly externalSource: string | null
  readonly externalId: string | null
  readonly mergedIntoCustomerId: Id | null
}

/** The customers of an import, as they are after the rows before. */
export class CustomersMet {
  readonly #before: ReadonlyMap<Id, MetCustomer>
  readonly #now: Map<Id, MetCustomer>
  readonly #idByName = new Map<string, Id>()
  readonly #repeated = new Set<string>()
  /** Who has a place where. */
  readonly #places = new Set<string>()

  constructor(
    named: readonly MetCustomer[],
    others: readonly MetCustomer[],
    people: readonly PersonWithPlaces[],
  ) {
    for (const { id, customers: places } of people)
      for (const { customerId } of places) this.#places.add(`${customerId} ${id}`)
    this.#before = new Map([...named, ...others].map(customer => [customer.id, customer]))
    this.#now = new Map(this.#before)
    for (const customer of named) {
      const id = customer.mergedIntoCustomerId ?? customer.id
      for (const name of namesOfRecord(customer)) this.#idByName.set(name, id)
      if (customer.mergedIntoCustomerId !== null) continue
      const called = recordName.name(folded(customer.name))
      if (this.#idByName.has(called)) this.#repeated.add(called)
      this.#idByName.set(called, id)
    }
  }

  named(name: string): MetCustomer | undefined {
    const id = this.#repeated.has(name) ? undefined : this.#idByName.get(name)
    return id === undefined ? undefined : this.#now.get(id)
  }

  withId(id: Id): MetCustomer {
    const found = this.#now.get(id)
    if (!found) throw new RangeError(`customer ${id} was not read`)
    return found
  }

  /** The customer of a row, or why there is none. */
  of({ customer }: Pick<RowOfContact, 'customer'>): MetCustomer | RefusedRow<RowError> {
    if (!customer) return refusedRow('missing_required', 'customerCode')
    if (this.#repeated.has(customer.name)) return refusedRow('customer_ambiguous', customer.field)
    return this.named(customer.name) ?? refusedRow('customer_not_found', customer.field)
  }

  /** Takes in what a row did at a customer. */
  heed({ person, place, endsDefault }: Contact): void {
    const customer = this.withId(place.customerId)
    const here = `${customer.id} ${person.id}`
    const wasThere = this.#places.has(here)
    this.#places.add(here)
    const wasPrimary = customer.primaryId === person.id
    this.#now.set(customer.id, {
      ...customer,
      primaryId: place.primary ? person.id : wasPrimary ? null : customer.primaryId,
      contactCount: customer.contactCount + (wasThere ? 0 : 1),
      defaultContactId: endsDefault ? null : customer.defaultContactId,
    })
  }

  /** Customers whose primary contact is another than before, with both. */
  changedPrimaries(): { readonly customerId: Id; readonly formerId: Id | null; readonly id: Id | null }[] {
    return [...this.#now.values()].flatMap(({ id: customerId, primaryId: id }) => {
      const formerId = this.#before.get(customerId)?.primaryId ?? null
      return formerId === id ? [] : [{ customerId, formerId, id }]
    })
  }

  /** Customers that have lost their default contact. */
  endedDefaults(): Id[] {
    return [...this.#now.values()].flatMap(({ id, defaultContactId }) =>
      (this.#before.get(id)?.defaultContactId ?? null) === defaultContactId ? [] : [id],
    )
  }

  /** A person as the rows before have left them: another may have become the primary contact since. */
  asOfNow<Person extends PersonWithPlaces>(person: Person): Person {
    const isPrimary = ({ customerId }: Place) => this.withId(customerId).primaryId === person.id
    return person.customers.every(place => place.primary === isPrimary(place))
      ? person
      : { ...person, customers: person.customers.map(place => ({ ...place, primary: isPrimary(place) })) }
  }
}
