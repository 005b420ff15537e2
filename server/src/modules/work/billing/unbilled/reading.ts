import { type RawBuilder, sql } from 'kysely'
import type { Page } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { partsBilled } from '../consumption/consuming.ts'
import type { Consumption } from '../consumption/record.ts'
import { bitsOfProjects, ofSources } from '../consumption/store.ts'
import { isDivisible, sourceName } from '../source-rows/row.ts'
import { rowsAnd } from '../terms/rows.ts'
import { type TermedRow, termsIn, withTerms } from '../terms/reading.ts'
import { sourceKinds, type SourceScope } from '../source-rows/slot.ts'

/** A row with what is left of it. */
export interface UnbilledRow extends TermedRow {
  readonly restCents: number
}

/** What rows are paged by. */
export interface RowKey {
  readonly kind: string
  readonly date: string
  readonly id: string
  readonly place: number
}

/** The keys of a page of rows, each kind read to the end of the page at most. One statement. */
export function pageOfKeys(
  db: TenantDb,
  contributions: Contributions,
  { scope, kind }: { readonly scope: SourceScope; readonly kind: string | undefined },
  page: Page,
): Promise<RowKey[]> {
  const kinds = contributions(sourceKinds).filter(each => kind === undefined || each.kind === kind)
  if (kinds.length === 0) return Promise.resolve([])
  const ended = (rows: RawBuilder<unknown>) => sql`select e.* from (${rows}) e where true ${page.fragment}`
  const parts = kinds.map(each => sql`(${each.keys(db.orgId, scope, ended)})`)
  return db.sql<RowKey>`
    select e.* from (${sql.join(parts, sql` union all `)}) e ${page.order} limit ${page.limit}`
}

/** The rows of keys as of a day, in their order; one that is gone by now is left out. */
export async function rowsOfKeys(
  db: TenantDb,
  contributions: Contributions,
  keys: readonly RowKey[],
  asOf: PlainDate,
): Promise<UnbilledRow[]> {
  const [found, billed] = await rowsAnd(
    db,
    contributions,
    { keys: keys.map(({ kind, id: sourceId, place }) => ({ kind, sourceId, place })), asOf },
    all =>
      ofSources(
        db,
        all.filter(isDivisible).map(({ kind, sourceId, place }) => ({ kind, sourceId, place })),
      ),
  )
  const rows = new Map(withRest(found, billed).map(row => [sourceName(row), row]))
  return keys.flatMap(({ kind, id, place }) => rows.get(sourceName({ kind, sourceId: id, place })) ?? [])
}

/** All rows of a scope of which something is left, and how work of its projects is invoiced. A constant number of statements, none of which waits for another. */
export async function unbilledRows(
  db: TenantDb,
  contributions: Contributions,
  scope: SourceScope,
): Promise<{ readonly rows: UnbilledRow[]; readonly termsOf: Awaited<ReturnType<typeof termsIn>> }> {
  const [billed, termsOf, ...found] = await Promise.all([
    bitsOfProjects(db, scope.projectIds),
    termsIn(db, scope.projectIds, scope.asOf),
    ...contributions(sourceKinds).map(({ unbilled }) => unbilled(db, contributions, scope)),
  ])
  return { rows: withRest(withTerms(found.flat(), termsOf), billed), termsOf }
}

/** Only what can be billed bit by bit can be billed in part. */
function withRest(rows: readonly TermedRow[], consumptions: readonly Consumption[]): UnbilledRow[] {
  const billed = partsBilled(consumptions)
  return rows.map(row => ({ ...row, restCents: row.cents - (billed.get(sourceName(row)) ?? 0) }))
}
