import type { IntegrationEvent } from './contract.ts'
import type { LoggedEvent } from './store.ts'

export const integrationEvent = (logged: LoggedEvent): IntegrationEvent => ({
  id: logged.id,
  event: logged.event,
  payload: logged.payload,
  sequence: logged.sequence,
  createdAt: logged.createdAt,
  updatedAt: logged.createdAt,
})
