import { refuse } from '../../../../platform/vocabulary/decision.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'The files of projects are for who holds projects.read.',
)
export const notToChange = refuse(
  'insufficient_role',
  'The files of projects are added and removed by who holds projects.manage.',
)
export const filesClosed = refuse('project_closed', 'The project is closed.')
