import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { BalanceKind } from '../movements/record.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employerIdOn } from '../../../people/members/port.ts'
import { type ExportPeriod, inExportScope } from '../../work-days/port.ts'
import { type Payout, payoutTable } from './record.ts'

export const newestFirst = [by('p.createdAt', { direction: 'desc' }), by('p.id', { direction: 'desc' })]
export const sweep = sweepKeys('p')

const payouts = (db: TenantDb, rest: RawBuilder<unknown>): Promise<Payout[]> =>
  db.sql<Payout>`select ${payoutTable.select('p')} from balance_payouts p where p.org_id = ${db.orgId} and ${rest}`

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listPayouts = (db: TenantDb, accountId: Id, keyset: RawBuilder<unknown>): Promise<Payout[]> =>
  payouts(db, sql`p.account_id = ${accountId} ${keyset}`)

export const findPayout = async (db: TenantDb, accountId: Id, id: Id): Promise<Payout | undefined> =>
  (await payouts(db, sql`p.account_id = ${accountId} and p.id = ${id}`))[0]

export const payoutsWithIds = (db: TenantDb, ids: readonly Id[]): Promise<Payout[]> =>
  payouts(db, sql`p.id = any(${ids}::uuid[])`)

export const payoutsOfBatch = (db: TenantDb, batchId: Id): Promise<Payout[]> =>
  payouts(db, sql`p.export_batch_id = ${batchId}`)

export const savePayouts = (tx: WriteTransaction, changed: readonly Payout[]): Promise<unknown> =>
  payoutTable.upsert(tx, changed)

export interface WaitingRow extends Payout {
  readonly kind: BalanceKind
  readonly employerId: Id | null
}

/** What waits up to the end of a period, of those whom a payroll batch is for. */
export const waitingPayouts = (db: TenantDb, period: ExportPeriod): Promise<WaitingRow[]> =>
  db.sql<WaitingRow>`
    select ${payoutTable.select('p')}, a.kind,
      ${employerIdOn(db.orgId, sql`p.membership_id`, sql`p.effective_date`)} as employer_id
    from balance_payouts p
    join balance_accounts a on a.org_id = ${db.orgId} and a.id = p.account_id
    where p.org_id = ${db.orgId} and p.state = 'waiting' and p.effective_date <= ${period.periodEnd}
      and ${inExportScope(db.orgId, period, sql`p.membership_id`, sql`p.effective_date`)}
    order by p.effective_date, p.id`
