import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Written } from './protocol/import-rows.ts'
import type { KeptWarning, WarningCode } from './warnings.ts'

/** One thing by which two records of a register may be the same. */
export interface Likeness<Rec> {
  readonly code: WarningCode
  /** The column that records are found by, with an index for it. */
  readonly column: string
  /** What of a record the column is made of; null where it has none. */
  readonly written: (record: Rec) => string | null
  /** How the column is made of it; absent: it is that text. */
  readonly key?: (written: RawBuilder<string>) => RawBuilder<string>
  /** What only a caller with the capability is told; absent: everybody who imports. */
  readonly needs?: Capability
}

/** By what records of a register are compared, so that an import warns of probable duplicates. */
export interface Alike<Rec> {
  readonly table: string
  /** The column of what people call a record. */
  readonly called: string
  readonly name: (record: Rec) => string
  readonly likenesses: readonly Likeness<Rec>[]
  /** Which records, as `o`, are compared; absent: all of them. */
  readonly among?: RawBuilder<unknown>
}

/** So many others are told of each likeness. */
const most = 3

interface Found {
  readonly id: Id
  readonly likeness: number
  readonly otherId: Id
  readonly name: string
}

/** What rows made or changed that looks like another record, by the record; one statement, and none where nothing is to be compared. */
export async function warningsOf<Rec extends { readonly id: Id }>(
  db: TenantDb,
  { capabilities }: Pick<Caller, 'capabilities'>,
  { likenesses, ...alike }: Alike<Rec>,
  written: readonly Written<Rec>[],
): Promise<ReadonlyMap<Id, readonly KeptWarning[]>> {
  const looked = likenesses.filter(({ needs }) => needs === undefined || capabilities.has(needs))
  const compared = written.flatMap(({ before, after }) => {
    const said = looked.map(likeness => {
      const now = likeness.written(after)
      return before && likeness.written(before) === now ? null : now
    })
    return said.some(each => each !== null) ? [{ id: after.id, name: alike.name(after), said }] : []
  })
  if (compared.length === 0) return new Map()
  const found = await othersLike(db, { ...alike, likenesses: looked }, written, compared)
  const ofRecord = Map.groupBy(found, ({ id }) => id)
  return new Map([...ofRecord].map(([id, others]) => [id, others.map(other => warning(other, looked))]))
}

function warning({ likeness, otherId, name }: Found, looked: readonly Likeness<never>[]): KeptWarning {
  const { code, needs = null } = looked[likeness] as Likeness<never>
  return { id: otherId, code, values: { name }, needs }
}

interface Compared {
  readonly id: Id
  readonly name: string
  /** What each likeness looks for; null for nothing. */
  readonly said: readonly (string | null)[]
}

/** Others as they are stored, but for those that the import writes, which are compared as it leaves them. */
function othersLike<Rec extends { readonly id: Id }>(
  db: TenantDb,
  { table, called, name, likenesses, among = sql`true` }: Alike<Rec>,
  written: readonly Written<Rec>[],
  compared: readonly Compared[],
): Promise<Found[]> {
  const left = written.map(({ after }) => ({
    ...{ id: after.id, name: name(after) },
    said: likenesses.map(likeness => likeness.written(after)),
  }))
  const keys = likenesses.map(({ key = text => text }, place) =>
    key(sql<string>`(w.said ->> ${sql.lit(place)})`),
  )
  const keyed = (rows: readonly Compared[]) => sql`
    select w.id, w.name, ${sql.join(keys.map((key, place) => sql`${key} as ${sql.id(`key${place}`)}`))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id uuid, name text, said jsonb)`
  const found = likenesses.map(({ column }, place) => {
    const key = sql.id(`key${place}`)
    return sql`
      select c.id, ${sql.lit(place)}::int as likeness, f.id as other_id, f.name
      from compared c cross join lateral (
        (select o.id, ${sql.ref(`o.${called}`)} as name from ${sql.table(table)} o
          where o.org_id = ${db.orgId} and ${sql.ref(`o.${column}`)} = c.${key} and ${among}
            and not exists (select from written w where w.id = o.id)
          order by o.id limit ${most})
        union all
        (select w.id, w.name from written w where w.${key} = c.${key} and w.id <> c.id order by w.id limit ${most})) f`
  })
  return db.sql<Found>`
    with compared as materialized (${keyed(compared)}), written as materialized (${keyed(left)})
    select a.* from (${sql.join(found, sql` union all `)}) a order by a.id, a.likeness, a.other_id`
}
