export type { RecognitionRule } from './record.ts'
export { recognitionRulesOf } from './store.ts'
