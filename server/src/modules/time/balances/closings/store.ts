import { type RawBuilder, sql } from 'kysely'
import { kept, sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { closingTable, type PeriodClosing, resultTable, type StoredResult } from './record.ts'
import type { ClosingKind, ClosingReasons, ClosingResult } from './slot.ts'

export const latestFirst = [by('c.date', { direction: 'desc' }), by('c.id', { direction: 'desc' })]
export const sweep = sweepKeys('c')

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listClosings = (db: TenantDb, keyset: RawBuilder<unknown>): Promise<PeriodClosing[]> =>
  db.sql<PeriodClosing>`
    select ${closingTable.select('c')} from period_closings c where c.org_id = ${db.orgId} ${keyset}`

export const findClosing = async (db: TenantDb, id: Id): Promise<PeriodClosing | undefined> =>
  (
    await db.sql<PeriodClosing>`
      select ${closingTable.select('c')} from period_closings c where c.org_id = ${db.orgId} and c.id = ${id}`
  )[0]

export const findClosingOf = async (
  db: TenantDb,
  kind: ClosingKind,
  date: PlainDate,
): Promise<PeriodClosing | undefined> =>
  (
    await db.sql<PeriodClosing>`
      select ${closingTable.select('c')} from period_closings c
      where c.org_id = ${db.orgId} and c.kind = ${kind} and c.date = ${date}`
  )[0]

export const saveClosing = (tx: WriteTransaction, closing: PeriodClosing): Promise<unknown> =>
  closingTable.upsert(tx, [closing])

/** Saves what a step has done: its results, and how far the closing is. */
export const saveStep = (
  tx: WriteTransaction,
  closing: PeriodClosing,
  closedCount: number,
  results: readonly ClosingResult[],
  reasons: ClosingReasons,
): Promise<unknown> =>
  Promise.all([
    resultTable.upsert(
      tx,
      results.map(({ membershipId, part, unit, before, after, rows, warning }) => ({
        periodClosingId: closing.id,
        ...{ membershipId, part, unit, before, after },
        details: {
          rows: rows.map(row => ({ ...row, ...kept(reasons, row.explanation) })),
          warning: warning && sentenceOf(reasons, warning, 'en'),
          warningExplanation: warning,
        },
        createdAt: tx.now,
        updatedAt: tx.now,
      })),
    ),
    closingTable.update(tx, { id: closing.id, closedCount, updatedAt: tx.now }, ['closedCount', 'updatedAt']),
  ])

export const byMember = [by('r.membershipId'), by('r.part')]

/** What a closing did, by member and part. */
export const listResults = (
  db: TenantDb,
  closingId: Id,
  membershipId: Id | undefined,
  keyset: RawBuilder<unknown>,
): Promise<StoredResult[]> =>
  db.sql<StoredResult>`
    select ${resultTable.select('r')} from period_closing_results r
    where r.org_id = ${db.orgId} and r.period_closing_id = ${closingId}
      ${membershipId === undefined ? sql`` : sql`and r.membership_id = ${membershipId}`} ${keyset}`
