import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Phase } from '../phases/port.ts'
import type { Billing } from '../record/port.ts'

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

/** How hours are billed that wait to be billed themselves. */
export const byTheHour: readonly Billing[] = ['time', 'capped']

/** How work is billed, and the budget that it is billed by, of the phase or of the project. */
export interface WorkBilling {
  readonly billing: Billing
  readonly budgetId: Id
  readonly budgetCents: number | null
}

type BudgetedPhase = BillingPhase & Pick<Phase, 'budgetCents'>

/** Finds how work of projects is billed, by their phases. */
export function billingsOf(
  phases: readonly BudgetedPhase[],
): (
  work: { readonly phaseId: Id | null; readonly projectId: Id },
  project: { readonly billing: Billing; readonly budgetCents: number | null } | undefined,
) => WorkBilling {
  const phaseOf = billingPhases(phases)
  return (work, project) => {
    const phase = phaseOf(work)
    return phase?.billing
      ? { billing: phase.billing, budgetId: phase.id, budgetCents: phase.budgetCents }
      : {
          billing: project?.billing ?? 'internal',
          budgetId: work.projectId,
          budgetCents: project?.budgetCents ?? null,
        }
  }
}
