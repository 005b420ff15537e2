import { bigintArray, instantArray, uuidArray } from '../../../platform/data/binary-arrays.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { deliveryIdOf } from '../deliveries/delivery-id.ts'
import { tailOf } from './attempts/message.ts'
import { type Receiver, receiversOf, strugglesAfter } from './receivers.ts'
import type { OpenSecrets } from './secrets.ts'

/** A delivery that this process is to send now, with all that is needed to send it. */
export interface Claimed {
  readonly id: Id
  readonly redelivery: number
  readonly endpointId: Id
  readonly leaseId: Id
  /** The organisation’s instant of the claim, from which the attempt starts. */
  readonly startedAt: Instant
  readonly attemptsMade: number
  readonly receiver: Receiver
  readonly message: EventMessage
  /** Of an event whose delivery has no row yet: its first outcome makes one. */
  readonly announced: number | null
  readonly eventCreatedAt: Instant
}

/** What the deliveries of an event say. Those that are claimed together share it. */
export interface EventMessage {
  readonly event: string
  readonly integrationEventId: Id | null
  /** What a body says after the delivery’s id; null when the event is no longer in the log. */
  readonly tail: Uint8Array | null
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

/** Deliveries of one event, claimed together: of its announcement, or one that has a row. */
interface ClaimedTogether
  extends Omit<Claimed, 'id' | 'endpointId' | 'receiver' | 'message'>,
    Omit<EventMessage, 'tail'> {
  /** Null where there are no rows. */
  readonly id: Id | null
  readonly endpointIds: readonly Id[]
  /** As JSON; null when the event is no longer in the log. */
  readonly payload: string | null
}

/**
 * Claims what is due, one webhook after the other, so that a long queue of one does not hold back the next, and lets
 * go of all but what it still holds. The write transaction keeps other processes out while it runs, and the lease afterwards.
 */
export async function claim(
  tx: WriteTransaction,
  lease: Lease,
  room: Room,
  held: Held,
  secrets: OpenSecrets,
): Promise<Claimed[]> {
  const [together, receiverOf] = await Promise.all([
    claimTogether(tx, lease, room, held),
    receiversOf(tx, secrets),
  ])
  return together.flatMap(({ id, endpointIds, payload, event, integrationEventId, ...shared }) => {
    const told = { event, integrationEventId, createdAt: shared.eventCreatedAt }
    const tail = payload === null ? null : tailOf({ ...told, data: payload })
    const message = { event, integrationEventId, tail }
    return endpointIds.map(endpointId => ({
      ...shared,
      id: id ?? deliveryIdOf(integrationEventId ?? '', endpointId),
      endpointId,
      receiver: receiverOf(endpointId),
      message,
    }))
  })
}

// `in` and `not in`, which PostgreSQL answers from a hash table however wrong it estimates what is under way.
const claimTogether = (
  tx: WriteTransaction,
  { holder, endsMs }: Lease,
  room: Room,
  { underWay, begun }: Held,
): Promise<ClaimedTogether[]> => {
  const leaseId = underWay.at(-1)?.leaseId ?? null
  // What was claimed with an earlier lease, another process has taken up.
  const own = underWay.filter(claimed => claimed.leaseId === leaseId)
  return tx.sql<ClaimedTogether>`
    with own as materialized (
      select ${uuidArray(own.map(({ endpointId }) => endpointId))}::uuid[] as endpoint_ids,
        ${uuidArray(own.map(({ id, announced }) => (announced === null ? id : null)))}::uuid[] as delivery_ids,
        ${bigintArray(own.map(({ announced }) => announced))}::bigint[] as event_sequences,
        ${instantArray(own.map(one => (begun.has(one) ? one.startedAt : null)))}::timestamptz[] as started_at
      where exists (
        select from webhook_leases where org_id = ${tx.orgId} and holder = ${holder} and id = ${leaseId})),
    under_way as materialized (
      select u.endpoint_id, u.delivery_id
      from (
        select endpoint_ids, delivery_ids from own
        union all
        select endpoint_ids, delivery_ids from webhook_leases where org_id = ${tx.orgId} and holder <> ${holder}) l
      cross join lateral unnest(l.endpoint_ids, l.delivery_ids) as u(endpoint_id, delivery_id)),
    busy as (select endpoint_id, count(*) as attempts from under_way group by endpoint_id),
    own_room as materialized (
      select least(${room.perWebhook}::bigint, greatest(1, ${room.perOrganisation}::bigint / greatest(1, count(*)))) as size
      from webhook_endpoints where org_id = ${tx.orgId} and state = 'active' and deleted_at is null),
    webhooks as materialized (
      select e.id, e.position, e.consecutive_failures >= ${strugglesAfter} as struggling,
        coalesce(busy.attempts, 0) as attempts,
        case when e.state = 'active' then greatest(0, least(own_room.size,
          case when e.consecutive_failures >= ${strugglesAfter} then ${room.atOnce}::bigint end)
          - coalesce(busy.attempts, 0)) else 0 end as room
      from webhook_endpoints e cross join own_room
      left join busy on busy.endpoint_id = e.id
      where e.org_id = ${tx.orgId} and e.deleted_at is null),
    -- Of what is announced one more than there is room for, which tells how far its webhook has come.
    due as materialized (
      select w.id as endpoint_id, w.struggling, w.attempts + d.place - 1 as attempts_before, d.place <= w.room as fits, d.*
      from webhooks w
      cross join lateral (
        select *, row_number() over (order by next_attempt_at, announced nulls first, id) as place
        from (
          (select d.id, d.redelivery, d.next_attempt_at, null::bigint as announced
          from webhook_deliveries d
          where d.org_id = ${tx.orgId} and d.endpoint_id = w.id and d.next_attempt_at <= ${tx.now}
            and d.id not in (select delivery_id from under_way where delivery_id is not null)
          order by d.next_attempt_at, d.id limit w.room)
          union all
          (select null, 0, a.event_created_at, a.event_sequence
          from webhook_announcements a
          where a.org_id = ${tx.orgId} and a.event_sequence > w.position and w.id = any(a.endpoint_ids)
          order by a.event_sequence limit w.room + 1)) of_webhook) d),
    ranked as materialized (
      select *, fits and row_number() over (partition by struggling, fits order by place, next_attempt_at, endpoint_id)
        <= case when struggling then ${room.struggling}::bigint else ${room.steady}::bigint end as taken
      from due),
    claimed as not materialized (select * from ranked where taken),
    -- Brought together by grouping and not by a join: a planner without statistics would compare every row with every.
    reached as materialized (
      select endpoint_id, coalesce(min(announced) filter (where not taken) - 1,
        (select max(event_sequence) from webhook_announcements where org_id = ${tx.orgId})) as position
      from (
        select endpoint_id, announced, taken from ranked
        union all
        select id, null, true from webhooks) all_webhooks
      group by endpoint_id),
    moved as (
      update webhook_endpoints e set position = reached.position from reached
      where e.org_id = ${tx.orgId} and e.id = reached.endpoint_id and e.position < reached.position),
    lease as (
      insert into webhook_leases (org_id, holder, id, ends_at, endpoint_ids, delivery_ids, event_sequences, started_at)
      select ${tx.orgId}, ${holder}, ${newId()}, ${instantFromMilliseconds(endsMs)},
        coalesce((select endpoint_ids from own) || array_agg(endpoint_id), '{}'),
        coalesce((select delivery_ids from own) || array_agg(id), '{}'),
        coalesce((select event_sequences from own) || array_agg(announced), '{}'),
        coalesce((select started_at from own)
          || array_agg(case when attempts_before < ${room.atOnce}::integer then ${tx.now}::timestamptz end), '{}')
      from claimed
      on conflict (org_id, holder) do update set ends_at = excluded.ends_at, endpoint_ids = excluded.endpoint_ids,
        delivery_ids = excluded.delivery_ids, event_sequences = excluded.event_sequences,
        started_at = excluded.started_at
      returning id)
    select lease.id as lease_id, ${tx.now}::timestamptz as started_at, c.id, c.endpoint_ids, c.redelivery,
      c.attempts_made, c.event, c.integration_event_id, c.announced, c.event_created_at,
      coalesce(c.sample, f.payload)::text as payload
    from lease cross join (
      select null::uuid as id, e.endpoint_ids, 0 as redelivery, 0 as attempts_made, a.event, a.event_id as
        integration_event_id, a.event_sequence as announced, a.event_sequence, a.event_created_at, null::json as sample,
        a.event_created_at as next_attempt_at
      from (
        select announced, array_agg(endpoint_id) as endpoint_ids from claimed where announced is not null
        group by announced) e
      join webhook_announcements a on a.org_id = ${tx.orgId} and a.event_sequence = e.announced
      union all
      select d.id, array[d.endpoint_id], d.redelivery, cardinality(d.attempts), d.event, d.integration_event_id,
        null, d.event_sequence, d.event_created_at, d.sample, d.next_attempt_at
      from claimed
      join webhook_deliveries d on d.org_id = ${tx.orgId} and d.endpoint_id = claimed.endpoint_id
        and d.id = claimed.id and d.redelivery = claimed.redelivery
      where claimed.announced is null) c
    left join integration_events f
      on f.org_id = ${tx.orgId} and f.created_at = c.event_created_at and f.sequence = c.event_sequence
    order by c.next_attempt_at, c.announced nulls first, c.id`
}
