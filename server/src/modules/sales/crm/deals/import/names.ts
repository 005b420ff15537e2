import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { type Id, isId } from '../../../../../platform/vocabulary/ids.ts'
import { type CustomField, fieldsOf } from '../../../../records/custom-fields/port.ts'
import {
  type ContactNamed,
  contactsWithEmails,
  type CustomerNamed,
  customersNamed,
} from '../../../../work/customers/port.ts'
import { byCodeOrName, cell, referenceIn } from '../../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import type { Pipeline } from '../../pipelines/record.ts'
import { allPipelines } from '../../pipelines/store.ts'
import { closeReasons } from '../close-reasons/register.ts'
import { dealKind } from '../kind.ts'
import { customerName, emailsIn } from './naming.ts'
import type { DealRow } from './shapes.ts'

/** A close reason as rows name it. */
export interface NamedReason {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly outcome: 'won' | 'lost'
  readonly active: boolean
}

/** What the words of rows mean. */
export interface Names {
  readonly pipelines: readonly Pipeline[]
  readonly pipeline: (text: string) => Pipeline | undefined
  /** The reasons of that code or name: one for each outcome at most counts. */
  readonly reasons: (text: string) => readonly NamedReason[]
  readonly owner: (text: string) => Id | undefined
  /** By `id …`, `code …` or `reference …`: the customer, or the one that it was merged into. */
  readonly customers: ReadonlyMap<string, Id>
  /** Everybody who has an address, by the address in small letters. */
  readonly contacts: ReadonlyMap<string, readonly ContactNamed[]>
  readonly fields: readonly CustomField[]
}

/** Reads what rows name: a statement for each kind of record, however many rows there are. */
export async function namesIn(db: TenantDb, rows: readonly DealRow[]): Promise<Names> {
  const cells = (field: 'owner' | 'customerId' | 'customerCode' | 'contactEmails') =>
    rows.flatMap(row => cell(row[field]) ?? [])
  const emails = cells('contactEmails').flatMap(emailsIn)
  const references = rows.flatMap(row => {
    const reference = referenceIn(row, 'customerExternalSource', 'customerExternalId')
    return reference && !('error' in reference) ? reference : []
  })
  const ofCustomers = { ids: cells('customerId').filter(isId), codes: cells('customerCode'), references }
  const [pipelines, reasons, owner, customers, contacts, fields] = await Promise.all([
    allPipelines(db),
    closeReasons.store.list(db),
    membersNamed(db, cells('owner')),
    customersNamed(db, ofCustomers),
    emails.length === 0 ? [] : contactsWithEmails(db, emails),
    fieldsOf(db, dealKind.kind),
  ])
  return {
    pipelines,
    pipeline: byCodeOrName(pipelines),
    reasons: reasonsOf(reasons as unknown as readonly NamedReason[]),
    owner: text => owner(text)?.id,
    customers: new Map(customers.flatMap(namesOfCustomer)),
    contacts: Map.groupBy(contacts, ({ email }) => email),
    fields,
  }
}

function reasonsOf(all: readonly NamedReason[]): Names['reasons'] {
  const byOutcome = (['won', 'lost'] as const).map(outcome =>
    byCodeOrName(all.filter(each => each.outcome === outcome)),
  )
  return text => byOutcome.flatMap(meant => meant(text) ?? [])
}

function namesOfCustomer({ id, code, externalSource, externalId, winnerId }: CustomerNamed): [string, Id][] {
  const names = [customerName.id(id)]
  if (code !== null) names.push(customerName.code(code))
  if (externalSource !== null && externalId !== null)
    names.push(customerName.reference(externalSource, externalId))
  return names.map(name => [name, winnerId])
}
