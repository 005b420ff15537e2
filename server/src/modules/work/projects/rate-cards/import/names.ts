import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { entryTypesWithCodes } from '../../../../company/catalogs/entry-types/port.ts'
import { customersNamed } from '../../../customers/port.ts'
import { cell } from '../../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { projectsWithCodes } from '../../record/port.ts'
import { projectRolesWithCodes } from '../../roles/port.ts'
import type { RateRow } from './shapes.ts'

/** What the words of rows mean. */
export interface Names {
  readonly project: (code: string) => Id | undefined
  /** The customer, or the one that it was merged into. */
  readonly customer: (code: string) => Id | undefined
  readonly member: (text: string) => Id | undefined
  readonly projectRole: (code: string) => Id | undefined
  readonly entryType: (code: string) => Id | undefined
}

type Told = 'projectCode' | 'customerCode' | 'memberEmail' | 'projectRoleCode' | 'entryTypeCode'

/** Reads what rows name: a statement for each kind of record, however many rows there are. */
export async function namesIn(db: TenantDb, rows: readonly RateRow[]): Promise<Names> {
  const cells = (field: Told) => [...new Set(rows.flatMap(row => cell(row[field]) ?? []))]
  const found = async <Rec>(codes: readonly string[], read: (codes: readonly string[]) => Promise<Rec[]>) =>
    codes.length === 0 ? [] : read(codes)
  const [projects, customers, member, roles, kinds] = await Promise.all([
    found(cells('projectCode'), codes => projectsWithCodes(db, codes)),
    found(cells('customerCode'), codes => customersNamed(db, { ids: [], codes, references: [] })),
    membersNamed(db, cells('memberEmail')),
    found(cells('projectRoleCode'), codes => projectRolesWithCodes(db, codes)),
    found(cells('entryTypeCode'), codes => entryTypesWithCodes(db, codes)),
  ])
  return {
    project: byCode(projects),
    customer: byCode(customers.map(({ code, winnerId }) => ({ code: code ?? '', id: winnerId }))),
    member: text => member(text)?.id,
    projectRole: byCode(roles),
    entryType: byCode(kinds),
  }
}

function byCode(records: readonly { readonly code: string; readonly id: Id }[]) {
  const ids = new Map(records.map(({ code, id }) => [code, id]))
  return (code: string): Id | undefined => ids.get(code)
}
