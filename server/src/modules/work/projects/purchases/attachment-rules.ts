import { refuse } from '../../../../platform/vocabulary/decision.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'The files of purchases are for who holds projects.manage.',
)
export const filesClosed = refuse('project_closed', 'The project of the purchase is closed.')
