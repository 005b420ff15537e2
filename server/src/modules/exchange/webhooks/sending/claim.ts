import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Lease, leased } from '../../../../platform/outbox/leases.ts'
import type { Claimed, Room } from '../../../../platform/outbox/outbox.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { tailOf } from './message.ts'
import type { OpenSecrets, SealedSecret } from './secrets.ts'

/** A delivery that this process is to send now, with all that is needed to send it. */
export interface ClaimedDelivery extends Claimed {
  readonly id: Id
  readonly redelivery: number
  readonly webhookId: Id
  /** The organisation's instant at which the attempt starts. */
  readonly startedAt: Instant
  readonly attemptsMade: number
  readonly event: string
  readonly integrationEventId: Id | null
  /** What a body says after the delivery's id; null when the event is no longer in the log. */
  readonly tail: Uint8Array | null
  readonly receiver: Receiver
}

/** Where the deliveries of a webhook go. */
export interface Receiver {
  readonly url: string
  /** Those that sign now, the newest first; null when one of them cannot be opened. */
  readonly secrets: readonly string[] | null
}

/** Failures in a row after which a webhook counts as struggling, and no longer competes with those that answer. */
const strugglesAfter = 2
/** Deliveries of a struggling webhook that may be claimed. */
const perStruggling = 2

/** Claims what is due, the first of every webhook before the second of any. The caller holds the write lock. */
export async function claim(
  tx: WriteTransaction,
  { lease, room, perWebhook }: { readonly lease: Lease; readonly room: Room; readonly perWebhook: number },
  secrets: OpenSecrets,
): Promise<ClaimedDelivery[]> {
  const [rows, receivers] = await Promise.all([
    claimRows(tx, lease, room, perWebhook),
    receiversOf(tx, secrets),
  ])
  const tails = new Map<string, Uint8Array>()
  return rows.map(({ payload, eventCreatedAt, ...row }) => ({
    ...row,
    startedAt: tx.now,
    receiver: receivers(row.webhookId),
    tail:
      payload === null
        ? null
        : shared(tails, row.integrationEventId ?? row.id, () =>
            tailOf({ ...row, createdAt: eventCreatedAt, data: payload }),
          ),
  }))
}

/** Deliveries of one event share the bytes that follow their ids. */
function shared<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

type ClaimedRow = Omit<ClaimedDelivery, 'receiver' | 'tail' | 'startedAt'> & {
  /** As JSON; null when the event is no longer in the log. */
  readonly payload: string | null
  readonly eventCreatedAt: Instant
}

const claimRows = (
  tx: WriteTransaction,
  lease: Lease,
  room: Room,
  perWebhook: number,
): Promise<ClaimedRow[]> =>
  tx.sql<ClaimedRow>`
    with due as materialized (
      select w.id as webhook_id, w.struggling, d.*
      from ${webhooksWithRoom(tx, perWebhook)} w
      cross join lateral (
        select *, row_number() over (order by next_attempt_at, id) as place
        from (
          select d.id, d.redelivery, d.next_attempt_at from webhook_deliveries d
          where d.org_id = ${tx.orgId} and d.webhook_id = w.id and d.lease_id is null and d.next_attempt_at <= ${tx.now}
          order by d.next_attempt_at, d.id limit w.room) first) d),
    chosen as materialized (
      select * from (
        select *, row_number() over (partition by struggling order by place, next_attempt_at, webhook_id) as rank
        from due) ranked
      where rank <= case when struggling then ${room.struggling}::bigint else ${room.steady}::bigint end),
    claimed as (
      update webhook_deliveries d set ${leased(tx, lease)}
      from chosen c
      where d.org_id = ${tx.orgId} and d.webhook_id = c.webhook_id and d.id = c.id and d.redelivery = c.redelivery
      returning d.*, c.struggling)
    select c.id, c.redelivery, c.webhook_id, c.lease_id, c.struggling,
      cardinality(c.attempts) as attempts_made, c.event, c.integration_event_id, c.event_created_at,
      coalesce(c.sample, (
        select f.payload from integration_events f
        where f.org_id = ${tx.orgId} and f.created_at = c.event_created_at and f.sequence = c.event_sequence))::text as payload
    from claimed c
    order by c.next_attempt_at, c.id`

/** The active webhooks of which more may be claimed, and how many: all processes together keep to the limit. */
export const webhooksWithRoom = ({ orgId }: WriteTransaction, perWebhook: number) => sql`(
  select * from (
    select w.id, w.consecutive_failures >= ${strugglesAfter}::integer as struggling,
      case when w.consecutive_failures >= ${strugglesAfter}::integer then least(${perStruggling}::bigint, ${perWebhook}::bigint)
        else ${perWebhook}::bigint end
      - (select count(*) from webhook_deliveries l
        where l.org_id = ${orgId} and l.webhook_id = w.id and l.lease_id is not null) as room
    from webhooks w
    where w.org_id = ${orgId} and w.state = 'active' and w.deleted_at is null) active
  where room > 0)`

/** The receivers of the active webhooks; secrets are opened for those that are asked for. */
async function receiversOf(tx: WriteTransaction, secrets: OpenSecrets): Promise<(webhookId: Id) => Receiver> {
  const rows = await tx.sql<{ webhookId: Id; url: string; id: Id | null; sealed: string }>`
    select w.id as webhook_id, w.url, s.id, encode(s.sealed, 'base64') as sealed
    from webhooks w
    left join webhook_secrets s on s.org_id = ${tx.orgId} and s.webhook_id = w.id
      and (s.expires_at is null or s.expires_at > ${tx.now})
    where w.org_id = ${tx.orgId} and w.state = 'active' and w.deleted_at is null
    order by s.id desc`
  const sealed = new Map<Id, { url: string; secrets: SealedSecret[] }>()
  for (const { webhookId, url, id, sealed: text } of rows) {
    const found = shared(sealed, webhookId, () => ({ url, secrets: [] }))
    if (id !== null) found.secrets.push({ id, sealed: text })
  }
  const receivers = new Map<Id, Receiver>()
  return webhookId =>
    shared(receivers, webhookId, () => {
      const found = sealed.get(webhookId)
      if (!found) throw new Error('a claimed delivery has a webhook')
      return { url: found.url, secrets: secrets.of({ orgId: tx.orgId, webhookId }, found.secrets) }
    })
}
