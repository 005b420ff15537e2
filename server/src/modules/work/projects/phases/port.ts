import { projectPhases } from './contract.ts'

export { agreedPhases, budgetNow, type PhaseBudget, phaseBudgetsOf } from './budgets.ts'
export { extendPhase } from './extending.ts'
export { takingHours } from './hours.ts'
export type { PhaseState } from './record.ts'
export type { Phase } from './record.ts'
export { type CompletedPhase, type PhaseCompleted, phaseCompleted } from './slots.ts'
export { phaseByCode, phaseNamed } from './in-rows.ts'
export { TriedPhase } from './shapes.ts'
export { phasesOf, phasesOfMixedBilling, phasesWithIds, savePhases } from './store.ts'
export { inTreeOrder } from './tree.ts'

/** The operations of the public interface, for requests from inside the process. */
export const phaseOperations = projectPhases.operations
