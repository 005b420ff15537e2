import { handle } from '../../platform/http/handler.ts'
import { bulkHandlers } from './bulk/handlers.ts'
import { members } from './contract.ts'
import { employmentHandlers } from './employment/handlers.ts'
import { invitationHandlers } from './invitations/handlers.ts'
import { rosterHandlers } from './roster/handlers.ts'
import { unitHandlers } from './units/handlers.ts'

export const handlers = handle(members, {
  ...rosterHandlers,
  ...bulkHandlers,
  ...invitationHandlers,
  ...unitHandlers,
  ...employmentHandlers,
})
