import { type Blocker, isChangedSince, type UndoCall, type Undoing } from '../../../records/imports/port.ts'
import { transactionsOf } from '../entitlements/store.ts'
import { bring } from './bringing.ts'
import { type Opening, openingsIn, placeOf } from './openings.ts'

/** Undoes an import of opening balances by counter-rows: what was brought is as it was before. */
export async function undo({ db, caller, changes }: UndoCall): Promise<Undoing> {
  const after = changes.map(change => change.after as unknown as Opening)
  const members = [...new Set(after.map(({ membershipId }) => membershipId))]
  const openings = new Map(openingsIn(await transactionsOf(db, members)).map(each => [placeOf(each), each]))
  const blockers: Blocker[] = []
  const written: { readonly before: Opening; readonly after: Opening }[] = []
  for (const [at, change] of changes.entries()) {
    const made = after[at] as Opening
    const stored = openings.get(placeOf(made))
    if (!stored || isChangedSince({ ...stored }, change)) {
      blockers.push({ index: change.rowIndex, id: change.recordId, code: 'record_changed' })
      continue
    }
    const former = (change.before as unknown as Opening | null) ?? { ...stored, amount: 0 }
    written.push({ before: stored, after: former })
  }
  return {
    blockers,
    facts: [],
    audit: written.map(({ before }) => ({
      action: 'leave_balances.close',
      targetType: 'leave_balance',
      targetId: before.id,
    })),
    save: () => bring(db, written, caller.membership.id),
  }
}
