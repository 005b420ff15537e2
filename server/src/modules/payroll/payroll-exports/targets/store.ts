import { isoOf } from '../../../../platform/data/instant-text.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { SigningSecret, Target } from './target.ts'

/** A target with what is known of its secrets; no secret itself. */
export interface StoredTarget extends Target {
  readonly secretVersions: readonly { readonly createdAt: Instant; readonly expiresAt: Instant | null }[]
}

const targetsWhere = (db: TenantDb, now: Instant, condition: RawBuilder<unknown>): Promise<StoredTarget[]> =>
  db.sql<StoredTarget>`
    select t.id, t.name, t.transport, t.format, t.url, t.sftp, t.pay_type_codes, t.csv, t.netvisor, t.file_name, t.active, t.created_at, t.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('createdAt', ${isoOf(sql`s.created_at`)},
          'expiresAt', ${isoOf(sql`s.expires_at`)}) order by s.created_at desc), '[]'::jsonb)
        from export_target_secrets s
        where s.org_id = ${db.orgId} and s.target_id = t.id and (s.expires_at is null or s.expires_at > ${now}))
        as secret_versions
    from export_targets t where t.org_id = ${db.orgId} and ${condition} order by t.name, t.id`

export const listTargets = (db: TenantDb, now: Instant) => targetsWhere(db, now, sql`true`)

export const findTarget = async (db: TenantDb, id: Id, now: Instant): Promise<StoredTarget | undefined> =>
  (await targetsWhere(db, now, sql`t.id = ${id}`))[0]

export async function countTargets(db: TenantDb): Promise<number> {
  const rows = await db.sql<{ count: number }>`
    select count(*) from export_targets where org_id = ${db.orgId}`
  return rows[0]?.count ?? 0
}

/** The secrets that sign at an instant, the newest first. */
export const signingSecrets = (db: TenantDb, targetId: Id, now: Instant): Promise<SigningSecret[]> =>
  db.sql<SigningSecret>`
    select id, sealed, created_at, expires_at from export_target_secrets
    where org_id = ${db.orgId} and target_id = ${targetId} and (expires_at is null or expires_at > ${now})
    order by created_at desc`

export const insertTarget = (
  db: TenantDb,
  target: Target,
  secret: SigningSecret | null,
): Promise<unknown> => {
  const saved = db.sql`
    insert into export_targets (org_id, id, name, transport, format, url, sftp, pay_type_codes, csv, netvisor, file_name, active,
      created_at, updated_at)
    values (${db.orgId}, ${target.id}, ${target.name}, ${target.transport}, ${target.format}, ${target.url},
      ${target.sftp && JSON.stringify(target.sftp)},
      ${JSON.stringify(target.payTypeCodes)}, ${target.csv && JSON.stringify(target.csv)},
      ${target.netvisor && JSON.stringify(target.netvisor)}, ${target.fileName}, ${target.active}, ${target.createdAt}, ${target.updatedAt})`
  return secret ? Promise.all([saved, insertSecret(db, target.id, secret)]) : saved
}

export const saveTarget = (db: TenantDb, target: Target): Promise<unknown> =>
  db.sql`
    update export_targets set name = ${target.name}, url = ${target.url},
      sftp = ${target.sftp && JSON.stringify(target.sftp)},
      pay_type_codes = ${JSON.stringify(target.payTypeCodes)}, csv = ${target.csv && JSON.stringify(target.csv)},
      netvisor = ${target.netvisor && JSON.stringify(target.netvisor)}, file_name = ${target.fileName},
      active = ${target.active}, updated_at = ${target.updatedAt}
    where org_id = ${db.orgId} and id = ${target.id}`

/** Puts the secrets of a rotation in place of whatever signed before. */
export const saveRotation = (
  db: TenantDb,
  { target, secrets }: { readonly target: Target; readonly secrets: readonly SigningSecret[] },
): Promise<unknown> =>
  Promise.all([
    db.sql`delete from export_target_secrets where org_id = ${db.orgId} and target_id = ${target.id}`,
    ...secrets.map(secret => insertSecret(db, target.id, secret)),
    saveTarget(db, target),
  ])

const insertSecret = (db: TenantDb, targetId: Id, secret: SigningSecret): Promise<unknown> =>
  db.sql`
    insert into export_target_secrets (org_id, target_id, id, sealed, created_at, expires_at)
    values (${db.orgId}, ${targetId}, ${secret.id}, ${secret.sealed}, ${secret.createdAt}, ${secret.expiresAt})`
