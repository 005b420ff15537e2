import { refuse } from '../../../../platform/vocabulary/decision.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'Files of tasks are added and removed by whoever may change the task, and those who do, look over or follow it.',
)
