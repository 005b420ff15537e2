import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type AccountOf,
  accountTable,
  type BalanceAccount,
  type BalanceKind,
  type BalanceTransaction,
  transactionTable,
} from '../movements/record.ts'

/** An account with what is on it on a date. */
export interface AccountOn extends BalanceAccount {
  readonly balanceMinutes: number
}

const balanceAt = (orgId: string, asOf: PlainDate) => sql`coalesce((
  select sum(t.minutes)::integer from balance_transactions t
  where t.org_id = ${orgId} and t.account_id = a.id and t.effective_date <= ${asOf}), 0)`

export const byId = [by('a.id')]
export const sweep = sweepKeys('a')

export const accounts = (db: TenantDb, asOf: PlainDate, rest: RawBuilder<unknown>): Promise<AccountOn[]> =>
  db.sql<AccountOn>`
    select ${accountTable.select('a')}, ${balanceAt(db.orgId, asOf)} as balance_minutes
    from balance_accounts a where a.org_id = ${db.orgId} and ${rest}`

interface Filter {
  readonly membershipId: Id | undefined
  readonly kind: BalanceKind | undefined
}

/** The end of a statement for the rows of a page: `keyset` says where it continues and in which order. */
export const ofPage = (
  { membershipId, kind }: Filter,
  visible: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`${visible}
  ${membershipId === undefined ? sql`` : sql`and a.membership_id = ${membershipId}`}
  ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`} ${keyset}`

/** The end of a statement for all accounts of a member. */
export const ofMember = (membershipId: Id): RawBuilder<unknown> =>
  sql`a.membership_id = ${membershipId} order by a.kind, a.id`

/** The end of a statement for one account. */
export const withId = (id: Id, visible: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`a.id = ${id} and ${visible}`

/** A query of the members whose accounts those are. */
export const holdersOf = (orgId: string, rest: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select a.membership_id from balance_accounts a where a.org_id = ${orgId} and ${rest}`

export const findAccount = async (
  db: TenantDb,
  id: Id,
  asOf: PlainDate,
  visible: RawBuilder<boolean>,
): Promise<AccountOn | undefined> => (await accounts(db, asOf, withId(id, visible)))[0]

/** The account of a member of a kind, if it was opened. */
export const findAccountOf = async (
  db: TenantDb,
  { membershipId, kind, timeBankId }: AccountOf,
  asOf: PlainDate,
): Promise<AccountOn | undefined> =>
  (
    await accounts(
      db,
      asOf,
      sql`a.membership_id = ${membershipId} and a.kind = ${kind} and a.time_bank_id is not distinct from ${timeBankId}`,
    )
  )[0]

export const insertAccount = (tx: WriteTransaction, account: BalanceAccount): Promise<unknown> =>
  accountTable.insert(tx, [account])

/** A movement with the balance after it. */
export interface ListedTransaction extends BalanceTransaction {
  readonly balanceAfter: number
  readonly updatedAt: Instant
}

export const latestFirst = [by('t.effectiveDate', { direction: 'desc' }), by('t.id', { direction: 'desc' })]
export const sweepTransactions = sweepKeys('t')

/** The movements of an account; each with what all before it, by day and then by writing, add up to. */
export const listTransactions = (
  db: TenantDb,
  accountId: Id,
  { from, to }: { readonly from: PlainDate | undefined; readonly to: PlainDate | undefined },
  keyset: RawBuilder<unknown>,
): Promise<ListedTransaction[]> =>
  db.sql<ListedTransaction>`
    select t.* from (
      select ${transactionTable.select('m')}, m.created_at as updated_at,
        sum(m.minutes) over (order by m.effective_date, m.id)::integer as balance_after
      from balance_transactions m where m.org_id = ${db.orgId} and m.account_id = ${accountId}) t
    where true
      ${from === undefined ? sql`` : sql`and t.effective_date >= ${from}`}
      ${to === undefined ? sql`` : sql`and t.effective_date <= ${to}`} ${keyset}`

export const transactionsBetween = (
  db: TenantDb,
  accountId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<BalanceTransaction[]> =>
  db.sql<BalanceTransaction>`
    select ${transactionTable.select('t')} from balance_transactions t
    where t.org_id = ${db.orgId} and t.account_id = ${accountId} and t.effective_date between ${from} and ${to}
    order by t.effective_date, t.id`

/** The latest movement of an account that this transaction wrote. */
export async function lastWritten(
  tx: WriteTransaction,
  accountId: Id,
): Promise<BalanceTransaction | undefined> {
  const [row] = await tx.sql<BalanceTransaction>`
    select ${transactionTable.select('t')} from balance_transactions t
    where t.org_id = ${tx.orgId} and t.account_id = ${accountId} and t.created_at = ${tx.now}
    order by t.id desc limit 1`
  return row
}
