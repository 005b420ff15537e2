export { type SeededCatalogs, seedCatalogs } from './starter-set/seed.ts'
export { type ConcernedDrafts, type TouchDrafts, touchDrafts } from './touch-drafts.ts'
