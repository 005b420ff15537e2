import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { insertAccount } from '../accounts/store.ts'
import { alignMovements } from '../movements/moving.ts'
import type { Movement } from '../movements/record.ts'
import { balancesOn, rowsOfSources } from '../movements/store.ts'
import type { Opening } from './rules.ts'

/** The accounts of members, each with the opening balance that imports have given it. */
export async function openingsOf(db: TenantDb, members: readonly Id[]): Promise<Opening[]> {
  const accounts = await balancesOn(db, members, '9999-12-31')
  const rows = await rowsOfSources(
    db,
    'import',
    accounts.map(({ accountId }) => accountId),
  )
  const rowOf = new Map(rows.map(row => [row.sourceId, row]))
  return accounts.map(({ accountId: id, membershipId, kind, timeBankId }) => {
    const row = rowOf.get(id)
    const [minutes, effectiveDate] = [row?.minutes ?? null, row?.effectiveDate ?? null]
    return { id, membershipId, kind, timeBankId, minutes, effectiveDate }
  })
}

/** Makes the opening balances what they should be, and opens the accounts that are not among the known ones. */
export async function saveOpenings(
  tx: WriteTransaction,
  openings: readonly Opening[],
  known: readonly Opening[],
  actorMembershipId: Id,
  why: 'opening_imported_anew' | 'import_undone',
): Promise<void> {
  const there = new Set(known.map(({ id }) => id))
  for (const { id, membershipId, kind, timeBankId } of openings.filter(one => !there.has(one.id)))
    tx.defer(insertAccount(tx, { id, membershipId, kind, timeBankId, createdAt: tx.now, updatedAt: tx.now }))
  const inForce = await rowsOfSources(
    tx,
    'import',
    openings.map(({ id }) => id),
  )
  alignMovements(tx, inForce, openings.flatMap(movementOf), {
    explanation: { code: why, values: {} },
    actorMembershipId,
  })
}

const movementOf = ({ id, minutes, effectiveDate, ...account }: Opening): Movement[] =>
  minutes === null || effectiveDate === null
    ? []
    : [
        {
          ...account,
          effectiveDate,
          minutes,
          transactionKind: 'opening',
          sourceType: 'import',
          sourceId: id,
          explanation: { code: 'opening_imported', values: { minutes } },
        },
      ]
