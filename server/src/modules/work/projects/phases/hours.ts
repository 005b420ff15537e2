import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Phase } from './record.ts'

/** A phase as far as it says whether hours may be written on it. */
export type HourPhase = Pick<Phase, 'id' | 'parentPhaseId' | 'state' | 'locked'>

/**
 * Tells of each of the phases of projects whether it takes hours: one that is locked, completed or cancelled takes none, and
 * neither does what lies in it, however deep. The phases within keep their own state, for the day when it is opened again.
 */
export function takingHours(phases: readonly HourPhase[]): (id: Id) => boolean {
  const byId = new Map(phases.map(phase => [phase.id, phase]))
  return id => {
    let at = byId.get(id)
    if (!at) return false
    for (; at; at = byId.get(at.parentPhaseId ?? '')) if (!isOpen(at)) return false
    return true
  }
}

const isOpen = ({ state, locked }: HourPhase): boolean =>
  !locked && state !== 'completed' && state !== 'cancelled'
