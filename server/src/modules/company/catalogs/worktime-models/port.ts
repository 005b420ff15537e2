import { type Expression, type RawBuilder, sql } from 'kysely'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { namesIn } from '../../../../platform/vocabulary/starter-names.ts'
import { overtimeRulesOf } from '../overtime-rule-sets/port.ts'
import { starterNames } from './register.ts'
import {
  type DatedWorktimeModel,
  datedPieces,
  type VersionWithSet,
  withRules,
} from './with-overtime-rules.ts'

export type { DatedWorktimeModel } from './with-overtime-rules.ts'

/** Ids of worktime models: known ones, those that the query itself finds (a subquery), or those of all models. */
export type WorktimeModelIds = readonly Id[] | Expression<unknown> | 'all'

const versions = (orgId: string) => sql`
  select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind,
    'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes,
    'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version,
    ${overtimeRulesOf(orgId, sql`v.overtime_rule_set_id`)} as overtime_rules
  from worktime_model_versions v join worktime_models m on m.org_id = ${orgId} and m.id = v.worktime_model_id`

/** With what the models are called in each language. */
const called = (rows: readonly VersionWithSet[]): VersionWithSet[] =>
  rows.map(({ version, overtimeRules }) => ({
    version: { ...version, names: namesIn(version, starterNames) },
    overtimeRules,
  }))

/** The version of a model in force on a date. */
export const worktimeModelVersionAt = async (
  db: TenantDb,
  model: Id | Expression<unknown>,
  date: PlainDate,
): Promise<DatedWorktimeModel | undefined> =>
  (await worktimeModelVersionsBetween(db, typeof model === 'string' ? [model] : model, date, date))[0]

/**
 * The versions that are in force on any day of a range, oldest first. One that names a set of overtime rules comes in pieces, one
 * for each version of the set.
 */
export const worktimeModelVersionsBetween = asking(
  (db, models: WorktimeModelIds, from: PlainDate, to: PlainDate) =>
    db.sql<VersionWithSet>`
      ${versions(db.orgId)}
      where v.org_id = ${db.orgId} and ${among(models)}
        and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})
      order by v.valid_from`.map(rows =>
      called(rows)
        .flatMap(datedPieces)
        .filter(({ validFrom, validTo }) => validFrom <= to && (validTo === null || validTo >= from)),
    ),
)

/** The ids by which a frozen day names what it was worked out by; null where it had no model, and the second without a set. */
export interface NamedVersions {
  readonly worktimeModelVersionId: Id | null
  readonly overtimeRuleSetVersionId: Id | null
}

/** Every version of every model. */
export interface EveryWorktimeModelVersion {
  /** In the pieces in which they are in force, oldest first. */
  readonly dated: readonly DatedWorktimeModel[]
  /** As a frozen day names it, whatever is in force on its date by now. */
  named(versions: NamedVersions): DatedWorktimeModel | null
}

/** Reads them in one statement. */
export async function everyWorktimeModelVersion(db: TenantDb): Promise<EveryWorktimeModelVersion> {
  const rows = await db.sql<VersionWithSet>`
    ${versions(db.orgId)} where v.org_id = ${db.orgId} order by v.valid_from`
  const models = called(rows)
  return { dated: models.flatMap(datedPieces), named: namedAmong(models) }
}

function namedAmong(rows: readonly VersionWithSet[]): EveryWorktimeModelVersion['named'] {
  const known = new Map<string, DatedWorktimeModel>()
  for (const { version, overtimeRules } of rows)
    for (const rules of [null, ...(overtimeRules ?? [])])
      known.set(nameOf(version.versionId, rules?.versionId ?? null), withRules(version, rules))
  return ({ worktimeModelVersionId, overtimeRuleSetVersionId }) =>
    worktimeModelVersionId === null
      ? null
      : (known.get(nameOf(worktimeModelVersionId, overtimeRuleSetVersionId)) ?? null)
}

const nameOf = (versionId: Id, setVersionId: Id | null): string => `${versionId} ${setVersionId ?? ''}`

/**
 * A fragment: what every model expects on dates, of a relation `dates` with the columns `work_date`, `holiday_code` and
 * `holiday_kind`. Its columns: `worktime_model_id`, `work_date`, whether the day `expects` work, `target_minutes`, the
 * target of the weekday, `from_minutes` and `to_minutes` of the regular hours, null without any, and whether hours must be `clocked`.
 */
export const expectationsOn = (orgId: string, dates: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select v.worktime_model_id, on_date.work_date,
    v.kind <> 'hours_only'
      and coalesce((v.rules -> 'dayTargets' ->> (extract(isodow from on_date.work_date)::int - 1))::int, 0) > 0
      and coalesce(v.rules -> 'holidayEffectByCode' ->> on_date.holiday_code,
        case on_date.holiday_kind when 'eve' then v.rules ->> 'eveEffect'
          when 'public' then v.rules ->> 'holidayEffect' end, 'none') = 'none' as expects,
    (v.rules -> 'dayTargets' ->> (extract(isodow from on_date.work_date)::int - 1))::int as target_minutes,
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

/** A fragment: a subquery with the array of the models whose movements to the flex balance are reported to payroll. */
export const modelsReportingFlex = (orgId: string): RawBuilder<readonly Id[]> => sql`array(
  select v.worktime_model_id from worktime_model_versions v
  where v.org_id = ${orgId} and v.kind = 'flex' and v.rules ->> 'flexInPayroll' = 'movement')`

/** A fragment: whether the version of a model in force on a date names a set of overtime rules. */
export const namesOvertimeRuleSet = (
  orgId: string,
  {
    model,
    date,
    setId,
  }: { readonly model: RawBuilder<unknown>; readonly date: RawBuilder<unknown>; readonly setId: Id },
): RawBuilder<boolean> => sql<boolean>`exists (
  select from worktime_model_versions v
  where v.org_id = ${orgId} and v.overtime_rule_set_id = ${setId} and v.worktime_model_id = ${model}
    and v.valid_from <= ${date} and (v.valid_to is null or v.valid_to >= ${date}))`

/** A fragment: a subquery with the array of the models under which a rota says which days are worked. */
export const modelsByRota = (orgId: string): RawBuilder<readonly Id[]> => sql`array(
  select v.worktime_model_id from worktime_model_versions v where v.org_id = ${orgId} and v.kind = 'shift')`

/** What frozen days name, among the versions of these ids. */
export async function worktimeModelVersionsById(
  db: TenantDb,
  versionIds: readonly Id[],
): Promise<EveryWorktimeModelVersion['named']> {
  const rows = await db.sql<VersionWithSet>`
    ${versions(db.orgId)} where v.org_id = ${db.orgId} and v.id = any(${versionIds}::uuid[])`
  return namedAmong(called(rows))
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

/** What models are called, by their ids. One statement. */
export async function worktimeModelNames(db: TenantDb, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const rows = await db.sql<{ id: Id; name: string }>`
    select m.id, m.name from worktime_models m where m.org_id = ${db.orgId} and m.id = any(${ids}::uuid[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
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
