import { type RawBuilder, sql } from 'kysely'
import type { Caller } from './access/caller.ts'
import { mayCall } from './access/gates.ts'
import type { NamelessRecords } from './contract/names.ts'
import type { Operation } from './contract/operation.ts'
import type { TenantDb } from './data/tenant-db.ts'
import type { Contributions } from './slots.ts'
import type { Instant, PlainDate } from './vocabulary/dates.ts'
import type { Id } from './vocabulary/ids.ts'
import type { Locale } from './vocabulary/locales.ts'
import { nameIn, type StarterNames } from './vocabulary/starter-names.ts'

/** Who asks for something, and when. */
export interface Asker {
  readonly caller: Caller
  readonly orgId: Id
  readonly now: Instant
  /** The organisation's date. */
  readonly today: PlainDate
  readonly contributions: Contributions
}

/** How records of a type are called, as expressions over a row of their table as `r`. */
export interface NamedRecords {
  readonly type: string
  readonly table: string
  /** Null for who may not read it. */
  label(asker: Asker): RawBuilder<unknown>
  /** Which of them the asker may read, as a condition over the table as `s`. */
  rows(asker: Asker): 'all' | 'none' | RawBuilder<boolean>
  /** Which records there are at all: not those that are deleted. */
  readonly present?: RawBuilder<boolean>
  /** What those that every organisation begins with are called in three languages, by the column `code`. */
  readonly starters?: StarterNames
}

/** The ids that were found in an answer, by the type of their records. */
export type FoundIds = ReadonlyMap<string, ReadonlySet<string>>

/** By id, what records are called. */
export type Names = Readonly<Record<string, { readonly type: string; readonly label: string }>>

/**
 * The names of the records that the asker may read, in one statement however many types and ids there are. The language that they
 * have chosen is asked for where a name depends on it.
 */
export async function namesOf(
  db: TenantDb,
  found: FoundIds,
  named: readonly (NamedRecords | NamelessRecords)[],
  asker: Asker & { readonly chosen: () => Locale | null },
): Promise<Names> {
  const parts = named.flatMap(records => {
    const ids = found.get(records.type)
    return ids && 'table' in records ? partOf(records, [...ids], asker) : []
  })
  if (parts.length === 0) return {}
  const rows = await db.sql<{ type: string; id: Id; label: string; code: string | null }>`
    select * from (${sql.join(parts, sql` union all `)}) named where label is not null`
  const startersOf = new Map(
    named.flatMap(records =>
      'table' in records && records.starters ? [[records.type, records.starters] as const] : [],
    ),
  )
  const told = ({ type, label: name, code }: (typeof rows)[number]) => {
    const starters = startersOf.get(type)
    return starters && code !== null ? nameIn(asker.chosen(), { code, name }, starters) : name
  }
  return Object.fromEntries(rows.map(row => [row.id, { type: row.type, label: told(row) }]))
}

function partOf(
  { type, table, label, rows, present = sql`true`, starters }: NamedRecords,
  ids: readonly string[],
  asker: Asker,
): RawBuilder<unknown>[] {
  const readable = rows(asker)
  if (readable === 'none') return []
  return [
    sql`
      select ${sql.lit(type)} as type, r.id, (${label(asker)})::text as label,
        ${starters ? sql`r.code` : sql`null::text`} as code
      from (
        select * from ${sql.table(table)} s
        where s.org_id = ${asker.orgId} and s.id = any(${ids}::uuid[])
          and ${readable === 'all' ? sql`true` : readable}) r
      where ${present}`,
  ]
}

/** Records with a name of their own, for whoever may call the operation that reads them. */
export const namedFor = (
  type: string,
  table: string,
  operation: Operation,
  label: RawBuilder<unknown> = sql`r.name`,
  starters?: StarterNames,
): NamedRecords => ({
  type,
  table,
  ...(starters && { starters }),
  label: () => label,
  rows: ({ caller }) => (mayCall(caller, operation) ? 'all' : 'none'),
})
