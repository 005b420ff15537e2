import type { UndoCall, Undoing } from '../../../records/imports/port.ts'
import type { Opening } from './rules.ts'
import { openingsOf, saveOpenings } from './store.ts'

/** Undone, an account stays and has what it had. */
export async function undo({ db, caller, changes }: UndoCall): Promise<Undoing> {
  const members = changes.map(({ after }) => (after as unknown as Opening).membershipId)
  const stored = await openingsOf(db, [...new Set(members)])
  const byId = new Map(stored.map(opening => [opening.id, opening]))
  const asImported = ({ after }: (typeof changes)[number], found: Opening | undefined) =>
    found?.minutes === after['minutes'] && found?.effectiveDate === after['effectiveDate']
  const blockers = changes.flatMap(change =>
    asImported(change, byId.get(change.recordId))
      ? []
      : [{ index: change.rowIndex, id: change.recordId, code: 'record_changed' }],
  )
  const former = changes.flatMap(({ recordId, before }) => {
    const found = byId.get(recordId)
    const { minutes = null, effectiveDate = null } = (before ?? {}) as Partial<Opening>
    return found ? [{ ...found, minutes, effectiveDate }] : []
  })
  const audit = former.map(({ id, minutes }) => ({
    action: 'balances.restore',
    targetType: 'balance_account',
    targetId: id,
    changes: [{ field: 'minutes', to: minutes }],
  }))
  const save = () => saveOpenings(db, former, stored, caller.membership.id, 'The import was undone.')
  return { blockers, facts: [], audit, save }
}
