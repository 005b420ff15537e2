import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { type Id, isId } from '../../../../../platform/vocabulary/ids.ts'
import { byCodeOrName, cell, referenceIn } from '../../../../records/imports/protocol/port.ts'
import {
  type ContactNamed,
  contactsWithEmails,
  type CustomerNamed,
  customersNamed,
} from '../../../../work/customers/port.ts'
import type { Pipeline } from '../../pipelines/record.ts'
import { closeReasons } from '../close-reasons/register.ts'
import { customerName, emailsIn, type NamedReason } from './naming.ts'
import type { DealRow } from './row.ts'

/** What rows name by a code or a name. */
export interface NamedByRow {
  readonly pipeline: Pipeline
  /** One for each outcome at most counts. */
  readonly closeReason: readonly NamedReason[]
  readonly owner: { readonly id: Id }
}

/** What rows name in several ways. */
export interface Names {
  /** By `id …`, `code …` or `reference …`: the customer, or the one that it was merged into. */
  readonly customers: ReadonlyMap<string, Id>
  /** Everybody who has an address, by the address in small letters. */
  readonly contacts: ReadonlyMap<string, readonly ContactNamed[]>
}

/** Reads what rows name: a statement for each kind of record, however many rows there are. */
export async function namesIn(db: TenantDb, rows: readonly DealRow[]): Promise<Names> {
  const cells = (field: 'customerId' | 'customerCode' | 'contactEmails') =>
    rows.flatMap(row => cell(row[field]) ?? [])
  const emails = cells('contactEmails').flatMap(emailsIn)
  const references = rows.flatMap(row => {
    const reference = referenceIn(row, 'customerExternalSource', 'customerExternalId')
    return reference && !('error' in reference) ? reference : []
  })
  const ofCustomers = { ids: cells('customerId').filter(isId), codes: cells('customerCode'), references }
  const [customers, contacts] = await Promise.all([
    customersNamed(db, ofCustomers),
    emails.length === 0 ? [] : contactsWithEmails(db, emails),
  ])
  return {
    customers: new Map(customers.flatMap(namesOfCustomer)),
    contacts: Map.groupBy(contacts, ({ email }) => email),
  }
}

/** The reasons of a code or name. */
export async function reasonsByWords(db: TenantDb) {
  const all = (await closeReasons.store.list(db)) as unknown as readonly NamedReason[]
  const byOutcome = (['won', 'lost'] as const).map(outcome =>
    byCodeOrName(all.filter(each => each.outcome === outcome)),
  )
  return (text: string): readonly NamedReason[] | undefined => {
    const found = byOutcome.flatMap(meant => meant(text) ?? [])
    return found.length === 0 ? undefined : found
  }
}

function namesOfCustomer({ id, code, externalSource, externalId, winnerId }: CustomerNamed): [string, Id][] {
  const names = [customerName.id(id)]
  if (code !== null) names.push(customerName.code(code))
  if (externalSource !== null && externalId !== null)
    names.push(customerName.reference(externalSource, externalId))
  return names.map(name => [name, winnerId])
}
