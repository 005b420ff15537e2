import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
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

/** What a project had for a budget from a day on. */
export interface AgreedBudget {
  readonly projectId: Id
  readonly validFrom: PlainDate
  readonly budgetCents: number | null
}

/** The budget of each project that was agreed on by a day, of those in the order in which they hold; before the first that one. */
function budgetsBy(agreed: readonly AgreedBudget[], day: PlainDate): ReadonlyMap<Id, number | null> {
  const budgets = new Map<Id, number | null>()
  for (const { projectId, validFrom, budgetCents } of agreed)
    if (validFrom <= day || !budgets.has(projectId)) budgets.set(projectId, budgetCents)
  return budgets
}

/** Finds how work of projects is billed, by their phases and by what was agreed on of their budgets by a day. */
export function billingsOf(
  phases: readonly BudgetedPhase[],
  agreed: readonly AgreedBudget[],
  day: PlainDate,
): (
  work: { readonly phaseId: Id | null; readonly projectId: Id },
  project: { readonly billing: Billing; readonly budgetCents: number | null } | undefined,
) => WorkBilling {
  const phaseOf = billingPhases(phases)
  const budgets = budgetsBy(agreed, day)
  return (work, project) => {
    const phase = phaseOf(work)
    return phase?.billing
      ? { billing: phase.billing, budgetId: phase.id, budgetCents: phase.budgetCents }
      : {
          billing: project?.billing ?? 'internal',
          budgetId: work.projectId,
          budgetCents: budgets.has(work.projectId)
            ? (budgets.get(work.projectId) ?? null)
            : (project?.budgetCents ?? null),
        }
  }
}
