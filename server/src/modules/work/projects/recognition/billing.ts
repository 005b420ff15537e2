import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Phase } from '../phases/port.ts'

/** A phase as far as it says how work is billed. */
export type BillingPhase = Pick<Phase, 'id' | 'parentPhaseId' | 'billing'>

/** Finds the phase by whose billing the work of a phase is billed, itself or the nearest above; nothing: by that of the project. */
export function billingPhases<P extends BillingPhase>(
  phases: readonly P[],
): (work: { readonly phaseId: Id | null }) => P | undefined {
  const byId = new Map(phases.map(phase => [phase.id, phase]))
  return ({ phaseId }) => {
    let at = byId.get(phaseId ?? '')
    while (at && at.billing === null) at = byId.get(at.parentPhaseId ?? '')
    return at
  }
}
