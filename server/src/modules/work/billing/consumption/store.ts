import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { HoursCondition } from '../../../time/work-days/port.ts'
import type { ProjectSum } from '../../projects/figures/port.ts'
import { type HoursOfDates, type KeptPrice, placeName } from '../../projects/rate-cards/port.ts'
import type { BilledRecords } from '../../projects/record/port.ts'
import type { SourceKey } from '../source-rows/row.ts'
import type { Consumption } from './record.ts'

const columns = sql`c.id, c.kind, c.source_id, c.place, c.from_part, c.to_part,
  c.of_parts, c.document_type, c.document_id, c.line_id, c.issued, c.project_id, c.phase_id,
  c.work_day_id, c.date, c.minutes, coalesce(c.billed_minutes, c.minutes) as billed_minutes, c.cents, c.rate_cents_per_hour, c.rule, c.consumed_at`

const where = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Consumption[]> =>
  db.sql<Consumption>`
    select ${columns} from source_consumptions c where c.org_id = ${db.orgId} and ${condition}
    order by c.kind, c.source_id, c.place, c.from_part`

/** A fragment: how many parts of a source are billed, whose id and place columns have. */
export const billedParts = (
  orgId: string,
  {
    kind,
    id,
    place,
  }: { readonly kind: string; readonly id: RawBuilder<unknown>; readonly place: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
  (select coalesce(max(c.to_part), 0) from source_consumptions c
    where c.org_id = ${orgId} and c.kind = ${kind} and c.source_id = ${id} and c.place = ${place})`

/** A fragment: that nothing of a source that is billed whole is billed. */
export const isUnbilled = (
  orgId: string,
  {
    kind,
    id,
    place,
  }: { readonly kind: string; readonly id: RawBuilder<unknown>; readonly place: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
  not exists (select from source_consumptions c
    where c.org_id = ${orgId} and c.kind = ${kind} and c.source_id = ${id} and c.place = ${place})`

/** A condition: that no issued document bills hours. */
export const notIssuedHours =
  (orgId: string): HoursCondition =>
  ({ id, place }) =>
    sql`not exists (select from source_consumptions c
    where c.org_id = ${orgId} and c.kind = 'hours' and c.source_id = ${id} and c.place = ${place} and c.issued)`

export const ofSources = (db: TenantDb, keys: readonly SourceKey[]): Promise<Consumption[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : where(
        db,
        sql`(c.kind, c.source_id, c.place) in (
          select k.kind, k."sourceId", k.place
          from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(kind text, "sourceId" uuid, place integer))`,
      )

/** What is billed of sources of projects that can be billed bit by bit. */
export const bitsOfProjects = (db: TenantDb, projectIds: IdSet): Promise<Consumption[]> =>
  where(db, sql`c.of_parts > 1 and c.project_id = any(${idArray(projectIds)})`)

export const ofLines = (db: TenantDb, lineIds: readonly Id[]): Promise<Consumption[]> =>
  where(db, sql`c.line_id = any(${lineIds}::uuid[])`)

export const ofDocument = (db: TenantDb, documentId: Id): Promise<Consumption[]> =>
  where(db, sql`c.document_id = ${documentId}`)

const rowsOf = (consumptions: readonly Consumption[]) => sql`
  jsonb_to_recordset(${JSON.stringify(consumptions)}::jsonb) as n(id uuid, kind text, "sourceId" uuid, place integer,
    "fromPart" bigint, "toPart" bigint, "ofParts" bigint, "documentType" text, "documentId" uuid, "lineId" uuid,
    issued boolean, "projectId" uuid, "phaseId" uuid, "workDayId" uuid, date date, minutes integer, "billedMinutes" integer, cents bigint,
    "rateCentsPerHour" integer, rule jsonb, "consumedAt" timestamptz)`

/** Adds consumptions; the database refuses what would bill something twice or beyond its whole. */
export const save = (tx: WriteTransaction, consumptions: readonly Consumption[]): Promise<unknown> =>
  consumptions.length === 0
    ? Promise.resolve()
    : tx.sql`
        insert into source_consumptions (org_id, id, kind, source_id, place, from_part, to_part, of_parts, document_type,
          document_id, line_id, issued, project_id, phase_id, work_day_id, date, minutes, billed_minutes, cents,
          rate_cents_per_hour, rule, consumed_at)
        select ${tx.orgId}, n.id, n.kind, n."sourceId", n.place, n."fromPart", n."toPart", n."ofParts", n."documentType",
          n."documentId", n."lineId", n.issued, n."projectId", n."phaseId", n."workDayId", n.date, n.minutes, n."billedMinutes", n.cents,
          n."rateCentsPerHour", nullif(n.rule, 'null'::jsonb), n."consumedAt"
        from ${rowsOf(consumptions)} returning id`

/** Takes away what is billed of sources, for what is left of it to be saved anew. */
export const clear = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  tx.sql`delete from source_consumptions where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`

export const issue = (tx: WriteTransaction, documentId: Id): Promise<unknown> =>
  tx.sql`
    update source_consumptions set issued = true
    where org_id = ${tx.orgId} and document_id = ${documentId} and not issued returning id`

/** Which of the work days have hours on a document that is issued. */
export const issuedDays = async (db: TenantDb, workDayIds: IdSet): Promise<Id[]> =>
  (
    await db.sql<{ workDayId: Id }>`
      select distinct c.work_day_id from source_consumptions c
      where c.org_id = ${db.orgId} and c.work_day_id = any(${idArray(workDayIds)}) and c.issued`
  ).map(({ workDayId }) => workDayId)

/** What hours were billed for, by `placeName`. */
export async function keptPricesOf(
  db: TenantDb,
  { projectIds, from, to }: HoursOfDates,
): Promise<ReadonlyMap<string, KeptPrice>> {
  const rows = await db.sql<KeptPrice & SourceKey>`
    select c.kind, c.source_id, c.place, c.minutes, coalesce(c.billed_minutes, c.minutes) as billed_minutes, c.cents, c.rate_cents_per_hour, c.rule, c.issued
    from source_consumptions c
    where c.org_id = ${db.orgId} and c.kind = 'hours' and c.project_id = any(${idArray(projectIds)})
      and c.date between ${from} and ${to}`
  return new Map(rows.map(row => [placeName({ entryId: row.sourceId, position: row.place }), row]))
}

/** How much of records is billed or on drafts, in cents, of those of which something is. */
export const billedOfRecords: BilledRecords = async (db, kind, ids) =>
  new Map(
    (
      await db.sql<{ sourceId: Id; cents: number }>`
        select c.source_id, sum(c.cents)::bigint as cents from source_consumptions c
        where c.org_id = ${db.orgId} and c.kind = ${kind} and c.source_id = any(${ids}::uuid[])
        group by c.source_id`
    ).map(({ sourceId, cents }) => [sourceId, cents]),
  )

/** So many sources of a sum are named; the others are counted. */
const namedSources = 100

/** What issued documents bill for projects, of what is of the days of a range; what belongs to no day counts without a range only. */
export const billedOfProjects = (
  db: TenantDb,
  projectIds: IdSet,
  from?: PlainDate,
  to?: PlainDate,
): Promise<ProjectSum[]> =>
  db.sql<ProjectSum>`
    select c.project_id, sum(c.cents)::bigint as cents, count(*)::int as rows,
      (array_agg(c.source_id order by c.date, c.id))[1:${sql.lit(namedSources)}] as ids
    from source_consumptions c
    where c.org_id = ${db.orgId} and c.issued and c.kind <> 'cap' and c.project_id = any(${idArray(projectIds)})
      ${from === undefined ? sql`` : sql`and c.date >= ${from}`} ${to === undefined ? sql`` : sql`and c.date <= ${to}`}
    group by c.project_id`
