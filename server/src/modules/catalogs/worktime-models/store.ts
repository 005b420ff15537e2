import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { WithNewVersion, WorktimeModelRecord } from './rules.ts'
import type { WorktimeModelVersion } from './shapes.ts'

const recordsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<WorktimeModelRecord[]> =>
  db.sql<WorktimeModelRecord>`
    select m.id, m.code, m.name, m.active, (
        select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to,
          'kind', v.kind, 'weeklyMinutes', v.weekly_minutes) || v.rules order by v.valid_from)
        from worktime_model_versions v
        where v.org_id = ${db.orgId} and v.worktime_model_id = m.id) as versions, m.updated_at
    from worktime_models m where m.org_id = ${db.orgId} and ${condition} order by m.code`

export const list = (db: TenantDb): Promise<WorktimeModelRecord[]> => recordsWhere(db, sql`true`)

export const find = async (db: TenantDb, id: Id): Promise<WorktimeModelRecord | undefined> =>
  (await recordsWhere(db, sql`m.id = ${id}`))[0]

export async function codeHolder(db: TenantDb, code: string | undefined): Promise<Id | null> {
  if (code === undefined) return null
  const [holder] = await db.sql<{ id: Id }>`
    select id from worktime_models where org_id = ${db.orgId} and code = ${code}`
  return holder?.id ?? null
}

export function insert(tx: WriteTransaction, record: WorktimeModelRecord): Promise<unknown> {
  tx.defer(tx.sql`
      insert into worktime_models (org_id, id, code, name, active, updated_at)
      values (${tx.orgId}, ${record.id}, ${record.code}, ${record.name}, ${record.active}, ${record.updatedAt})`)
  return insertVersions(tx, record.id, record.versions)
}

export const save = (
  db: TenantDb,
  { id, code, name, active, updatedAt }: WorktimeModelRecord,
): Promise<unknown> =>
  db.sql`
    update worktime_models set code = ${code}, name = ${name}, active = ${active}, updated_at = ${updatedAt}
    where org_id = ${db.orgId} and id = ${id}`

/** The open version ends before the new one comes, as the index of open versions demands. */
export function saveVersion(
  tx: WriteTransaction,
  { record, added, closed }: WithNewVersion,
): Promise<unknown> {
  if (closed)
    tx.defer(tx.sql`
        update worktime_model_versions set valid_to = ${closed.validTo}
        where org_id = ${tx.orgId} and id = ${closed.versionId}`)
  tx.defer(insertVersions(tx, record.id, [added]))
  return save(tx, record)
}

const insertVersions = (db: TenantDb, id: Id, versions: readonly WorktimeModelVersion[]): Promise<unknown> =>
  db.sql`
    insert into worktime_model_versions (org_id, id, worktime_model_id, valid_from, valid_to, kind,
      weekly_minutes, rules)
    select ${db.orgId}, v.id, ${id}, v.valid_from, v.valid_to, v.kind, v.weekly_minutes, v.rules
    from jsonb_to_recordset(${JSON.stringify(versions.map(versionRow))}::jsonb) as v(id uuid, valid_from date,
      valid_to date, kind text, weekly_minutes integer, rules jsonb)
    returning id`

const versionRow = ({
  versionId,
  validFrom,
  validTo,
  kind,
  weeklyMinutes,
  ...rules
}: WorktimeModelVersion) => ({
  id: versionId,
  valid_from: validFrom,
  valid_to: validTo,
  kind,
  weekly_minutes: weeklyMinutes,
  rules,
})
