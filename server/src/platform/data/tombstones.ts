import { type Kysely, sql } from 'kysely'
import type { Sweep } from '../contract/operation.ts'
import { addSeconds, type Instant, instantFromMilliseconds, millisecondsOf } from '../vocabulary/dates.ts'
import type { Id } from '../vocabulary/ids.ts'
import { limits } from '../vocabulary/limits.ts'
import { acrossOrganisations } from './tenancy.ts'
import type { TenantDb } from './tenant-db.ts'

/** What is left of a row that was deleted, or that another record has now. */
export interface Tombstone {
  /** What the list calls it. */
  readonly id: string
  readonly deletedAt: Instant
}

/** The most that one sweep lists: those that came last, so that the list has no gap. */
const toldAtOnce = 10_000

const keptSeconds = limits.eventRetentionDays * 86_400

/** A day longer than they are listed, since the clock of a sweep is read after its rows. */
const removedAfterDays = limits.eventRetentionDays + 1

/** Which rows a record's list gives, and what it tells them apart by where that is not their id. */
interface Listing {
  /** The column of the record that lists of these rows are of. */
  readonly within?: string
  readonly parts?: Sweep['parts']
}

/**
 * Has the database itself leave a tombstone for each row of a table that goes, whichever statement deletes it. A table that
 * was there before is given to `knowDeletionsFromNow` too.
 */
export async function leaveTombstones(
  db: Kysely<unknown>,
  table: string,
  listing: Listing = {},
): Promise<void> {
  await sql`
    create trigger ${sql.raw(`${table}_tombstones`)} after delete on ${sql.table(table)}
    referencing old table as gone for each statement
    execute function leave_tombstones(${argumentsOf(listing)})`.execute(db)
}

/** The same for each row that comes from one record to another: the list of the first one has it no more. */
export async function leaveTombstonesOfMoves(
  db: Kysely<unknown>,
  table: string,
  listing: Listing & { readonly within: string },
): Promise<void> {
  const column = sql.ref(listing.within)
  await sql`
    create trigger ${sql.raw(`${table}_moves`)} after update of ${column} on ${sql.table(table)}
    for each row when (old.${column} is not null and old.${column} is distinct from new.${column})
    execute function leave_tombstone_of_move(${argumentsOf(listing)})`.execute(db)
}

const argumentsOf = ({ within, parts }: Listing) =>
  sql.raw((within === undefined ? [] : [within, ...(parts ?? [])]).map(column => `'${column}'`).join(', '))

/** The same for a row that is only marked as deleted. */
export const leaveTombstone = (db: TenantDb, table: string, id: Id, now: Instant): Promise<unknown> =>
  db.sql`
    insert into tombstones (org_id, of_table, id, deleted_at) values (${db.orgId}, ${table}, ${id}, ${now})
    on conflict (org_id, of_table, id) do nothing`

/** What was deleted, and from when on none is left out, as far as the limit of a sweep goes. */
export interface TombstonePage {
  readonly deleted: readonly Tombstone[]
  /** Null where nothing is left out. */
  readonly completeFrom: Instant | null
}

/** The rows of a list that went at an instant or later, as far back as tombstones are kept, the earliest first. */
export async function tombstonesSince(
  db: TenantDb,
  sweep: Pick<Sweep, 'table' | 'marked' | 'of' | 'parts'>,
  { since, now, within }: { readonly since: Instant; readonly now: Instant; readonly within: Id | null },
): Promise<TombstonePage> {
  // What another record has now is deleted for the list of the first one alone.
  const inside = within === null ? sql`and t.row_id is null` : sql`and t.within = ${within}`
  const latest = await db.sql<Tombstone>`
    select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t
    where t.org_id = ${db.orgId} and t.of_table = ${sql.lit(sweep.table)} and t.deleted_at >= ${since}
      and t.deleted_at >= ${keptSince(now)} ${inside}
      and not exists (
        select from ${sql.table(sweep.table)} r where r.org_id = ${db.orgId} and ${isThereAgain(sweep, within)})
    order by t.deleted_at desc, t.id desc limit ${toldAtOnce + 1}`
  const leftOut = latest[toldAtOnce]
  if (!leftOut) return { deleted: onceEach(latest).toReversed(), completeFrom: null }
  // What went in the same instant as one that is left out is listed by halves, so that none of it counts as listed.
  return {
    deleted: onceEach(latest.filter(({ deletedAt }) => deletedAt > leftOut.deletedAt)).toReversed(),
    completeFrom: instantFromMilliseconds(millisecondsOf(leftOut.deletedAt) + 1),
  }
}

/** A row may be there again, where what was taken out is put back. */
function isThereAgain({ marked, of, parts }: Pick<Sweep, 'marked' | 'of' | 'parts'>, within: Id | null) {
  if (marked) return sql`r.id = t.id and r.deleted_at is null`
  const inside = within === null || of === undefined ? sql`` : sql`and ${sql.ref(`r.${of}`)} = ${within}`
  if (!parts) return sql`r.id = coalesce(t.row_id::uuid, t.id) ${inside}`
  const [first, second] = parts.map(column => sql.ref(`r.${column}`))
  return sql`${first}::text || ':' || ${second} = t.row_id ${inside}`
}

/** Of one that left a list several times the last, of a list that begins with those. */
function onceEach(tombstones: readonly Tombstone[]): Tombstone[] {
  const seen = new Set<string>()
  return tombstones.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** From when on every deletion from a table is known: as long as tombstones are kept, and not before there were any. */
export async function deletionsKnownFrom(db: TenantDb, table: string, now: Instant): Promise<Instant> {
  const [known] = await db.sql<{ since: Instant }>`
    select k.since from deletions_known k where k.org_id = ${db.orgId} and k.of_table = ${table}`
  const kept = keptSince(now)
  return known && known.since > kept ? known.since : kept
}

const keptSince = (now: Instant): Instant => addSeconds(now, -keptSeconds)

/**
 * Of rows that were deleted from these tables until now nothing is known, in the organisations that are there. In a
 * migration.
 */
export const knowDeletionsFromNow = (db: Kysely<unknown>, tables: readonly string[]): Promise<void> =>
  acrossOrganisations(db, 'deletions_known', () =>
    acrossOrganisations(db, 'organisation_clocks', () =>
      sql`
        insert into deletions_known (org_id, of_table, since)
        select c.org_id, t.name, greatest(c.last_instant, clock_timestamp() + c.sandbox_offset)
        from organisation_clocks c, unnest(${tables}::text[]) as t (name)
        on conflict (org_id, of_table) do update set since = excluded.since`.execute(db),
    ),
  )

/**
 * Removes what no sweep lists any more, of all organisations. Real time decides: no organisation's clock is behind it. Needs
 * the owner of the tables, and rather fails than makes others wait for the table.
 */
export const removeTombstonesPastTime = (db: Kysely<unknown>): Promise<number> =>
  db.transaction().execute(async transaction => {
    await sql`set local lock_timeout = '3s'`.execute(transaction)
    let removed = 0n
    await acrossOrganisations(transaction, 'tombstones', async () => {
      const done = await sql`
        delete from tombstones
        where deleted_at < clock_timestamp() - make_interval(days => ${sql.lit(removedAfterDays)})`.execute(
        transaction,
      )
      removed = done.numAffectedRows ?? 0n
    })
    return Number(removed)
  })
