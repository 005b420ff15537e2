import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  type Known,
  namesOf,
  referenceName,
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { CustomerFact } from '../../announcements.ts'
import { folded } from '../../record.ts'
import type { PersonRecord, PersonWithPlaces } from '../record.ts'
import * as contacts from '../rules.ts'
import type { CustomersMet } from './customers-met.ts'
import type { MatchKey, RowError, RowOfContact } from './row.ts'

interface Circumstances {
  readonly now: Instant
  /** People whom rows may mean: by reference, by address, or by name at a customer. */
  readonly people: readonly PersonWithPlaces[]
  readonly customers: CustomersMet
  /** By what alone rows are matched; undefined for the order of all of it. */
  readonly matchBy: MatchKey | undefined
  /** Custom fields with changes laid over stored values; null for somebody new. */
  readonly custom: (
    stored: PersonRecord['customFields'] | null,
    row: RowOfContact,
  ) => contacts.Circumstances['custom']
}

type Fact = CustomerFact<'customer.updated'>
type Row = Accepted<PersonWithPlaces, Fact> | RefusedRow<RowError>
type Step = Decision<contacts.Contact, Fact>
type Rules = RowRules<RowOfContact, PersonWithPlaces, Fact, RowError>

/** Creates and changes people and their places at customers row by row, by the rules of the single writes. */
export function contactRows(
  circumstances: Circumstances,
): Rules & { readonly records: readonly PersonWithPlaces[] } {
  const { people, customers } = circumstances
  return {
    records: people,
    names: namesOfPerson,
    name: ({ reference }) => reference && referenceName(reference),
    match: (row, known) => match(row, known, circumstances),
    create(row, known, { id }) {
      const { name } = row.patch
      const customer = customers.of(row)
      if ('error' in customer) return customer
      if (name === undefined) return refusedRow('missing_required', 'name')
      const here = { ...met(row, known, null, circumstances), customer, id }
      const made = new Steps({ customers: [] }, customers)
      made.take(contacts.create({ ...row.patch, name }, here))
      setState(made, row, circumstances)
      return made.row()
    },
    update: (person, row, known) => update(person, row, known, circumstances),
  }
}

function update(
  found: PersonWithPlaces,
  row: RowOfContact,
  known: Known<PersonWithPlaces>,
  circumstances: Circumstances,
): Row {
  const { customers, now } = circumstances
  const person = customers.asOfNow(found)
  const isAtCustomer =
    row.patch.jobTitle !== undefined || row.patch.primary !== undefined || row.active !== undefined
  const [first, other] = person.customers
  if (row.customer === undefined && (!first || (isAtCustomer && other)))
    return refusedRow('missing_required', 'customerCode')
  const customer =
    row.customer === undefined && first ? customers.withId(first.customerId) : customers.of(row)
  if ('error' in customer) return customer
  const place = person.customers.find(({ customerId }) => customerId === customer.id)
  const { jobTitle, primary, ...ofPerson } = row.patch
  const steps = new Steps(person, customers, found)
  const at = { ...met(row, known, person, circumstances), unchanged: true }
  if (place) steps.take(contacts.update(person, place, row.patch, { ...at, customer }))
  else {
    const elsewhere = first && customers.withId(first.customerId)
    if (first && elsewhere)
      steps.take(contacts.update(person, first, ofPerson, { ...at, customer: elsewhere }))
    if (!steps.refused)
      steps.take(
        contacts.link(
          steps.person as PersonRecord,
          person.customers,
          { jobTitle: jobTitle ?? null, ...(primary !== undefined && { primary }) },
          { customer, now },
        ),
      )
  }
  setState(steps, row, circumstances)
  return steps.row()
}

/** Ends or takes back the place of the row. */
function setState(steps: Steps, { active }: RowOfContact, { customers, now }: Circumstances): void {
  const { place, person } = steps
  if (steps.refused || !place || active === undefined || place.active === active) return
  const at = { customer: customers.withId(place.customerId), now, unchanged: true }
  const record = person as PersonRecord
  steps.take(active ? contacts.reactivate(record, place, at) : contacts.deactivate(record, place, at))
}

/** The decisions of one row, each taken on what the one before has left. */
class Steps {
  person: Partial<PersonWithPlaces> & Pick<PersonWithPlaces, 'customers'>
  place: contacts.Contact['place'] | undefined
  refused: RefusedRow<RowError> | undefined
  readonly #customers: CustomersMet
  readonly #begun: Steps['person']
  readonly #found: PersonWithPlaces | undefined
  #told: Pick<Accepted<unknown, Fact>, 'facts' | 'audit'> = { facts: [], audit: [] }

  constructor(person: Steps['person'], customers: CustomersMet, found?: PersonWithPlaces) {
    this.person = person
    this.#begun = person
    this.#found = found
    this.#customers = customers
  }

