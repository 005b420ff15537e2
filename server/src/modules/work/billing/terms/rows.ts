import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type TermedRow, termsIn, withTerms } from './reading.ts'
import type { SourceKey, SourceRow } from '../source-rows/row.ts'
import { sourceKinds } from '../source-rows/slot.ts'

/** The rows of the records of these keys as they are now, or as of a day, whatever is billed of them; those that are not there are left out. */
async function rowsWithout(
  db: TenantDb,
  contributions: Contributions,
  keys: readonly SourceKey[],
  asOf?: PlainDate,
): Promise<SourceRow[]> {
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
  return found.flat()
}

/** The same with how they are invoiced, and beside that what else is asked of them; both travel together. */
export async function rowsAnd<T>(
  db: TenantDb,
  contributions: Contributions,
  { keys, asOf }: { readonly keys: readonly SourceKey[]; readonly asOf: PlainDate | undefined },
  ask: (rows: readonly SourceRow[]) => Promise<T>,
): Promise<readonly [TermedRow[], T]> {
  const rows = await rowsWithout(db, contributions, keys, asOf)
  const projectIds = [...new Set(rows.flatMap(({ projectId }) => projectId ?? []))]
  const [termsOf, asked] = await Promise.all([
    rows.length === 0 ? null : termsIn(db, projectIds, asOf),
    ask(rows),
  ])
  return [termsOf ? withTerms(rows, termsOf) : [], asked]
}

/** The rows of the records of these keys as they are now, with how they are invoiced. */
export const rowsOfRecords = async (
  db: TenantDb,
  contributions: Contributions,
  keys: readonly SourceKey[],
): Promise<TermedRow[]> =>
  (await rowsAnd(db, contributions, { keys, asOf: undefined }, () => Promise.resolve()))[0]
