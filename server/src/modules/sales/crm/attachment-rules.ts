import { refuse } from '../../../platform/vocabulary/decision.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'The files of leads, deals and activities are for who holds crm.use.',
)
