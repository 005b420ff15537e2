export { type SeededCatalogs, seedCatalogs } from './starter-set/seed.ts'
