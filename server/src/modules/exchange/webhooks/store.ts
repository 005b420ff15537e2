import { isoOf } from '../../../platform/data/instant-text.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { SigningSecret, WebhookConfig } from './rules.ts'

/** A webhook with what is known of its secrets and its receiver's health; no secret itself. */
export interface StoredWebhook extends WebhookConfig {
  readonly lastSuccessAt: Instant | null
  readonly lastFailureAt: Instant | null
  readonly consecutiveFailures: number
  readonly secretVersions: readonly { readonly createdAt: Instant; readonly expiresAt: Instant | null }[]
}

const columns = (
  orgId: Id,
  now: Instant,
) => sql`w.id, w.url, w.events, w.description, w.state, w.last_success_at,
  w.last_failure_at, w.consecutive_failures, w.created_at, w.updated_at,
  (select coalesce(jsonb_agg(jsonb_build_object('createdAt', ${isoOf(sql`s.created_at`)},
      'expiresAt', ${isoOf(sql`s.expires_at`)}) order by s.id desc), '[]'::jsonb)
    from webhook_secrets s
    where s.org_id = ${orgId} and s.webhook_id = w.id
      and (s.expires_at is null or s.expires_at > ${now})) as secret_versions`

export async function findWebhook(db: TenantDb, id: Id, now: Instant): Promise<StoredWebhook | undefined> {
  const rows = await db.sql<StoredWebhook>`
    select ${columns(db.orgId, now)} from webhooks w
    where w.org_id = ${db.orgId} and w.id = ${id} and w.deleted_at is null`
  return rows[0]
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listWebhooks = (
  db: TenantDb,
  now: Instant,
  keyset: RawBuilder<unknown>,
): Promise<StoredWebhook[]> =>
  db.sql<StoredWebhook>`
    select ${columns(db.orgId, now)} from webhooks w
    where w.org_id = ${db.orgId} and w.deleted_at is null ${keyset}`

export async function countWebhooks(db: TenantDb): Promise<number> {
  const rows = await db.sql<{ count: number }>`
    select count(*) from webhooks where org_id = ${db.orgId} and deleted_at is null`
  return rows[0]?.count ?? 0
}

export const insertWebhook = (
  db: TenantDb,
  webhook: WebhookConfig,
  { id, sealed, createdAt }: SigningSecret,
): Promise<unknown> =>
  db.sql`
    with made as (
      insert into webhooks (org_id, id, url, events, description, state, created_at, updated_at)
      values (${db.orgId}, ${webhook.id}, ${webhook.url}, ${webhook.events}, ${webhook.description},
        ${webhook.state}, ${webhook.createdAt}, ${webhook.updatedAt}))
    insert into webhook_secrets (org_id, webhook_id, id, sealed, created_at)
    values (${db.orgId}, ${webhook.id}, ${id}, ${sealed}, ${createdAt})`

export const saveWebhook = (db: TenantDb, webhook: WebhookConfig): Promise<unknown> =>
  db.sql`
    update webhooks set url = ${webhook.url}, events = ${webhook.events},
      description = ${webhook.description}, state = ${webhook.state}, updated_at = ${webhook.updatedAt}
    where org_id = ${db.orgId} and id = ${webhook.id}`

/** Without its secrets nothing can be signed any more, so nothing more is sent. */
export const markDeleted = (db: TenantDb, id: Id, now: Instant): Promise<unknown> =>
  db.sql`
    with forgotten as (delete from webhook_secrets where org_id = ${db.orgId} and webhook_id = ${id})
    update webhooks set deleted_at = ${now}, updated_at = ${now}
    where org_id = ${db.orgId} and id = ${id}`

/** The secrets that sign at an instant, the newest first. */
export const signingSecrets = (db: TenantDb, webhookId: Id, now: Instant): Promise<SigningSecret[]> =>
  db.sql<SigningSecret>`
    select id, sealed, created_at, expires_at from webhook_secrets
    where org_id = ${db.orgId} and webhook_id = ${webhookId} and (expires_at is null or expires_at > ${now})
    order by id desc`

/** Saves a rotation: a newest secret, the ends of the former ones, and the end of those that have expired. */
export async function saveRotation(
  db: TenantDb,
  { webhook, secrets }: { readonly webhook: WebhookConfig; readonly secrets: readonly SigningSecret[] },
): Promise<unknown> {
  const [newest, ...former] = secrets
  if (!newest) throw new Error('a rotation has a newest secret')
  const ends = former.map(({ id, expiresAt }) => ({ id, expires_at: expiresAt }))
  return Promise.all([
    db.sql`
      update webhook_secrets s set expires_at = former.expires_at
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as former(id uuid, expires_at timestamptz)
      where s.org_id = ${db.orgId} and s.webhook_id = ${webhook.id} and s.id = former.id`,
    db.sql`
      delete from webhook_secrets
      where org_id = ${db.orgId} and webhook_id = ${webhook.id} and expires_at <= ${webhook.updatedAt}`,
    db.sql`
      insert into webhook_secrets (org_id, webhook_id, id, sealed, created_at)
      values (${db.orgId}, ${webhook.id}, ${newest.id}, ${newest.sealed}, ${newest.createdAt})`,
    saveWebhook(db, webhook),
  ])
}
