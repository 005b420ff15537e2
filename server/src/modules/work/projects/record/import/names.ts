import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { type CustomField, fieldsOf } from '../../../../records/custom-fields/port.ts'
import { customersNamed } from '../../../customers/port.ts'
import { cell } from '../../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { projectKind } from '../kind.ts'
import type { ProjectRow } from './shapes.ts'

/** What the words of rows mean. */
export interface Names {
  /** By code: the customer, or the one that it was merged into. */
  readonly customers: ReadonlyMap<string, Id>
  readonly manager: (text: string) => Id | undefined
  readonly fields: readonly CustomField[]
}

/** Reads what rows name: a statement for each kind of record, however many rows there are. */
export async function namesIn(db: TenantDb, rows: readonly ProjectRow[]): Promise<Names> {
  const cells = (field: 'customerCode' | 'managerEmail') => rows.flatMap(row => cell(row[field]) ?? [])
  const codes = [...new Set(cells('customerCode'))]
  const [customers, manager, fields] = await Promise.all([
    codes.length === 0 ? [] : customersNamed(db, { ids: [], codes, references: [] }),
    membersNamed(db, cells('managerEmail')),
    fieldsOf(db, projectKind.kind),
  ])
  return {
    customers: new Map(customers.map(({ code, winnerId }) => [code ?? '', winnerId])),
    manager: text => manager(text)?.id,
    fields,
  }
}
