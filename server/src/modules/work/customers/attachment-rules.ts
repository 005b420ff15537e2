import { refuse } from '../../../platform/vocabulary/decision.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'The files of customers and contacts are for who may write those.',
)
