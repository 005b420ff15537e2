export { keyChanged } from './rules.ts'
