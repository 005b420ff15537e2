import { sql } from 'kysely'
import type { WriteTurn } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { RecordedFact } from '../../../platform/events/event-log.ts'
import { type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { deliveryIdOf } from '../deliveries/store.ts'
import type { Health } from './health.ts'
import type { Settlement } from './settlement.ts'

/** Cut, not rounded: the column has milliseconds, and a sweep in the same one must find it. */
export const realNow = sql`date_trunc('milliseconds', clock_timestamp())`

/**
 * Makes a delivery of every fact for every active webhook that subscribes to it, and tells the sweeper. Without
 * webhooks it is one look at an empty index range. Answers a row when there are any.
 */
export const announce = (turn: WriteTurn, facts: readonly RecordedFact[]): Promise<unknown[]> =>
  turn.sql`
    with made as (
      insert into webhook_deliveries (org_id, id, redelivery, endpoint_id, event, integration_event_id,
        event_sequence, event_created_at, status, next_attempt_at, created_at, updated_at)
      select ${turn.orgId}, ${deliveryIdOf(sql`f.id`)}, 0, e.id, f.event, f.id, f.sequence, f.created_at, 'pending',
        f.created_at, f.created_at, f.created_at
      from webhook_endpoints e
      join integration_events f on f.org_id = e.org_id and f.created_at = ${turn.now} and f.event = any(e.events)
      where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null
        and e.events && ${[...new Set(facts.map(({ event }) => event))]}::text[]
      returning 1)
    insert into directory.delivery_due (org_id, due_at)
    select ${turn.orgId}, ${realNow} where exists (select from made)
    on conflict (org_id) do update set due_at = least(delivery_due.due_at, excluded.due_at)
    returning org_id`

/** Tells the sweeper that the organisation has something to send now. */
export const markDue = (db: TenantDb): Promise<unknown> =>
  db.sql`
    insert into directory.delivery_due (org_id, due_at) values (${db.orgId}, ${realNow})
    on conflict (org_id) do update set due_at = least(delivery_due.due_at, excluded.due_at)`

/** A delivery that this process is to send now, with all that is needed to send it. */
export interface Claimed {
  readonly id: Id
  readonly redelivery: number
  readonly endpointId: Id
  readonly leaseId: Id
  /** The organisation's instant at which the attempt starts. */
  readonly leaseStartedAt: Instant
  readonly attemptsMade: number
  readonly url: string
  readonly struggling: boolean
  readonly event: string
  readonly integrationEventId: Id | null
  readonly eventCreatedAt: Instant
  /** Null when the event is no longer in the log. */
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly secrets: readonly { readonly id: Id; readonly sealed: string }[]
}

export interface Room {
  /** How many may be claimed for webhooks that answer well, and for those that lately do not. */
  readonly steady: number
  readonly struggling: number
  /** How many attempts of one webhook may be under way at most, in all processes together. */
  readonly perWebhook: number
  /** What the active webhooks of the organisation share evenly, so that each has room that no other can take. */
  readonly perOrganisation: number
}

export interface Lease {
  readonly id: Id
  /** The process that sends. */
  readonly holder: Id
  /** Real milliseconds. */
  readonly endsMs: number
}

/** Failures in a row after which a webhook counts as struggling, and no longer competes with those that answer. */
const strugglesAfter = 2

/**
 * Claims what is due, one webhook after the other, so that a long queue of one does not hold back the next. The
 * write turn keeps other processes out while it runs, and the lease afterwards; `skip locked` makes the claim safe
 * even without the turn.
 */
export const claim = (turn: WriteTurn, lease: Lease, room: Room): Promise<Claimed[]> =>
  turn.sql<Claimed>`
    with own_room as (
      select least(${room.perWebhook}::bigint, greatest(1, ${room.perOrganisation}::bigint / greatest(1, count(*)))) as size
      from webhook_endpoints where org_id = ${turn.orgId} and state = 'active' and deleted_at is null),
    due as (
      select d.id, d.redelivery, e.id as endpoint_id, e.url, e.consecutive_failures >= ${strugglesAfter} as struggling,
        d.next_attempt_at, row_number() over (partition by e.id order by d.next_attempt_at, d.id) as place
      from webhook_endpoints e
      cross join lateral (
        select d.id, d.redelivery, d.next_attempt_at from webhook_deliveries d
        where d.org_id = e.org_id and d.endpoint_id = e.id and d.lease_id is null
          and d.next_attempt_at <= ${turn.now}
        order by d.next_attempt_at, d.id
        limit greatest(0, (select size from own_room) - (
          select count(*) from webhook_deliveries w
          where w.org_id = e.org_id and w.endpoint_id = e.id and w.lease_id is not null))
        for update skip locked) d
      where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null),
    fair as (
      select due.*, row_number() over (partition by struggling order by place, next_attempt_at, endpoint_id) as rank
      from due),
    claimed as (
      update webhook_deliveries d set lease_id = ${lease.id}, lease_holder = ${lease.holder}, lease_started_at = ${turn.now},
        lease_ends_at = ${instantFromMilliseconds(lease.endsMs)}
      from fair
      where d.org_id = ${turn.orgId} and d.id = fair.id and d.redelivery = fair.redelivery
        and fair.rank <= case when fair.struggling then ${room.struggling}::integer else ${room.steady}::integer end
      returning d.org_id, d.id, d.redelivery, d.endpoint_id, d.lease_id, d.lease_started_at,
        jsonb_array_length(d.attempts) as attempts_made, fair.url, fair.struggling, d.event, d.integration_event_id,
        d.event_created_at, d.event_sequence, d.sample)
    select c.id, c.redelivery, c.endpoint_id, c.lease_id, c.lease_started_at, c.attempts_made, c.url, c.struggling,
      c.event, c.integration_event_id, c.event_created_at, coalesce(c.sample, f.payload) as payload,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'sealed', encode(s.sealed, 'base64')) order by s.id desc),
          '[]'::jsonb)
        from webhook_secrets s where s.org_id = ${turn.orgId} and s.endpoint_id = c.endpoint_id
          and (s.expires_at is null or s.expires_at > ${turn.now})) as secrets
    from claimed c
    left join integration_events f
      on f.org_id = ${turn.orgId} and f.created_at = c.event_created_at and f.sequence = c.event_sequence`

/** What became of a claimed delivery. */
export interface Settled extends Settlement {
  readonly claimed: Claimed
}

/** Logs attempts and says how their deliveries go on. What another process has taken over meanwhile is left to it. */
export const saveSettled = (turn: WriteTurn, settled: readonly Settled[]): Promise<unknown> =>
  turn.sql`
    update webhook_deliveries d set status = s.status, attempts = d.attempts || s.attempts,
      next_attempt_at = s.next_attempt_at, lease_id = null, lease_holder = null, lease_started_at = null,
      lease_ends_at = null, acknowledged_at = case when s.status = 'delivered' then ${turn.now}::timestamptz end, updated_at = ${turn.now}
    from jsonb_to_recordset(${JSON.stringify(settled.map(settledRow))}::jsonb) as s(id uuid, redelivery smallint,
      lease_id uuid, status text, attempts jsonb, next_attempt_at timestamptz)
    where d.org_id = ${turn.orgId} and d.id = s.id and d.redelivery = s.redelivery and d.lease_id = s.lease_id`

const settledRow = ({ claimed, status, attempt, nextAttemptAt }: Settled) => ({
  id: claimed.id,
  redelivery: claimed.redelivery,
  lease_id: claimed.leaseId,
  status,
  attempts: attempt ? [attempt] : [],
  next_attempt_at: nextAttemptAt,
})

/**
 * Takes up what a process left behind when it died or hung: it is no longer on the list, or its lease has ended. The attempt may or may not have reached the receiver, so it
 * counts, and the next follows at once.
 */
export const takeUpAbandoned = (turn: WriteTurn, realNowMs: number): Promise<unknown> =>
  turn.sql`
    update webhook_deliveries set
      attempts = attempts || jsonb_build_object('at',
        to_char(lease_started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'responseStatus', null, 'durationMs', null, 'errorCode', 'interrupted'),
      status = case when jsonb_array_length(attempts) + 1 < ${limits.webhook.attempts}::integer then 'retrying'
        else 'dead_letter' end,
      next_attempt_at = case when jsonb_array_length(attempts) + 1 < ${limits.webhook.attempts}::integer
        then ${turn.now}::timestamptz end,
      lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null, updated_at = ${turn.now}
    where org_id = ${turn.orgId} and lease_id is not null and (
      lease_ends_at <= ${instantFromMilliseconds(realNowMs)}
      or lease_holder is not null and not exists (
        select from directory.delivery_processes p where p.id = lease_holder))`

export const saveHealth = (turn: WriteTurn, health: readonly Health[]): Promise<unknown> =>
  turn.sql`
    update webhook_endpoints e set last_success_at = coalesce(h.last_success_at, e.last_success_at),
      last_failure_at = coalesce(h.last_failure_at, e.last_failure_at),
      consecutive_failures = h.failures
        + case when h.last_success_at is null then e.consecutive_failures else 0 end,
      failing_reported_at = case when h.last_success_at is null then e.failing_reported_at end
    from jsonb_to_recordset(${JSON.stringify(health.map(healthRow))}::jsonb) as h(endpoint_id uuid,
      last_success_at timestamptz, last_failure_at timestamptz, failures integer)
    where e.org_id = ${turn.orgId} and e.id = h.endpoint_id`

const healthRow = ({ endpointId, lastSuccessAt, lastFailureAt, failures }: Health) => ({
  endpoint_id: endpointId,
  last_success_at: lastSuccessAt,
  last_failure_at: lastFailureAt,
  failures,
})

/**
 * Tells the sweeper when the organisation next has something to do, in real time: its earliest waiting delivery, or
 * the end of a lease whose process may have died.
 */
export const saveDue = (turn: WriteTurn, realNowMs: number): Promise<unknown> =>
  turn.sql`
    update directory.delivery_due set due_at = least(
      ${instantFromMilliseconds(realNowMs)}::timestamptz + ((
        select min(d.next_attempt_at) from webhook_endpoints e
        cross join lateral (
          select d.next_attempt_at from webhook_deliveries d
          where d.org_id = e.org_id and d.endpoint_id = e.id and d.lease_id is null and d.next_attempt_at is not null
          order by d.next_attempt_at limit 1) d
        where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null) - ${turn.now}::timestamptz),
      (select min(lease_ends_at) from webhook_deliveries where org_id = ${turn.orgId} and lease_id is not null))
    where org_id = ${turn.orgId}`
