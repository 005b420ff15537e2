import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { aroundDays, membersOfDays } from '../../work-days/port.ts'
import type { AccountOf, BalanceKind, BalanceTransaction, RowInForce, SourceType } from './record.ts'

/** A row to be written; its account is found, or opened, by whose it is. */
export interface NewRow
  extends Omit<BalanceTransaction, 'accountId' | 'createdAt'>,
    Pick<AccountOf, 'timeBankId'> {
  readonly accountKind: BalanceKind
  /** The id of the account, should it be opened. */
  readonly newAccountId: Id
}

/** Writes rows as a set, opens the accounts that are missing and moves `updatedAt` of the others. One statement. */
export const insertRows = (tx: WriteTransaction, rows: readonly NewRow[]): Promise<{ readonly id: Id }[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : tx.sql<{ id: Id }>`
    with new_rows as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, "membershipId" uuid,
        "accountKind" text, "timeBankId" uuid, "newAccountId" uuid, "effectiveDate" date, minutes integer, kind text,
        "sourceType" text, "sourceId" uuid, "countedFrom" date, "reversesTransactionId" uuid, "ruleVersionId" uuid,
        parts jsonb, reason text, explain text, explanation jsonb, "actorMembershipId" uuid)),
    opened as (
      insert into balance_accounts (org_id, id, membership_id, kind, time_bank_id, created_at, updated_at)
      select distinct on (g."membershipId", g."accountKind", g."timeBankId") ${tx.orgId}::uuid, g."newAccountId",
        g."membershipId", g."accountKind", g."timeBankId", ${tx.now}::timestamptz, ${tx.now}::timestamptz
      from new_rows g
      order by g."membershipId", g."accountKind", g."timeBankId", g."newAccountId"
      on conflict (org_id, membership_id, kind, time_bank_id) do update set updated_at = excluded.updated_at
      returning id, membership_id, kind, time_bank_id)
    insert into balance_transactions (org_id, id, account_id, membership_id, effective_date, minutes, kind, source_type,
      source_id, counted_from, reverses_transaction_id, rule_version_id, parts, reason, explain, explanation, actor_membership_id,
      created_at)
    select ${tx.orgId}, g.id, o.id, g."membershipId", g."effectiveDate", g.minutes, g.kind, g."sourceType", g."sourceId",
      g."countedFrom", g."reversesTransactionId", g."ruleVersionId", g.parts, g.reason, g.explain, g.explanation,
      g."actorMembershipId", ${tx.now}
    from new_rows g join opened o on o.membership_id = g."membershipId" and o.kind = g."accountKind"
      and o.time_bank_id is not distinct from g."timeBankId"
    returning id`

const rowsInForce = (db: TenantDb, condition: RawBuilder<unknown>): Promise<RowInForce[]> =>
  db.sql<RowInForce>`
    select t.id, t.membership_id, a.kind, a.time_bank_id, t.kind as transaction_kind, t.effective_date, t.minutes,
      t.source_type, t.source_id, t.counted_from, t.rule_version_id
    from balance_transactions t
    join balance_accounts a on a.org_id = ${db.orgId} and a.id = t.account_id
    where t.org_id = ${db.orgId} and t.kind <> 'reversal' and ${condition}
      and not exists (
        select from balance_transactions r
        where r.org_id = ${db.orgId} and r.reverses_transaction_id = t.id)
    order by t.id`

/** The rows of sources that nothing has taken back. */
export const rowsOfSources = (
  db: TenantDb,
  sourceType: SourceType,
  sourceIds: readonly Id[],
): Promise<RowInForce[]> =>
  rowsInForce(db, sql`t.source_type = ${sourceType} and t.source_id = any(${sourceIds}::uuid[])`)

/** Those of one source that are of members. */
export const rowsOfSource = (
  db: TenantDb,
  sourceType: SourceType,
  sourceId: Id,
  members: readonly Id[],
): Promise<RowInForce[]> =>
  rowsInForce(
    db,
    sql`t.source_type = ${sourceType} and t.source_id = ${sourceId} and t.membership_id = any(${members}::uuid[])`,
  )

/** Some dates of a member, the last one included. */
export interface DatesOfMember {
  readonly membershipId: Id
  readonly from: PlainDate
  readonly to: PlainDate
}

/** The rows of stretches of days and of blank dates that end within dates of members, or reach into them. */
export const rowsOfDates = (db: TenantDb, dates: readonly DatesOfMember[]): Promise<RowInForce[]> =>
  rowsInForce(
    db,
    sql`t.source_type in ('stretch', 'blank_date') and exists (
      select from unnest(${dates.map(one => one.membershipId)}::uuid[], ${dates.map(one => one.from)}::date[],
        ${dates.map(one => one.to)}::date[]) as wanted(membership_id, "from", "to")
      where wanted.membership_id = t.membership_id and t.effective_date >= wanted."from"
        and coalesce(t.counted_from, t.effective_date) <= wanted."to")
      and t.membership_id = any(${[...new Set(dates.map(one => one.membershipId))]}::uuid[])`,
  )

/**
 * The rows of stretches of days and of blank dates that end within the dates around days, or reach into them, and of the dates
 * without entries before those, so many days back at most.
 */
export const rowsAroundDays = (
  db: TenantDb,
  dayIds: readonly Id[],
  longestGapDays: number,
): Promise<RowInForce[]> =>
  rowsInForce(
    db,
    sql`t.source_type in ('stretch', 'blank_date') and exists (
      select from ${aroundDays(db.orgId, dayIds)} wanted
      where wanted.membership_id = t.membership_id and coalesce(t.counted_from, t.effective_date) <= wanted."to"
        and t.effective_date >= case when wanted."from" - wanted.recorded_before <= ${longestGapDays}::int + 2
          then wanted.recorded_before else wanted."from" end)
      and t.membership_id = any(array(${membersOfDays(db.orgId, dayIds)}))`,
  )

/** The rows of dates without entries in a window, of some members or of everybody. */
export const blankRowsBetween = (
  db: TenantDb,
  from: PlainDate | null,
  to: PlainDate | null,
  members: readonly Id[] | undefined,
): Promise<RowInForce[]> =>
  rowsInForce(
    db,
    sql`t.source_type = 'blank_date'
      and t.effective_date between ${from ?? '0001-01-01'}::date and ${to ?? '9999-12-31'}::date
      ${members === undefined ? sql`` : sql`and t.membership_id = any(${members}::uuid[])`}`,
  )

/** The dates without entries in a window that took something once, all of which was taken back. */
export const formerBlankDates = (
  db: TenantDb,
  from: PlainDate | null,
  to: PlainDate | null,
  members: readonly Id[] | undefined,
): Promise<{ readonly membershipId: Id; readonly workDate: PlainDate }[]> =>
  db.sql`
    select t.membership_id, t.effective_date as work_date from balance_transactions t
    where t.org_id = ${db.orgId} and t.source_type = 'blank_date'
      and t.effective_date between ${from ?? '0001-01-01'}::date and ${to ?? '9999-12-31'}::date
      ${members === undefined ? sql`` : sql`and t.membership_id = any(${members}::uuid[])`}
    group by t.membership_id, t.effective_date having sum(t.minutes) = 0`

/** What a member has on an account on a date. */
export interface BalanceOn extends AccountOf {
  readonly accountId: Id
  readonly minutes: number
}

/** The balances of members at the end of a date. One statement. */
export const balancesOn = (db: TenantDb, members: IdSet, on: PlainDate): Promise<BalanceOn[]> =>
  db.sql<BalanceOn>`
    select a.id as account_id, a.membership_id, a.kind, a.time_bank_id,
      coalesce(sum(t.minutes) filter (where t.effective_date <= ${on}), 0)::integer as minutes
    from balance_accounts a
    left join balance_transactions t on t.org_id = ${db.orgId} and t.account_id = a.id
    where a.org_id = ${db.orgId} and a.membership_id = any(${idArray(members)})
    group by a.id, a.membership_id, a.kind, a.time_bank_id`
