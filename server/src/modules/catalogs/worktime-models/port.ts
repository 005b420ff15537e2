import { type Expression, type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Validity } from '../../../platform/vocabulary/versions.ts'
import type { VersionRules } from './shapes.ts'

/** One dated version of a worktime model with every rule of it, as the interpretation reads it. */
export interface DatedWorktimeModel extends VersionRules, Validity {
  /** The worktime model's. */
  readonly id: Id
  readonly versionId: Id
  readonly code: string
  readonly name: string
}

/** Ids of worktime models: known ones, those that the query itself finds (a subquery), or those of all models. */
export type WorktimeModelIds = readonly Id[] | Expression<unknown> | 'all'

type Row = { readonly version: DatedWorktimeModel }

const versions = (orgId: string) => sql`
  select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind,
    'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes) || v.rules as version
  from worktime_model_versions v join worktime_models m on m.org_id = ${orgId} and m.id = v.worktime_model_id`

/** The version of a model in force on a date. */
export const worktimeModelVersionAt = async (
  db: TenantDb,
  model: Id | Expression<unknown>,
  date: PlainDate,
): Promise<DatedWorktimeModel | undefined> =>
  (await worktimeModelVersionsBetween(db, typeof model === 'string' ? [model] : model, date, date))[0]

/** The versions that are in force on any day of a range, oldest first. */
export async function worktimeModelVersionsBetween(
  db: TenantDb,
  models: WorktimeModelIds,
  from: PlainDate,
  to: PlainDate,
): Promise<DatedWorktimeModel[]> {
  const rows = await db.sql<Row>`
    ${versions(db.orgId)}
    where v.org_id = ${db.orgId} and ${among(models)}
      and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})
    order by v.valid_from`
  return rows.map(({ version }) => version)
}

/**
 * A fragment: what every model expects on dates, of a relation `dates` with the columns `work_date`, `holiday_code` and
 * `holiday_kind`. Its columns: `worktime_model_id`, `work_date`, whether the day `expects` work, `from_minutes` and
 * `to_minutes` of the regular hours, null without any, and whether hours must be `clocked`.
 */
export const expectationsOn = (orgId: string, dates: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select v.worktime_model_id, on_date.work_date,
    v.kind <> 'hours_only'
      and coalesce((v.rules -> 'dayTargets' ->> (extract(isodow from on_date.work_date)::int - 1))::int, 0) > 0
      and coalesce(v.rules -> 'holidayEffectByCode' ->> on_date.holiday_code,
        case on_date.holiday_kind when 'eve' then v.rules ->> 'eveEffect'
          when 'public' then v.rules ->> 'holidayEffect' end, 'none') = 'none' as expects,
    (v.rules -> 'schedule' ->> 'fromMinutes')::int as from_minutes,
    (v.rules -> 'schedule' ->> 'toMinutes')::int as to_minutes,
    coalesce(v.rules ->> 'punchPolicy', '') = 'clocking_required' as clocked
  from ${dates} on_date join worktime_model_versions v on v.org_id = ${orgId}
    and v.valid_from <= on_date.work_date and (v.valid_to is null or v.valid_to >= on_date.work_date))`

/**
 * A fragment: the whole periods that a date lies in, by a version of a model and by the one of a model that is in force, each
 * an expression. Its columns: `first_date` and `last_date`.
 */
export const periodsAround = (
  orgId: string,
  { versionId, modelId, date }: Record<'versionId' | 'modelId' | 'date', RawBuilder<unknown>>,
): RawBuilder<unknown> => sql`(
  select p.first_date, p.first_date + p.days - 1 as last_date
  from worktime_model_versions v
  cross join lateral (
    select (v.rules ->> 'periodStartsOn')::date as begins, 7 * (v.rules ->> 'periodWeeks')::int as days) r
  cross join lateral (
    select r.begins + r.days * floor((${date} - r.begins)::numeric / r.days)::int as first_date, r.days) p
  where v.org_id = ${orgId} and v.kind = 'period' and r.begins is not null and r.days is not null
    and (v.id = ${versionId} or v.worktime_model_id = ${modelId}
      and v.valid_from <= ${date} and (v.valid_to is null or v.valid_to >= ${date})))`

/** A fragment: a subquery with the array of the models of which payroll is told what moves to the flex balance. */
export const modelsTellingFlex = (orgId: string): RawBuilder<readonly Id[]> => sql`array(
  select v.worktime_model_id from worktime_model_versions v
  where v.org_id = ${orgId} and v.kind = 'flex' and v.rules ->> 'flexInPayroll' = 'movement')`

/** A fragment: a subquery with the array of the models under which a rota says which days are worked. */
export const modelsByRota = (orgId: string): RawBuilder<readonly Id[]> => sql`array(
  select v.worktime_model_id from worktime_model_versions v where v.org_id = ${orgId} and v.kind = 'shift')`

/** The versions with these ids, as frozen days name them. */
export async function worktimeModelVersionsById(
  db: TenantDb,
  versionIds: readonly Id[],
): Promise<DatedWorktimeModel[]> {
  const rows = await db.sql<Row>`
    ${versions(db.orgId)} where v.org_id = ${db.orgId} and v.id = any(${versionIds}::uuid[])`
  return rows.map(({ version }) => version)
}

/** Whether the model exists and is active. */
export async function worktimeModelInUse(db: TenantDb, id: Id): Promise<boolean> {
  const found = await db.sql`select from worktime_models where org_id = ${db.orgId} and id = ${id} and active`
  return found.length > 0
}

/** The active model with a code. */
export async function worktimeModelWithCode(db: TenantDb, code: string): Promise<Id | undefined> {
  const [found] = await db.sql<{ id: Id }>`
    select id from worktime_models where org_id = ${db.orgId} and code = ${code} and active`
  return found?.id
}

/** Active models by name, whatever its case and Unicode form. */
export const worktimeModelsNamed = (
  db: TenantDb,
  names: readonly string[],
): Promise<{ readonly id: Id; readonly name: string }[]> =>
  db.sql`
    select id, name from worktime_models
    where org_id = ${db.orgId} and active and lower(normalize(name, NFC)) = any(${names.map(name => name.normalize('NFC').toLowerCase())}::text[])`

function among(models: WorktimeModelIds) {
  if (models === 'all') return sql`true`
  return 'toOperationNode' in models
    ? sql`v.worktime_model_id in ${models}`
    : sql`v.worktime_model_id = any(${models}::uuid[])`
}
