import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { Refusals } from '../../../platform/contract/family.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { slot } from '../../../platform/slots.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { attachedFiles } from '../attachments/port.ts'
import { fileKind } from './kinds.ts'

/** The expressions of an entry, over the tables of its `from`. */
export interface TimelineEntry<Kind extends string = string> {
  readonly kind: Kind
  /** When it happened; never null. With the id it is what an index gives the rows in. */
  readonly at: RawBuilder<unknown>
  /** What distinguishes this entry from the others of its kind. */
  readonly id: RawBuilder<unknown>
  /** What to open: the kind of record as attachments and searches call it, and its id. */
  readonly recordType: string
  readonly recordId: RawBuilder<unknown>
  readonly title?: RawBuilder<unknown>
  /** What it was before and after, such as names of stages. */
  readonly from?: RawBuilder<unknown>
  readonly to?: RawBuilder<unknown>
  /** The member who did it. */
  readonly membershipId?: RawBuilder<unknown>
  /** The rest of the statement: `from … where …` with each table bound to the organisation; no order, no limit. */
  readonly rows: RawBuilder<unknown>
}

/** What a family shows of one kind of record. Each entry is a statement of its own, read no further than the page. */
interface Telling<Kind extends string> {
  /** How the description calls what is shown besides files, such as `deals`; null where it does not. */
  readonly what: string | null
  entries(orgId: string, recordId: RawBuilder<unknown>): readonly TimelineEntry<Kind | typeof fileKind>[]
}

/** What a family shows in timelines. */
export interface TimelineSource<Kind extends string = string> {
  /** What can have happened, besides the adding of a file. */
  readonly kinds: readonly Kind[]
  /** Checked before anything is read: by the gates of the operation that lists the same records. */
  sees(caller: Caller): boolean
  /** By the record whose timeline it is: `customer`, `deal`. */
  readonly of: Readonly<Record<string, Telling<Kind>>>
}

/** Every family that has something to show of a record with a timeline contributes it. */
export const timelineEntries = slot<TimelineSource>('timeline.entries')

/** A kind of record that has a timeline, contributed by the family that has the records. */
export interface TimelineSubject {
  /** The record, as searches and sources call it. */
  readonly record: string
  /** The operation that reads the timeline, `timeline.ofDeal` in the SDK, and where it is. */
  readonly operation: string
  readonly path: `/v1/${string}`
  /** The code for a record that is not there. */
  readonly missing: Refusals
  exists(db: TenantDb, id: Id): Promise<boolean>
}

export const timelineSubjects = slot<TimelineSubject>('timeline.subjects')

/** Files that belong to records of a table under the alias `t`; one that was deleted since is shown no more. */
export const fileEntry = (
  orgId: string,
  {
    type,
    table,
    which,
  }: { readonly type: string; readonly table: string; readonly which: RawBuilder<unknown> },
): TimelineEntry<typeof fileKind> => ({
  kind: fileKind,
  at: sql`f.finalized_at`,
  id: sql`f.id`,
  recordType: type,
  recordId: sql`t.id`,
  title: sql`f.file_name`,
  membershipId: sql`f.created_by_membership_id`,
  rows: sql`
    from ${sql.table(table)} t cross join lateral ${attachedFiles(orgId, { type, id: sql`t.id` })} f
    where t.org_id = ${orgId} and ${which}`,
})

/** One entry as the select that the timeline is made of. */
export const selected = ({
  kind,
  at,
  id,
  recordType,
  recordId,
  title,
  from,
  to,
  membershipId,
  rows,
}: TimelineEntry): RawBuilder<unknown> => sql`
  select ${at} as at, ${sql.lit(kind)} as kind, ${id} as id, ${sql.lit(recordType)} as record_type,
    ${recordId} as record_id, ${text(title)} as title, ${text(from)} as "from", ${text(to)} as "to",
    (${membershipId ?? sql`null`})::uuid as membership_id ${rows}`

const text = (expression: RawBuilder<unknown> | undefined): RawBuilder<unknown> =>
  sql`(${expression ?? sql`null`})::text`
