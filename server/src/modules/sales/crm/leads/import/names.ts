import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { fieldsOf } from '../../../../records/custom-fields/port.ts'
import { byCodeOrName } from '../../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { leadKind } from '../kind.ts'
import { leadSources } from '../sources/register.ts'
import type { NamedSource, Names } from './rows.ts'
import type { LeadRow } from './shapes.ts'

/** Reads what rows name: a statement for each kind of record, and none for members that no row names. */
export async function namesIn(db: TenantDb, rows: readonly LeadRow[]): Promise<Names> {
  const [owner, sources, fields] = await Promise.all([
    membersNamed(
      db,
      rows.flatMap(row => row.owner?.trim() || []),
    ),
    leadSources.store.list(db),
    fieldsOf(db, leadKind.kind),
  ])
  return {
    owner,
    source: byCodeOrName(sources as readonly (NamedSource & { readonly name: string })[]),
    fields,
  }
}
