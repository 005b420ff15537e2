import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { markDue } from '../../../../platform/outbox/due.ts'
import type { Lease } from '../../../../platform/outbox/leases.ts'
import {
  addSeconds,
  type Instant,
  millisecondsOf,
  type PlainDate,
} from '../../../../platform/vocabulary/dates.ts'
import type { MemberLookup } from '../../../company/organisation/port.ts'
import type { Key } from '../key.ts'
import { ownerActive } from '../list.ts'
import { type ExpiringKey, warningDays } from './warnings.ts'

/** The outbox of warnings, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'key_warnings'

const [first, last] = warningDays
const daySeconds = 24 * 60 * 60
const inDays = (now: Instant, days: number): Instant => addSeconds(now, days * daySeconds)
const days = (count: RawBuilder<unknown> | number) =>
  sql`make_interval(secs => ${count}::integer * ${daySeconds}::integer)`

/**
 * The live keys of active owners that are to be warned of: within the last fourteen or three days, not warned of for
 * that yet, and with an expiry that was set before the warning's time came.
 */
export const keysToWarnOf = (
  tx: WriteTransaction,
  members: MemberLookup,
  today: PlainDate,
): Promise<ExpiringKey[]> =>
  tx.sql<ExpiringKey>`
    select k.id, k.name, k.kind, k.prefix, k.last4, k.owner_membership_id, k.created_by, k.expires_at, w.days_before
    from api_keys k
    cross join lateral (select case when k.expires_at <= ${inDays(tx.now, last)}::timestamptz
      then ${last}::integer else ${first}::integer end as days_before) w
    where k.org_id = ${tx.orgId} and k.revoked_at is null and k.expires_at > ${tx.now}
      and k.expires_at <= ${inDays(tx.now, first)}
      and (k.expiry_set_at is null or k.expires_at - ${days(sql`w.days_before`)} > k.expiry_set_at)
      and ${ownerActive(members, tx.orgId, today)}
      and not exists (
        select from api_key_expiry_warnings g where g.org_id = ${tx.orgId} and g.api_key_id = k.id
          and g.expires_at = k.expires_at and g.days_before = w.days_before)
    order by k.expires_at, k.id`

/** Marks keys as warned of, so that the warning is sent once. */
export const saveWarned = (tx: WriteTransaction, keys: readonly ExpiringKey[]): Promise<unknown> =>
  tx.sql`
    insert into api_key_expiry_warnings (org_id, api_key_id, expires_at, days_before, warned_at)
    select ${tx.orgId}, w.id, w."expiresAt", w."daysBefore", ${tx.now}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as w(id uuid, "expiresAt" timestamptz, "daysBefore" smallint)
    returning 1`

/**
 * When to look again: at the next warning, and once a day while a key is in its last two weeks, because its owner may
 * come back.
 */
export const nextDue = (tx: WriteTransaction, lease: Lease): RawBuilder<unknown> => sql`
  ${lease.now}::timestamptz + ((
    select min(case
        when k.expires_at > ${inDays(tx.now, first)} then k.expires_at - ${days(first)}
        when k.expires_at > ${inDays(tx.now, last)} then least(k.expires_at - ${days(last)}, ${inDays(tx.now, 1)})
        else ${inDays(tx.now, 1)} end)
    from api_keys k
    where k.org_id = ${tx.orgId} and k.revoked_at is null and k.expires_at > ${tx.now}) - ${tx.now}::timestamptz)`

/** Has a key whose expiry was set looked at when the first warning is due. */
export function noteExpiry(tx: WriteTransaction, { expiresAt, revokedAt }: Key): void {
  if (expiresAt === null || revokedAt !== null) return
  const warnedAt = millisecondsOf(addSeconds(expiresAt, -first * daySeconds))
  tx.defer(markDue(tx, outboxName, warnedAt - millisecondsOf(tx.now)))
}
