import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { inEnglish, type LeaveChangeReason } from '../reasons.ts'
import { type LeaveAccount, leaveAccounts, type LeaveTransaction, leaveTransactions } from './record.ts'

export const keys = [by('a.id')]
export const sweep = sweepKeys('a')

export const accountsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<LeaveAccount[]> =>
  db.sql<LeaveAccount>`
    select ${leaveAccounts.select('a')} from leave_accounts a where a.org_id = ${db.orgId} and ${condition}`

export const accountsOf = (db: TenantDb, members: IdSet): Promise<LeaveAccount[]> =>
  accountsWhere(db, ofMembers(members))

/** Accounts of a policy by their ids, so many after one. */
export const accountsOfPolicy = (
  db: TenantDb,
  policyId: Id,
  after: Id | null,
  limit: number,
): Promise<LeaveAccount[]> =>
  accountsWhere(
    db,
    sql`a.leave_policy_id = ${policyId} ${after === null ? sql`` : sql`and a.id > ${after}`}
      order by a.id limit ${limit}`,
  )

export interface AccountFilter {
  readonly membershipId?: Id | undefined
  readonly leavePolicyId?: Id | undefined
}

/** The end of a statement for the rows of a page of accounts whose members a condition lets through. */
export const ofPage = (
  { membershipId, leavePolicyId }: AccountFilter,
  visible: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`${visible}
  ${membershipId === undefined ? sql`` : sql`and a.membership_id = ${membershipId}`}
  ${leavePolicyId === undefined ? sql`` : sql`and a.leave_policy_id = ${leavePolicyId}`} ${keyset}`

/** The end of a statement for all accounts of a set of members. */
export const ofMembers = (members: IdSet): RawBuilder<unknown> =>
  sql`a.membership_id = any(${idArray(members)}) order by a.id`

/** The end of a statement for one account. */
export const withId = (id: Id, visible: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`a.id = ${id} and ${visible}`

/** A query of the members whose accounts those are. */
export const holdersOf = (orgId: string, rest: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select a.membership_id from leave_accounts a where a.org_id = ${orgId} and ${rest}`

/**
 * Of accounts those whose days may have to be counted up to a date or up to what is planned later: a query of their members,
 * and the first date that can matter, an expression. Two leave years are looked back, to the beginning of the earning year.
 */
export function dueAmong(orgId: string, rest: RawBuilder<unknown>, until: PlainDate) {
  const due = sql`(
    select x.membership_id, case when x.next_line_on is null then null
      else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since
    from (select a.* from leave_accounts a where a.org_id = ${orgId} and ${rest}) x
    where x.next_line_on is null or x.settled_through is null or x.changed_from is not null
      or x.next_line_on <= greatest(${until}::date, (
        select max(t.effective_date) from leave_transactions t where t.org_id = ${orgId} and t.account_id = x.id)))`
  return {
    members: sql`select d.membership_id from ${due} d`,
    since: sql<PlainDate>`(select min(coalesce(d.since, '-infinity'))::date from ${due} d)`,
  }
}

export const findAccount = async (
  db: TenantDb,
  id: Id,
  visible: RawBuilder<boolean>,
): Promise<LeaveAccount | undefined> => (await accountsWhere(db, withId(id, visible)))[0]

/** So many accounts after one of which rows are due by a date, or whose facts have changed. */
export const accountsToSettle = (
  db: TenantDb,
  date: PlainDate,
  after: Id | null,
  limit: number,
): Promise<LeaveAccount[]> =>
  accountsWhere(
    db,
    sql`(a.next_line_on is null or a.next_line_on <= ${date} or a.changed_from is not null)
      ${after === null ? sql`` : sql`and a.id > ${after}`} order by a.id limit ${limit}`,
  )

const transactionsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<LeaveTransaction[]> =>
  db.sql<LeaveTransaction>`
    select ${leaveTransactions.select('t')} from leave_transactions t
    where t.org_id = ${db.orgId} and ${condition}`

/** Every row of the accounts of members, by date. */
export const transactionsOf = (db: TenantDb, members: IdSet): Promise<LeaveTransaction[]> =>
  transactionsWhere(
    db,
    sql`t.account_id in (
      select a.id from leave_accounts a
      where a.org_id = ${db.orgId} and a.membership_id = any(${idArray(members)}))
    order by t.effective_date, t.id`,
  )

/** The rows of absences. */
export const transactionsOfSources = (db: TenantDb, sourceIds: readonly Id[]): Promise<LeaveTransaction[]> =>
  transactionsWhere(db, sql`t.source_id = any(${sourceIds}::uuid[]) order by t.id`)

export const transactionKeys = [
  by('t.effectiveDate', { direction: 'desc' }),
  by('t.id', { direction: 'desc' }),
]

export interface TransactionFilter {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

export const transactionPage = (
  db: TenantDb,
  accountId: Id,
  { from, to }: TransactionFilter,
  keyset: RawBuilder<unknown>,
): Promise<LeaveTransaction[]> =>
  transactionsWhere(
    db,
    sql`t.account_id = ${accountId} ${from === undefined ? sql`` : sql`and t.effective_date >= ${from}`}
      ${to === undefined ? sql`` : sql`and t.effective_date <= ${to}`} ${keyset}`,
  )

export const append = (tx: WriteTransaction, rows: readonly LeaveTransaction[]): Promise<unknown> =>
  leaveTransactions.insert(tx, rows)

/** Says of accounts up to when their rows are written. */
export async function settled(
  tx: WriteTransaction,
  accounts: readonly Pick<LeaveAccount, 'id' | 'settledThrough' | 'nextLineOn'>[],
): Promise<unknown> {
  if (accounts.length === 0) return
  return tx.sql`
    update leave_accounts a set settled_through = s.settled_through, next_line_on = s.next_line_on,
      changed_from = null, change_reason = null, change_explanation = null, updated_at = ${tx.now}
    from unnest(${accounts.map(({ id }) => id)}::uuid[], ${accounts.map(each => each.settledThrough)}::date[],
      ${accounts.map(each => each.nextLineOn)}::date[]) as s(id, settled_through, next_line_on)
    where a.org_id = ${tx.orgId} and a.id = s.id returning a.id`
}

/** Moves `updatedAt` of accounts whose rows are others now. */
export const touch = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`
        update leave_accounts a set updated_at = ${tx.now}
        where a.org_id = ${tx.orgId} and a.id = any(${ids}::uuid[]) returning a.id`

/**
 * Marks accounts that a condition names as worked out by facts that are others from a date on, and says why; one statement.
 * What is settled only later needs no mark.
 */
export const markChanged = (
  tx: WriteTransaction,
  concerned: RawBuilder<unknown>,
  from: PlainDate,
  why: LeaveChangeReason,
): Promise<unknown> => {
  const reason = inEnglish(why)
  return tx.sql`
    update leave_accounts a set changed_from = least(a.changed_from, ${from}::date),
      change_explanation = case when a.change_reason is null then ${JSON.stringify(why)}::jsonb else a.change_explanation end,
      change_reason = coalesce(a.change_reason, ${reason}), updated_at = ${tx.now}
    where a.org_id = ${tx.orgId} and ${concerned} returning a.id`
}

/** Accounts of members by policies, those that are not there yet. Two statements. */
export async function openAccounts(
  tx: WriteTransaction,
  wanted: readonly { readonly membershipId: Id; readonly leavePolicyId: Id }[],
): Promise<LeaveAccount[]> {
  const there = await accountsOf(tx, [...new Set(wanted.map(({ membershipId }) => membershipId))])
  const known = new Set(there.map(placeOf))
  const missing = [...new Map(wanted.map(each => [placeOf(each), each])).entries()]
    .filter(([place]) => !known.has(place))
    .map(([, each]) => ({
      ...each,
      id: newId(),
      settledThrough: null,
      nextLineOn: null,
      changedFrom: null,
      changeReason: null,
      changeExplanation: null,
      createdAt: tx.now,
      updatedAt: tx.now,
    }))
  tx.defer(leaveAccounts.insert(tx, missing))
  return [...there, ...missing]
}

export const placeOf = ({
  membershipId,
  leavePolicyId,
}: {
  readonly membershipId: Id
  readonly leavePolicyId: Id
}): string => `${membershipId} ${leavePolicyId}`

/** Of a leaving member: the accounts that have rows. */
export async function countOfMember(db: TenantDb, membershipId: Id): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::int as count from (
      select t.account_id from leave_transactions t join leave_accounts a on a.org_id = ${db.orgId} and a.id = t.account_id
      where t.org_id = ${db.orgId} and a.membership_id = ${membershipId}
      group by t.account_id having sum(t.amount) <> 0) unsettled`
  return row?.count ?? 0
}
