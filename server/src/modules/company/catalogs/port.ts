export { overtimeRuleSetOperations, worktimeModelOperations } from './operations.ts'
export { type SeededCatalogs, seedCatalogs } from './starter-set/seed.ts'
export { changeTerms, type TermsChanged, termsChanged } from './terms-changed.ts'
export { type ConcernedDrafts, type TouchDrafts, touchDrafts } from './terms-changed.ts'
