import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  importRows,
  type ImportOutcome,
  type Known,
  type Mode,
  type ModeCode,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { CustomerFact } from '../../announcements.ts'
import { folded } from '../../record.ts'
import type { PersonRecord, PersonWithPlaces } from '../record.ts'
import * as contacts from '../rules.ts'
import type { CustomersMet } from './customers-met.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './shapes.ts'

export interface ImportCircumstances {
  readonly now: Instant
  /** People whom rows may mean: by reference, by address, or by name at a customer. */
  readonly people: readonly PersonWithPlaces[]
  readonly customers: CustomersMet
  readonly custom: (stored: PersonRecord | null, row: ReadRow) => contacts.Circumstances['custom']
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  readonly filename: string | null
}

type Fact = CustomerFact<'customer.updated'>
type Row = Accepted<PersonWithPlaces, Fact> | RefusedRow<RowError>
type Step = Decision<contacts.Contact, Fact>

/** Creates and changes people and their places at customers row by row, by the rules of the single writes. */
export const importContacts = (
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<PersonWithPlaces, RowError | ModeCode>, Fact> =>
  importRows({ ...circumstances, rows, records: circumstances.people }, contactRows(circumstances))

function contactRows(
  circumstances: ImportCircumstances,
): RowRules<ReadRow, PersonWithPlaces, Fact, RowError> {
  const { people, customers } = circumstances
  const repeated = repeatedNames(people)
  return {
    names: namesOf,
    name: ({ reference }) => reference && referenceName(reference.externalSource, reference.externalId),
    match: (row, known) => match(row, known, customers, repeated),
    create(row, known, { index }) {
      const { name } = row.patch
      const customer = customers.of(row)
      if ('error' in customer) return customer
      if (name === undefined) return refusedRow('missing_required', 'name')
      const id = circumstances.newIds[index]
      if (id === undefined) throw new RangeError('every row needs an id of its own')
      const at = { ...met(row, known, null, circumstances), customer, id }
      const made = new Steps({ customers: [] }, customers)
      made.take(contacts.create({ ...row.patch, name }, at))
      setState(made, row, circumstances)
      return made.row()
    },
    update: (person, row, known) => update(person, row, known, circumstances),
  }
}

function update(
  found: PersonWithPlaces,
  row: ReadRow,
  known: Known<PersonWithPlaces>,
  circumstances: ImportCircumstances,
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
function setState(steps: Steps, { active }: ReadRow, { customers, now }: ImportCircumstances): void {
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
      const key = decision.extra?.['key']
      const code = decision.refusal as RowError
      this.refused = refusedRow(code, typeof key === 'string' ? `customFields.${key}` : fieldOf[code])
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
  { reference, ...row }: ReadRow,
  known: Known<PersonWithPlaces>,
  person: PersonRecord | null,
  { now, custom }: ImportCircumstances,
): Pick<contacts.Circumstances, 'now' | 'referenceHolder' | 'custom'> {
  const holder = reference && known.named(referenceName(reference.externalSource, reference.externalId))
  return { now, referenceHolder: holder?.id ?? null, custom: custom(person, { ...row, reference }) }
}

const referenceName = (source: string, id: string): string => `reference ${source} ${id}`
const emailName = (email: string): string => `email ${email.toLowerCase()}`
const at = (name: string, customerId: Id): string => `${name} at ${customerId}`
const spokenName = (name: string): string => `name ${folded(name)}`

function namesOf({ name, email, externalSource, externalId, customers }: PersonWithPlaces): string[] {
  const ownNames = email === null ? [spokenName(name)] : [spokenName(name), emailName(email)]
  return [
    ...(externalSource === null || externalId === null ? [] : [referenceName(externalSource, externalId)]),
    ...(email === null ? [] : [emailName(email)]),
    ...customers.flatMap(({ customerId }) => ownNames.map(each => at(each, customerId))),
  ]
}

/** The names that several people have. */
function repeatedNames(people: readonly PersonWithPlaces[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(people.flatMap(namesOf).filter(name => seen.size === seen.add(name).size))
}

/**
 * Whom a row means: by reference, otherwise by address, first at the customer and then anywhere, and by the name at the
 * customer where there is no address.
 */
function match(
  { reference, patch, ...row }: ReadRow,
  known: Known<PersonWithPlaces>,
  customers: CustomersMet,
  repeated: ReadonlySet<string>,
): PersonWithPlaces | RefusedRow<RowError, PersonWithPlaces> | undefined {
  const referred = reference && known.named(referenceName(reference.externalSource, reference.externalId))
  if (referred) return referred
  const customer = row.customer && customers.named(row.customer.name)
  const own = patch.email == null ? patch.name && spokenName(patch.name) : emailName(patch.email)
  const names = own
    ? [...(customer ? [at(own, customer.id)] : []), ...(patch.email == null ? [] : [own])]
    : []
  for (const name of names) {
    if (repeated.has(name)) return refusedRow('crm_contact_ambiguous', patch.email == null ? 'name' : 'email')
    const found = known.named(name)
    // Who has another reference is another person, who shares the address.
    if (found && reference && found.externalId !== null)
      return { ...refusedRow('external_ref_conflict', 'externalId'), record: found }
    if (found) return found
  }
  return undefined
}
