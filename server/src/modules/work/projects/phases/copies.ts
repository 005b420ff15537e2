import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectCopy } from '../record/port.ts'
import { addPhases, phasesOf } from './store.ts'
import { inTreeOrder } from './tree.ts'

/** A copy has the phases that were not given up, planned anew, in their places. */
export const copiedPhases: ProjectCopy = {
  kind: 'phases',
  order: 1,
  async copy(tx, { from, to, days, phaseIds }) {
    const moved = (date: PlainDate | null) => date && addDays(date, days)
    const all = inTreeOrder(await phasesOf(tx, [from]))
    const kept = all.flatMap(({ phase }) => {
      // What lies in one that was given up goes with it.
      const { parentPhaseId: parent } = phase
      if (phase.state === 'cancelled' || (parent !== null && !phaseIds.has(parent))) return []
      const id = newId()
      phaseIds.set(phase.id, id)
      return {
        ...phase,
        id,
        projectId: to,
        parentPhaseId: parent === null ? null : (phaseIds.get(parent) ?? null),
        state: 'planned' as const,
        locked: false,
        startDate: moved(phase.startDate),
        endDate: moved(phase.endDate),
        updatedAt: tx.now,
      }
    })
    // A phase refers to its parent: one statement has them all.
    if (kept.length > 0) await addPhases(tx, kept)
    const cancelled = all.length - kept.length
    return { count: kept.length, leftOut: [{ kind: 'phases', reason: 'cancelled', count: cancelled }] }
  },
}
