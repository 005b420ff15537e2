import { refuse } from '../../../platform/vocabulary/decision.ts'

export const signInFirst = refuse(
  'api_key_cannot_manage_credentials',
  'Sign in as a person to read what goes with mails.',
)
export const notForCaller = refuse('insufficient_role', 'The files of mails are for who holds org.admin.')
export const forRecipient = refuse(
  'insufficient_role',
  'What goes with this mail is for its recipient alone.',
)