  take(decision: Step): void {
    if (decision.refusal !== undefined) {
      this.refused = refusedBy(decision, fieldOf)
      return
    }
    const { state, facts, audit } = decision
    this.place = state.place
    if (state.person === this.person) return
    const others = this.person.customers.filter(({ customerId }) => customerId !== state.place.customerId)
    this.person = { ...state.person, customers: [...others, state.place].toSorted(byCustomer) }
    this.#customers.heed(state)
    this.#told = { facts: [...this.#told.facts, ...facts], audit: [...this.#told.audit, ...audit] }
  }

  row(): Row {
    if (this.refused) return this.refused
    if (this.#found && this.person === this.#begun) return accept(this.#found)
    return accept(this.person as PersonWithPlaces, this.#told)
  }
}

const byCustomer = (a: { customerId: Id }, b: { customerId: Id }): number =>
  a.customerId < b.customerId ? -1 : 1

const fieldOf: Partial<Record<RowError, string>> = {
  external_ref_conflict: 'externalId',
  crm_contact_opted_out: 'consent',
  crm_contact_inactive: 'primary',
  crm_contact_limit_reached: 'customerCode',
}

function met(
  row: RowOfContact,
  known: Known<PersonWithPlaces>,
  person: PersonRecord | null,
  { now, custom }: Circumstances,
): Pick<contacts.Circumstances, 'now' | 'referenceHolder' | 'custom'> {
  const holder = known.named(row.reference && referenceName(row.reference))
  return { now, referenceHolder: holder?.id ?? null, custom: custom(person?.customFields ?? null, row) }
}

const emailName = (email: string): string => `email ${email.toLowerCase()}`
const at = (name: string, customerId: Id): string => `${name} at ${customerId}`
const spokenName = (name: string): string => `name ${folded(name)}`

function namesOfPerson(person: PersonWithPlaces): string[] {
  const { name, email, customers } = person
  const ownNames = namesOf(spokenName(name), email === null ? undefined : emailName(email))
  return namesOf(
    referenceName(person),
    email === null ? undefined : emailName(email),
    ...customers.flatMap(({ customerId }) => ownNames.map(each => at(each, customerId))),
  )
}

type Matched = PersonWithPlaces | RefusedRow<RowError, PersonWithPlaces> | undefined

/**
 * Whom a row means: by reference, otherwise by address, first at the customer and then anywhere, and by the name at the
 * customer where there is no address. Somebody of that address who is called otherwise is another person, perhaps.
 */
function match(row: RowOfContact, known: Known<PersonWithPlaces>, met: Circumstances): Matched {
  const { matchBy } = met
  const { reference, patch } = row
  const referred = known.named(reference && referenceName(reference))
  if (referred || matchBy === 'reference')
    return referred ?? (reference ? undefined : refusedRow('missing_required', 'externalId'))
  const field = matchBy ?? (patch.email == null ? 'name' : 'email')
  if (patch[field] == null && matchBy) return refusedRow('missing_required', matchBy)
  for (const name of namesIn(row, field, met)) {
    if (known.isShared(name)) return namesake(row, known, met) ?? refusedRow('crm_contact_ambiguous', field)
    const found = known.named(name)
    // Who has another reference is another person, who shares the address.
    if (found && reference && found.externalId !== null)
      return { ...refusedRow('external_ref_conflict', 'externalId'), record: found }
    if (found && (matchBy || !isCalledOtherwise(row, found))) return found
    if (found)
      return namesake(row, known, met) ?? { ...refusedRow('crm_contact_ambiguous', field), record: found }
  }
  return undefined
}

/** What a row finds somebody by: an address or a name at the customer first, and an address anywhere. */
function namesIn(
  { patch, ...row }: RowOfContact,
  field: 'email' | 'name',
  { customers }: Circumstances,
): string[] {
  const customer = row.customer && customers.named(row.customer.name)
  const own = field === 'email' ? emailName(patch.email ?? '') : patch.name && spokenName(patch.name)
  if (!own) return []
  return namesOf(customer && at(own, customer.id), field === 'email' ? own : undefined)
}

/** Of several people with one address the one at the customer who is called as the row says. */
function namesake(
  row: RowOfContact,
  known: Known<PersonWithPlaces>,
  met: Circumstances,
): PersonWithPlaces | undefined {
  const [name] = namesIn(row, 'name', met)
  const found = name !== undefined && !known.isShared(name) ? known.named(name) : undefined
  const isSame = found?.email != null && emailName(found.email) === emailName(row.patch.email ?? '')
  return isSame && !(row.reference && found.externalId !== null) ? found : undefined
}

const isCalledOtherwise = ({ patch }: RowOfContact, { name }: PersonWithPlaces): boolean =>
  patch.name !== undefined && spokenName(patch.name) !== spokenName(name)
