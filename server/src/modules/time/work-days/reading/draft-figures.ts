import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { termsOf } from '../day/circumstances.ts'
import { meaningOf } from '../day/meaning.ts'
import type { WorkDay } from '../day/shapes.ts'
import type { RegisterRow } from './register-store.ts'

/**
 * Rows of the register with the figures that their drafts have now: rules may have changed since they were written. Reads
 * nothing where no row is a draft, and otherwise with as many statements for many rows as for one.
 */
export async function withDraftFigures(
  db: TenantDb,
  timeZone: string,
  rows: readonly RegisterRow[],
): Promise<WorkDay[]> {
  const drafts = rows.filter(({ draftEntries }) => draftEntries !== null)
  const dates = drafts.map(({ workDate }) => workDate).sort(byDate)
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return rows.map(({ draftEntries: _, ...row }) => row)
  const members = [...new Set(drafts.map(({ membershipId }) => membershipId))]
  const terms = await termsOf(db, timeZone, members, from, to)
  return rows.map(({ draftEntries, ...row }) => {
    if (draftEntries === null) return row
    const onDay = terms.on(row.membershipId, row.workDate, row.dayTypeId)
    const { interpretation: _, ...figures } = meaningOf(row.workDate, draftEntries, onDay)
    return { ...row, ...figures }
  })
}

const byDate = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
