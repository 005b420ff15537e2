import { refuse } from '../../../platform/vocabulary/decision.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'The files of purchases are for who holds projects.manage.',
)
