import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type DeliveryStatus, recoveryLimit } from '../shapes.ts'
import type { SubscribableEvents } from '../catalogue.ts'
import type { WebhookConfig } from '../rules.ts'
import { isoOf } from '../../../../platform/data/instant-text.ts'
import { announcedTo } from '../sending/announcements.ts'
import { deliveryIdIn, highestAlike, lowestAlike } from '../sending/delivery-id.ts'
import type { Redelivery, Sending, StoredDelivery, TestSend } from './rules.ts'

/** What is shown of a delivery; its attempts as they are logged, or as they are shown. */
const columns = (attempts: RawBuilder<unknown>) => sql`
  d.id, d.redelivery, d.webhook_id, d.event, d.integration_event_id, d.status, ${attempts} as attempts,
  d.next_attempt_at, d.acknowledged_at, d.created_at, d.updated_at`

const logged = sql`d.attempts`

const shown = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('at', ${isoOf(sql`a.at`)}, 'responseStatus', a.response_status,
    'durationMs', a.duration_ms, 'errorCode', a.error_code) order by a.place), '[]')
  from unnest(d.attempts) with ordinality as a(at, response_status, duration_ms, error_code, place))`

/** The latest sending of a delivery. `kept` is the instant from which on events are still in the log. */
export async function findDelivery(db: TenantDb, id: Id, kept: Instant): Promise<Sending | undefined> {
  const rows = await db.sql<Sending>`
    -- First the one event it can be of: otherwise every webhook would go through every announcement.
    with announced as materialized (
      select * from webhook_announcements
      where org_id = ${db.orgId} and event_id between ${lowestAlike(sql`${id}::text`)} and ${highestAlike(sql`${id}::text`)})
    select ${columns(shown)}, d.lease_id is not null as leased,
      d.sample is not null or (d.event_created_at >= ${kept} and exists (
        select from integration_events f where f.org_id = ${db.orgId}
          and f.created_at = d.event_created_at and f.sequence = d.event_sequence)) as kept
    from webhooks w
    cross join lateral ${sendingsOf(db, sql`w.id`, sql`announced`, sql`and d.id = ${id} order by d.redelivery desc limit 1`)} d
    where w.org_id = ${db.orgId} and w.deleted_at is null`
  return rows[0]
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listDeliveries = (
  db: TenantDb,
  webhookId: Id,
  { status, hearing }: { readonly status: DeliveryStatus | undefined; readonly hearing: SubscribableEvents },
  keyset: RawBuilder<unknown>,
): Promise<StoredDelivery[]> => {
  const heard = hearing === 'all' ? sql`` : sql`and d.event = any(${hearing}::text[])`
  const having = status === undefined ? sql`` : sql`and d.status = ${sql.lit(status)}`
  const waiting = status === 'pending' ? sql`and d.next_attempt_at is not null` : sql``
  return db.sql<StoredDelivery>`
    select ${columns(shown)}
    from ${sendingsOf(db, sql`${webhookId}::uuid`, sql`webhook_announcements`, sql`${having} ${waiting} ${heard} ${keyset}`)} d where true ${keyset}`
}

/**
 * What a webhook was sent, and what some announcements will make of it. `wanted` says which and how many; each side looks
 * for them by itself, because PostgreSQL would read both whole to put them in order.
 */
const sendingsOf = (
  db: TenantDb,
  webhookId: RawBuilder<unknown>,
  announcements: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
) => sql`(
  (select d.org_id, d.event_sequence, d.event_created_at, d.sample, d.lease_id, ${columns(logged)} from webhook_deliveries d
    where d.org_id = ${db.orgId} and d.webhook_id = ${webhookId} ${wanted})
  union all
  (select * from (${announcedTo(db, webhookId, announcements)}) d where true ${wanted}))`

/** Saves a redelivery: the former sending is closed and a new one waits beside it. */
export async function saveRedelivery(db: TenantDb, { current, superseded }: Redelivery): Promise<unknown> {
  if (!superseded) return
  return db.sql`
    with former as (
      update webhook_deliveries set status = ${superseded.status}, next_attempt_at = null,
        updated_at = ${superseded.updatedAt}
      where org_id = ${db.orgId} and webhook_id = ${superseded.webhookId} and id = ${superseded.id}
        and redelivery = ${superseded.redelivery}
      returning integration_event_id, event_sequence, event_created_at, sample)
    insert into webhook_deliveries (org_id, id, redelivery, webhook_id, event, integration_event_id, event_sequence,
      event_created_at, sample, status, next_attempt_at, created_at, updated_at)
    select ${db.orgId}, ${current.id}, ${current.redelivery}, ${current.webhookId}, ${current.event},
      former.integration_event_id, former.event_sequence, former.event_created_at, former.sample,
      ${current.status}, ${current.nextAttemptAt}, ${current.createdAt}, ${current.updatedAt}
    from former
    returning 1`
}

export const insertTestSend = (db: TenantDb, { delivery, payload }: TestSend): Promise<unknown> =>
  db.sql`
    insert into webhook_deliveries (org_id, id, redelivery, webhook_id, event, event_created_at, sample, status,
      next_attempt_at, created_at, updated_at)
    values (${db.orgId}, ${delivery.id}, ${delivery.redelivery}, ${delivery.webhookId}, ${delivery.event},
      ${delivery.createdAt}, ${JSON.stringify(payload)}, ${delivery.status}, ${delivery.nextAttemptAt},
      ${delivery.createdAt}, ${delivery.updatedAt})`

export interface Recovered {
  readonly queuedCount: number
  readonly examinedCount: number
  /** The instant of the last event that was looked at. */
  readonly examinedTo: Instant | null
}

/**
 * Queues what the webhook subscribes to and no sending of it has been acknowledged, unless it waits already. Looks
 * through at most `recoveryLimit` events from `since` on.
 */
export async function recover(
  db: TenantDb,
  webhook: Pick<WebhookConfig, 'id' | 'events'>,
  since: Instant,
  now: Instant,
): Promise<Recovered> {
  const [recovered] = await db.sql<Recovered>`
    with ${loggedAndKnown(db, webhook, since)},
    -- Brought together by grouping and not by a join: a planner without statistics would compare every row with every.
    examined as (
      select sequence, max(id::text)::uuid as id, max(event) as event, max(created_at) as created_at,
        max(delivery_id::text)::uuid as delivery_id, max(redelivery) as redelivery,
        coalesce(bool_or(settled) filter (where delivery_id is not null), bool_or(announced)) as settled
      from (
        select sequence, id, event, created_at, null::uuid as delivery_id, null::smallint as redelivery,
          null::boolean as settled, false as announced
        from logged
        union all
        select event_sequence, null, null, null, id, redelivery, settled, false from known
        union all
        select event_sequence, null, null, null, null, null, null, true from webhook_announcements
        where org_id = ${db.orgId} and ${webhook.id} = any(webhook_ids)) all_sides
      group by sequence having max(event) is not null),
    wanted as (select * from examined where settled is not true),
    superseded as (
      update webhook_deliveries set status = 'superseded', updated_at = ${now}
      where org_id = ${db.orgId} and webhook_id = ${webhook.id} and status = 'dead_letter'
        and id = any(array(select delivery_id from wanted where delivery_id is not null))
      returning 1),
    queued as (
      insert into webhook_deliveries (org_id, id, redelivery, webhook_id, event, integration_event_id,
        event_sequence, event_created_at, status, next_attempt_at, created_at, updated_at)
      select ${db.orgId}, coalesce(w.delivery_id, ${deliveryIdIn(sql`w.id`, sql`${webhook.id}::uuid`)}), coalesce(w.redelivery + 1, 0),
        ${webhook.id}, w.event, w.id, w.sequence, w.created_at, 'pending', ${now}, ${now}, ${now}
      from wanted w
      returning 1)
    select (select count(*) from queued) as queued_count, count(*) as examined_count,
      max(created_at) as examined_to
    from examined`
  if (!recovered) throw new Error('an aggregate without grouping always answers a row')
  return recovered
}

/** CTEs: the events that the webhook subscribes to, and what is known of their deliveries to it. */
const loggedAndKnown = (db: TenantDb, webhook: Pick<WebhookConfig, 'id' | 'events'>, since: Instant) => sql`
    logged as materialized (
      select f.id, f.sequence, f.event, f.created_at from integration_events f
      where f.org_id = ${db.orgId} and f.created_at >= ${since} and f.event = any(${webhook.events}::text[])
      order by f.created_at, f.sequence limit ${recoveryLimit}),
    known as materialized (
      select d.event_sequence, d.id, max(d.redelivery) as redelivery,
        bool_or(d.acknowledged_at is not null or d.next_attempt_at is not null) as settled
      from webhook_deliveries d
      where d.org_id = ${db.orgId} and d.webhook_id = ${webhook.id}
        and d.id between (select ${lowestAlike(sql`min(id::text)`)} from logged)
          and (select ${highestAlike(sql`max(id::text)`)} from logged)
      group by d.event_sequence, d.id)`
