import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { EntryTypeVersion } from './contract.ts'
import type { EntryTypeRecord, WithNewVersion } from './rules.ts'

const recordsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<EntryTypeRecord[]> =>
  db.sql<EntryTypeRecord>`
    select t.id, t.code, t.name, t.category, t.active, (
        select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to,
          'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp,
          'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code) order by v.valid_from)
        from entry_type_versions v where v.org_id = ${db.orgId} and v.entry_type_id = t.id) as versions, t.updated_at
    from entry_types t where t.org_id = ${db.orgId} and ${condition} order by t.code`

export const list = (db: TenantDb): Promise<EntryTypeRecord[]> => recordsWhere(db, sql`true`)

export const find = async (db: TenantDb, id: Id): Promise<EntryTypeRecord | undefined> =>
  (await recordsWhere(db, sql`t.id = ${id}`))[0]

export async function codeHolder(db: TenantDb, code: string | undefined): Promise<Id | null> {
  if (code === undefined) return null
  const [holder] = await db.sql<{ id: Id }>`
    select id from entry_types where org_id = ${db.orgId} and code = ${code}`
  return holder?.id ?? null
}

export function insert(tx: WriteTransaction, record: EntryTypeRecord): Promise<unknown> {
  tx.defer(tx.sql`
      insert into entry_types (org_id, id, code, name, category, active, updated_at)
      values (${tx.orgId}, ${record.id}, ${record.code}, ${record.name}, ${record.category}, ${record.active},
        ${record.updatedAt})`)
  return insertVersions(tx, record.id, record.versions)
}

export const save = (
  db: TenantDb,
  { id, code, name, active, updatedAt }: EntryTypeRecord,
): Promise<unknown> =>
  db.sql`
    update entry_types set code = ${code}, name = ${name}, active = ${active}, updated_at = ${updatedAt}
    where org_id = ${db.orgId} and id = ${id}`

/** The open version ends before the new one comes, as the index of open versions demands. */
export function saveVersion(
  tx: WriteTransaction,
  { record, added, closed }: WithNewVersion,
): Promise<unknown> {
  if (closed)
    tx.defer(tx.sql`
        update entry_type_versions set valid_to = ${closed.validTo}
        where org_id = ${tx.orgId} and id = ${closed.versionId}`)
  tx.defer(insertVersions(tx, record.id, [added]))
  return save(tx, record)
}

const insertVersions = (db: TenantDb, id: Id, versions: readonly EntryTypeVersion[]): Promise<unknown> =>
  db.sql`
    insert into entry_type_versions (org_id, id, entry_type_id, valid_from, valid_to, counts_to_target,
      multiplier_bp, max_duration_minutes, pay_type_code)
    select ${db.orgId}, v."versionId", ${id}, v."validFrom", v."validTo", v."countsToTarget", v."multiplierBp",
      v."maxDurationMinutes", v."payTypeCode"
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v("versionId" uuid, "validFrom" date,
      "validTo" date, "countsToTarget" boolean, "multiplierBp" integer, "maxDurationMinutes" integer,
      "payTypeCode" text)
    returning id`
