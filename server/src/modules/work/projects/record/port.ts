import { projects } from './contract.ts'

export { type ProjectFact, updated as projectUpdated } from './announcements.ts'
export { type BaselineChange, firstDay, heldAfter, lastDay } from './baseline-rules.ts'
export { baselineByChangeOrder, baselineHistoryOf, baselinesOf } from './baseline-store.ts'
export { changeBaseline, type ChangedBaseline, saveBaseline } from './baselines.ts'
export { projectEvents } from './events.ts'
export { foundProjects } from './founding.ts'
export {
  billedAmong,
  closedAmong,
  closedProjects,
  customersOfProjects,
  idsAmong,
  idsOfPage,
  type ProjectSummary as KnownProject,
  pageOfProjects,
  projectPageKeys,
  projectsAmong,
  projectsBilledBy,
  projectsFor,
  projectsPricedBy,
  projectsWithBudgets,
  projectsWithCodes,
  projectsWithIds,
  projectWithId,
  rateCardsNamedBy,
} from './lookup.ts'
export { type ProjectState, projectStates } from './life.ts'
export { centsLimit, minutesLimit } from './limits.ts'
export { existingReferences, missingReference } from './references.ts'
export { type Billing, TriedTerms } from './shapes.ts'
export {
  type BilledRecords,
  billedRecords,
  isBilled,
  type ClosingBlocker,
  closingBlockers,
  knownRateCards,
  type KnownRateCards,
  type ProjectBeingCopied,
  projectCopies,
  leftBehindIn,
  type LeftBehind,
  type LeftOut,
  type ProjectCopy,
  projectLeftBehind,
  type ProjectClosed,
  projectClosedWith,
  projectTraces,
} from './slots.ts'
export { touchProjects } from './record.ts'

/** The operations of the public interface, for requests from inside the process. */
export const projectOperations = projects.operations
