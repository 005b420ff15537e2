import { sql } from 'kysely'
import type { WriteTurn } from '../../../platform/data/database.ts'
import { type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'

/** A delivery that this process is to send now, with all that is needed to send it. */
export interface Claimed {
  readonly id: Id
  readonly redelivery: number
  readonly endpointId: Id
  readonly leaseId: Id
  /** The organisation’s instant of the claim, from which the attempt starts. */
  readonly startedAt: Instant
  readonly attemptsMade: number
  readonly url: string
  readonly struggling: boolean
  readonly event: string
  readonly integrationEventId: Id | null
  readonly eventCreatedAt: Instant
  /** As JSON; null when the event is no longer in the log. */
  readonly payload: string | null
  /** Those that sign now, the newest first. */
  readonly secrets: readonly { readonly id: Id; readonly sealed: string }[]
}

export interface Room {
  /** How many may be claimed for webhooks that answer well, and for those that lately do not. */
  readonly steady: number
  readonly struggling: number
  /** How many deliveries of one webhook may be claimed at most, in all processes together. */
  readonly perWebhook: number
  /** How many attempts of one webhook begin as soon as they are claimed; a struggling one gets no more than these. */
  readonly atOnce: number
  /** What the active webhooks of the organisation share evenly, so that each has room that no other can take. */
  readonly perOrganisation: number
}

/** A process's hold on what it has under way for an organisation; every claim prolongs it. */
export interface Lease {
  /** The process that sends. */
  readonly holder: Id
  /** Real milliseconds. */
  readonly endsMs: number
}

/** What a process has claimed and not ended, and the part of it whose attempts have begun. */
export interface Held {
  readonly underWay: readonly Claimed[]
  readonly begun: ReadonlySet<Claimed>
}

/** Failures in a row after which a webhook counts as struggling, and no longer competes with those that answer. */
const strugglesAfter = 2

type ClaimedDelivery = Omit<Claimed, 'url' | 'secrets'>
type Receiver = Pick<Claimed, 'url' | 'secrets'>

/**
 * Claims what is due, one webhook after the other, so that a long queue of one does not hold back the next, and lets
 * go of all but what it still holds. The write turn keeps other processes out while it runs, and the lease afterwards.
 */
export async function claim(turn: WriteTurn, lease: Lease, room: Room, held: Held): Promise<Claimed[]> {
  const [deliveries, receivers] = await Promise.all([
    claimDeliveries(turn, lease, room, held),
    receiversOf(turn),
  ])
  return deliveries.map(delivery => {
    const receiver = receivers.get(delivery.endpointId)
    if (!receiver) throw new Error('a claimed delivery has a webhook')
    return { ...delivery, ...receiver }
  })
}

// `in` and `not in`, which PostgreSQL answers from a hash table however wrong it estimates what is under way.
const claimDeliveries = (
  turn: WriteTurn,
  { holder, endsMs }: Lease,
  room: Room,
  { underWay, begun }: Held,
): Promise<ClaimedDelivery[]> => {
  const leaseId = underWay.at(-1)?.leaseId ?? null
  // What was claimed with an earlier lease, another process has taken up.
  const own = underWay.filter(claimed => claimed.leaseId === leaseId)
  return turn.sql<ClaimedDelivery>`
    with own as materialized (
      select * from unnest(${own.map(({ endpointId }) => endpointId)}::uuid[], ${own.map(({ id }) => id)}::uuid[],
        ${own.map(claimed => (begun.has(claimed) ? claimed.startedAt : null))}::timestamptz[])
        as u(endpoint_id, delivery_id, started_at)
      where exists (
        select from webhook_leases where org_id = ${turn.orgId} and holder = ${holder} and id = ${leaseId})),
    under_way as materialized (
      select endpoint_id, delivery_id from own
      union all
      select u.endpoint_id, u.delivery_id from webhook_leases l
      cross join lateral unnest(l.endpoint_ids, l.delivery_ids) as u(endpoint_id, delivery_id)
      where l.org_id = ${turn.orgId} and l.holder <> ${holder}),
    busy as (select endpoint_id, count(*) as attempts from under_way group by endpoint_id),
    own_room as (
      select least(${room.perWebhook}::bigint, greatest(1, ${room.perOrganisation}::bigint / greatest(1, count(*)))) as size
      from webhook_endpoints where org_id = ${turn.orgId} and state = 'active' and deleted_at is null),
    due as materialized (
      select d.*, e.id as endpoint_id, e.consecutive_failures >= ${strugglesAfter} as struggling,
        coalesce(busy.attempts, 0) + d.place - 1 as attempts_before
      from webhook_endpoints e
      left join busy on busy.endpoint_id = e.id
      cross join lateral (
        select d.id, d.redelivery, d.next_attempt_at, jsonb_array_length(d.attempts) as attempts_made, d.event,
          d.integration_event_id, d.event_created_at, d.event_sequence, d.sample,
          row_number() over (order by d.next_attempt_at, d.id) as place
        from webhook_deliveries d
        where d.org_id = ${turn.orgId} and d.endpoint_id = e.id and d.next_attempt_at <= ${turn.now}
          and d.id not in (select delivery_id from under_way)
        order by d.next_attempt_at, d.id
        limit greatest(0, case when e.consecutive_failures >= ${strugglesAfter}
          then least(${room.atOnce}::bigint, (select size from own_room)) else (select size from own_room) end
          - coalesce(busy.attempts, 0))) d
      where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null),
    claimed as materialized (
      (select * from due where not struggling order by place, next_attempt_at, endpoint_id limit ${room.steady})
      union all
      (select * from due where struggling order by place, next_attempt_at, endpoint_id limit ${room.struggling})),
    facts as materialized (
      select f.created_at, f.sequence, f.payload
      from (select distinct event_created_at, event_sequence from claimed) c
      join integration_events f
        on f.org_id = ${turn.orgId} and f.created_at = c.event_created_at and f.sequence = c.event_sequence),
    lease as (
      insert into webhook_leases (org_id, holder, id, ends_at, endpoint_ids, delivery_ids, started_at)
      select ${turn.orgId}, ${holder}, ${newId()}, ${instantFromMilliseconds(endsMs)},
        coalesce(array_agg(endpoint_id), '{}'), coalesce(array_agg(delivery_id), '{}'),
        coalesce(array_agg(started_at), '{}')
      from (
        select endpoint_id, delivery_id, started_at from own
        union all
        select endpoint_id, id, case when attempts_before < ${room.atOnce}::integer then ${turn.now}::timestamptz end
        from claimed) held
      on conflict (org_id, holder) do update set ends_at = excluded.ends_at, endpoint_ids = excluded.endpoint_ids,
        delivery_ids = excluded.delivery_ids, started_at = excluded.started_at
      returning id)
    select c.id, c.redelivery, c.endpoint_id, lease.id as lease_id, ${turn.now}::timestamptz as started_at,
      c.attempts_made, c.struggling, c.event, c.integration_event_id, c.event_created_at,
      coalesce(c.sample, f.payload)::text as payload
    from lease cross join claimed c
    left join facts f on f.created_at = c.event_created_at and f.sequence = c.event_sequence`
}

/** Where the deliveries of the active webhooks go, and what signs them, by webhook. */
async function receiversOf(turn: WriteTurn): Promise<ReadonlyMap<Id, Receiver>> {
  const rows = await turn.sql<{ endpointId: Id; url: string; id: Id | null; sealed: string }>`
    select e.id as endpoint_id, e.url, s.id, encode(s.sealed, 'base64') as sealed
    from webhook_endpoints e
    left join webhook_secrets s on s.org_id = e.org_id and s.endpoint_id = e.id
      and (s.expires_at is null or s.expires_at > ${turn.now})
    where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null
    order by s.id desc`
  const receivers = new Map<Id, { url: string; secrets: { id: Id; sealed: string }[] }>()
  for (const { endpointId, url, id, sealed } of rows) {
    const receiver = receivers.get(endpointId) ?? { url, secrets: [] }
    receivers.set(endpointId, receiver)
    if (id !== null) receiver.secrets.push({ id, sealed })
  }
  return receivers
}

/**
 * Takes up what another process left behind when it died or hung: it is no longer on the list, or its lease has ended.
 * The attempts that had begun may or may not have reached their receivers, so they count, and the next follow at once.
 * What only waited for its attempt is due as it was.
 */
export const takeUpAbandoned = (turn: WriteTurn, { holder }: Lease, realNowMs: number): Promise<unknown> =>
  turn.sql`
    with abandoned as (
      delete from webhook_leases l
      where l.org_id = ${turn.orgId} and l.holder <> ${holder} and (l.ends_at <= ${instantFromMilliseconds(realNowMs)}
        or not exists (select from directory.delivery_processes p where p.id = l.holder))
      returning l.endpoint_ids, l.delivery_ids, l.started_at)
    update webhook_deliveries d set
      attempts = d.attempts || jsonb_build_object('at',
        to_char(u.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'responseStatus', null, 'durationMs', null, 'errorCode', 'interrupted'),
      status = case when ${anotherFollows} then 'retrying' else 'dead_letter' end,
      next_attempt_at = case when ${anotherFollows} then ${turn.now}::timestamptz end,
      updated_at = ${turn.now}
    from abandoned
    cross join lateral unnest(abandoned.endpoint_ids, abandoned.delivery_ids, abandoned.started_at)
      as u(endpoint_id, delivery_id, started_at)
    where d.org_id = ${turn.orgId} and d.endpoint_id = u.endpoint_id and d.id = u.delivery_id
      and u.started_at is not null and d.next_attempt_at is not null`

const anotherFollows = sql`jsonb_array_length(d.attempts) + 1 < ${sql.lit(limits.webhook.attempts)}`
