import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, fieldsOf, listOf } from '../../../records/custom-fields/port.ts'
import { byCodeOrName } from '../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../people/members/port.ts'
import { allPaymentTerms } from '../../../company/payment-terms/port.ts'
import { customerGroups } from '../groups/register.ts'
import { customerKind } from '../kind.ts'
import { customerTags } from '../tags/register.ts'
import type { CustomerRow } from './shapes.ts'

/** A record that a row names: whether a customer that does not have it yet may get it. */
export interface Named {
  readonly id: Id
  readonly active: boolean
}

/** What the words of rows mean. */
export interface Names {
  readonly owner: (text: string) => Named | undefined
  readonly group: (text: string) => Named | undefined
  readonly tag: (text: string) => Named | undefined
  readonly paymentTerm: (text: string) => Named | undefined
  readonly fields: readonly CustomField[]
}

type NamedCells = Pick<CustomerRow, 'owner' | 'group' | 'tags' | 'paymentTerm'>

/** Reads what rows name: a statement for each kind of record, and none for one that no row names. */
export async function namesIn(db: TenantDb, rows: readonly NamedCells[]): Promise<Names> {
  const owners = rows.flatMap(({ owner }) => owner?.trim() || [])
  const isNamed = (field: keyof NamedCells) => rows.some(row => listOf(row[field] ?? '').length > 0)
  const [owner, groups, tags, terms, fields] = await Promise.all([
    membersNamed(db, owners),
    isNamed('group') ? customerGroups.store.list(db) : [],
    isNamed('tags') ? customerTags.store.list(db) : [],
    isNamed('paymentTerm') ? allPaymentTerms(db) : [],
    fieldsOf(db, customerKind.kind),
  ])
  return {
    owner,
    group: byCodeOrName(groups),
    tag: byCodeOrName(tags),
    paymentTerm: byCodeOrName(terms),
    fields,
  }
}
