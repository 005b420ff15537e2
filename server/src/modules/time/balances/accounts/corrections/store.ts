import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { BalanceKind } from '../../movements/record.ts'
import type { CorrectionState } from '../shapes.ts'
import { type Correction, correctionTable } from './record.ts'

export const newestFirst = [by('a.createdAt', { direction: 'desc' }), by('a.id', { direction: 'desc' })]
export const sweep = sweepKeys('a')

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listCorrections = (
  db: TenantDb,
  { state, accountId }: { readonly state: CorrectionState | undefined; readonly accountId: Id | undefined },
  visible: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<Correction[]> =>
  db.sql<Correction>`
    select ${correctionTable.select('a')} from balance_corrections a
    where a.org_id = ${db.orgId} and ${visible}
      ${state === undefined ? sql`` : sql`and a.state = ${state}`}
      ${accountId === undefined ? sql`` : sql`and a.account_id = ${accountId}`} ${keyset}`

export const findCorrection = async (
  db: TenantDb,
  id: Id,
  visible: RawBuilder<boolean>,
): Promise<Correction | undefined> =>
  (
    await db.sql<Correction>`
      select ${correctionTable.select('a')} from balance_corrections a
      where a.org_id = ${db.orgId} and a.id = ${id} and ${visible}`
  )[0]

/** Those of the ids that the caller may know of, with whether they are theirs to decide. One statement. */
export const correctionsWithIds = (
  db: TenantDb,
  ids: readonly Id[],
  { visible, decidable }: { readonly visible: RawBuilder<boolean>; readonly decidable: RawBuilder<boolean> },
): Promise<(Correction & { readonly isDecidable: boolean })[]> =>
  db.sql`
    select ${correctionTable.select('a')}, ${decidable} as is_decidable from balance_corrections a
    where a.org_id = ${db.orgId} and a.id = any(${ids}::uuid[]) and ${visible}`

/** A correction with what its account is. */
export interface CorrectionToShow extends Correction {
  readonly balanceKind: BalanceKind
  /** Of a time bank of the organisation; null for the accounts that everybody has. */
  readonly timeBankName: string | null
}

/** Corrections with these ids, whatever has become of them. */
export const correctionsToShow = (db: TenantDb, ids: readonly Id[]): Promise<CorrectionToShow[]> =>
  db.sql<CorrectionToShow>`
    select ${correctionTable.select('a')}, b.kind as balance_kind, t.name as time_bank_name
    from balance_corrections a
    join balance_accounts b on b.org_id = ${db.orgId} and b.id = a.account_id
    left join time_banks t on t.org_id = ${db.orgId} and t.id = b.time_bank_id
    where a.org_id = ${db.orgId} and a.id = any(${ids}::uuid[])`

export const saveCorrection = (tx: WriteTransaction, correction: Correction): Promise<unknown> =>
  correctionTable.upsert(tx, [correction])
