import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { DayTypeVersion } from './contract.ts'
import type { DayTypeRecord, WithNewVersion } from './rules.ts'

const recordsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<DayTypeRecord[]> =>
  db.sql<DayTypeRecord>`
    select t.id, t.code, t.name, t.active, (
        select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to,
          'credit', v.credit, 'creditMinutes', v.credit_minutes, 'countsAsWorked', v.counts_as_worked,
          'waivesTarget', v.waives_target, 'payTypeCode', v.pay_type_code) order by v.valid_from)
        from day_type_versions v where v.org_id = ${db.orgId} and v.day_type_id = t.id) as versions, t.updated_at
    from day_types t where t.org_id = ${db.orgId} and ${condition} order by t.code`

export const list = (db: TenantDb): Promise<DayTypeRecord[]> => recordsWhere(db, sql`true`)

export const find = async (db: TenantDb, id: Id): Promise<DayTypeRecord | undefined> =>
  (await recordsWhere(db, sql`t.id = ${id}`))[0]

export async function codeHolder(db: TenantDb, code: string | undefined): Promise<Id | null> {
  if (code === undefined) return null
  const [holder] = await db.sql<{ id: Id }>`
    select id from day_types where org_id = ${db.orgId} and code = ${code}`
  return holder?.id ?? null
}

export function insert(tx: WriteTransaction, record: DayTypeRecord): Promise<unknown> {
  tx.defer(tx.sql`
      insert into day_types (org_id, id, code, name, active, updated_at)
      values (${tx.orgId}, ${record.id}, ${record.code}, ${record.name}, ${record.active}, ${record.updatedAt})`)
  return insertVersions(tx, record.id, record.versions)
}

export const save = (db: TenantDb, { id, code, name, active, updatedAt }: DayTypeRecord): Promise<unknown> =>
  db.sql`
    update day_types set code = ${code}, name = ${name}, active = ${active}, updated_at = ${updatedAt}
    where org_id = ${db.orgId} and id = ${id}`

/** The open version ends before the new one comes, as the index of open versions demands. */
export function saveVersion(
  tx: WriteTransaction,
  { record, added, closed }: WithNewVersion,
): Promise<unknown> {
  if (closed)
    tx.defer(tx.sql`
        update day_type_versions set valid_to = ${closed.validTo}
        where org_id = ${tx.orgId} and id = ${closed.versionId}`)
  tx.defer(insertVersions(tx, record.id, [added]))
  return save(tx, record)
}

const insertVersions = (db: TenantDb, id: Id, versions: readonly DayTypeVersion[]): Promise<unknown> =>
  db.sql`
    insert into day_type_versions (org_id, id, day_type_id, valid_from, valid_to, credit, credit_minutes,
      counts_as_worked, waives_target, pay_type_code)
    select ${db.orgId}, v."versionId", ${id}, v."validFrom", v."validTo", v.credit, v."creditMinutes",
      v."countsAsWorked", v."waivesTarget", v."payTypeCode"
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v("versionId" uuid, "validFrom" date,
      "validTo" date, credit text, "creditMinutes" integer, "countsAsWorked" boolean, "waivesTarget" boolean,
      "payTypeCode" text)
    returning id`
