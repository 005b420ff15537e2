import { type Id, isId } from '../../../../../platform/vocabulary/ids.ts'
import type { CustomerNamed, PersonNamed } from '../../../../work/customers/port.ts'
import {
  cell,
  type Reference,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import type { Linked, Links } from '../links.ts'
import type { ActivityRow, RowError } from './shapes.ts'

/** By what rows name records of one kind. */
export interface Naming {
  readonly ids: readonly Id[]
  readonly codes: readonly string[]
  readonly references: readonly Reference[]
}

interface Referred {
  readonly id: Id
  readonly externalSource: string | null
  readonly externalId: string | null
}

/** The records that rows name, and those that stored activities concern. */
export interface Met {
  readonly customers: readonly CustomerNamed[]
  readonly contacts: readonly PersonNamed[]
  readonly deals: readonly (Referred & NonNullable<Linked['deal']>)[]
  readonly leads: readonly Referred[]
}

const kinds = {
  customerId: {
    code: 'customerCode',
    source: 'customerExternalSource',
    externalId: 'customerExternalId',
    missing: 'customer_not_found',
  },
  contactId: {
    code: null,
    source: 'contactExternalSource',
    externalId: 'contactExternalId',
    missing: 'crm_contact_not_found',
  },
  dealId: {
    code: null,
    source: 'dealExternalSource',
    externalId: 'dealExternalId',
    missing: 'crm_deal_not_found',
  },
  leadId: {
    code: null,
    source: 'leadExternalSource',
    externalId: 'leadExternalId',
    missing: 'crm_lead_not_found',
  },
} as const satisfies Readonly<Record<keyof Links, object>>

/** What a row says of what it concerns: the first of id, code and reference, and the field that says it. */
interface Said {
  readonly field: keyof ActivityRow
  readonly id?: string
  readonly code?: string
  readonly reference?: Reference
}

function saidIn(row: ActivityRow, link: keyof Links): Said | RefusedRow<RowError> | undefined {
  const { code: codeField, source, externalId: idField } = kinds[link]
  const id = cell(row[link])
  if (id !== undefined) return { field: link, id: id.toLowerCase() }
  const code = codeField === null ? undefined : cell(row[codeField])
  if (codeField !== null && code !== undefined) return { field: codeField, code }
  const reference = referenceIn(row, source, idField)
  return reference && !('error' in reference) ? { field: idField, reference } : reference
}

/** By what rows name records of one kind, together with those that stored activities concern. */
export function namingOf(rows: readonly ActivityRow[], link: keyof Links, stored: readonly Links[]): Naming {
  const said = rows.flatMap(row => {
    const each = saidIn(row, link)
    return each === undefined || 'error' in each ? [] : each
  })
  return {
    ids: [
      ...said.flatMap(({ id }) => (id !== undefined && isId(id) ? id : [])),
      ...stored.flatMap(links => links[link] ?? []),
    ],
    codes: said.flatMap(({ code }) => code ?? []),
    references: said.flatMap(({ reference }) => reference ?? []),
  }
}

/** The records that were met, by the names that rows have for them and by their ids. */
export class KnownLinks {
  readonly #ids: Readonly<Record<keyof Links, ReadonlyMap<string, Id>>>
  readonly #customers: ReadonlyMap<Id, NonNullable<Linked['customer']>>
  readonly #contacts: ReadonlyMap<Id, NonNullable<Linked['contact']>>
  readonly #deals: ReadonlyMap<Id, NonNullable<Linked['deal']>>
  readonly #leads: ReadonlyMap<Id, object>

  constructor({ customers, contacts, deals, leads }: Met) {
    this.#ids = {
      customerId: new Map(
        customers.flatMap(each =>
          [...(each.code === null ? [] : [`code ${each.code}`]), ...namesOf(each)].map(
            name => [name, each.winnerId] as const,
          ),
        ),
      ),
      contactId: idsByName(contacts),
      dealId: idsByName(deals),
      leadId: idsByName(leads),
    }
    this.#customers = new Map(
      customers.flatMap(({ id, active, winnerId, winnerActive }) => [
        [id, { active }] as const,
        [winnerId, { active: winnerActive }] as const,
      ]),
    )
    this.#contacts = byId(contacts)
    this.#deals = byId(deals)
    this.#leads = byId(leads)
  }

  /** What a row concerns, as far as it says so. */
  linksIn(row: ActivityRow): Partial<Record<keyof Links, Id>> | RefusedRow<RowError> {
    const links: Partial<Record<keyof Links, Id>> = {}
    for (const link of Object.keys(kinds) as (keyof Links)[]) {
      const said = saidIn(row, link)
      if (said === undefined) continue
      if ('error' in said) return said
      const id = this.#ids[link].get(nameOf(said))
      if (id === undefined) return refusedRow(kinds[link].missing, said.field)
      links[link] = id
    }
    return links
  }

  /** What is there of the records that an activity would concern. */
  linked({ customerId, contactId, dealId, leadId }: Links): Linked {
    return {
      customer: this.#customers.get(customerId ?? ''),
      contact: this.#contacts.get(contactId ?? ''),
      deal: this.#deals.get(dealId ?? ''),
      lead: this.#leads.get(leadId ?? ''),
    }
  }
}

const referenceName = ({ externalSource, externalId }: Reference) =>
  `reference ${externalSource} ${externalId}`

const nameOf = ({ id, code, reference }: Said): string =>
  reference ? referenceName(reference) : code === undefined ? `id ${id}` : `code ${code}`

const namesOf = ({ id, externalSource, externalId }: Referred): string[] => [
  `id ${id}`,
  ...(externalSource === null || externalId === null ? [] : [referenceName({ externalSource, externalId })]),
]

const idsByName = (records: readonly Referred[]): ReadonlyMap<string, Id> =>
  new Map(records.flatMap(record => namesOf(record).map(name => [name, record.id] as const)))

const byId = <R extends Referred>(records: readonly R[]): ReadonlyMap<Id, R> =>
  new Map(records.map(record => [record.id, record]))

/** Which field of a row named what a rule refuses. */
export function linkField(row: ActivityRow, link: keyof Links): string | undefined {
  const said = saidIn(row, link)
  return said && 'field' in said ? said.field : undefined
}
