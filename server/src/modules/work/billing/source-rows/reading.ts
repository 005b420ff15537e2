import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type TermedRow, termsIn, withTerms } from '../terms/reading.ts'
import type { SourceKey } from './row.ts'
import { sourceKinds } from './slot.ts'

/**
 * The rows of the records of these keys as they are now, or as of a day, whatever is billed of them; those that are not there are
 * left out.
 */
export async function rowsOfRecords(
  db: TenantDb,
  contributions: Contributions,
  keys: readonly SourceKey[],
  asOf?: PlainDate,
): Promise<TermedRow[]> {
  const byKind = Map.groupBy(keys, ({ kind }) => kind)
  const wanted = contributions(sourceKinds).filter(({ kind }) => byKind.has(kind))
  const found = await Promise.all(
    wanted.map(({ kind, withIds }) =>
      withIds(
        db,
        contributions,
        [...new Set((byKind.get(kind) ?? []).map(({ sourceId }) => sourceId))],
        asOf,
      ),
    ),
  )
  const rows = found.flat()
  const projectIds = [...new Set(rows.flatMap(({ projectId }) => projectId ?? []))]
  return withTerms(rows, await termsIn(db, projectIds, asOf))
}
