import { type Blocker, isChangedSince, type UndoCall, type Undoing } from '../../../records/imports/port.ts'
import { markAbsences } from '../../work-days/port.ts'
import { settle } from '../periods/applying.ts'
import { type AbsenceFact, cancelled } from '../periods/announcements.ts'
import { auditLine } from '../periods/changes.ts'
import type { AbsencePeriod } from '../periods/record.ts'
import { moved } from '../reasons.ts'
import { deletePeriods, periodsWithIds } from '../periods/store.ts'

/** Takes imported absences away with all that they took, where nobody has changed them since and no day of theirs is decided. */
export async function undo({
  db,
  caller,
  services,
  changes,
}: UndoCall): Promise<Undoing<AbsenceFact<'absence.cancelled'>>> {
  const { contributions } = services
  const stored = new Map(
    (
      await periodsWithIds(
        db,
        changes.map(({ recordId }) => recordId),
      )
    ).map(period => [period.id, period]),
  )
  const blockers: Blocker[] = []
  const removed: AbsencePeriod[] = []
  for (const change of changes) {
    const period = stored.get(change.recordId)
    if (!period) continue
    if (isChangedSince(period, change))
      blockers.push({ index: change.rowIndex, id: period.id, code: 'record_changed' })
    else removed.push(period)
  }
  const ids = removed.map(({ id }) => id)
  const { timeZone } = caller.organisation
  const context = { timeZone, actorMembershipId: caller.membership.id, contributions }
  const marked = await markAbsences(db, context, { cleared: ids, marks: [] })
  for (const { membershipId, workDate } of marked.held) {
    const period = removed.find(
      each => each.membershipId === membershipId && each.startDate <= workDate && workDate <= each.endDate,
    )
    const index = changes.find(({ recordId }) => recordId === period?.id)?.rowIndex ?? 0
    if (period) blockers.push({ index, id: period.id, code: 'absence_days_decided' })
  }
  return {
    blockers,
    facts: removed.map(period => cancelled(period, db.now)),
    audit: [...removed.map(period => auditLine('delete', period, [])), ...marked.audit],
    async save() {
      await marked.save()
      await settle(db, contributions, { given: ids, taken: [] }, moved('import_undone'))
      db.defer(deletePeriods(db, ids))
    },
  }
}
