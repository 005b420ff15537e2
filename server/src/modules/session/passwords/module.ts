import { type Module, module } from '../../../platform/module.ts'
import type { Ending } from '../accounts/endings.ts'
import type { Invited, Roster } from '../persons/roster.ts'
import { passwords } from './contract.ts'
import { handlers } from './handlers.ts'
import { resetRequests } from './requests.ts'

export const passwordsModule = <M extends Invited>(roster: Roster<M>, endings: readonly Ending[]): Module =>
  module({
    contract: passwords,
    handlers: handlers(roster, endings),
    works: services => ({ start: () => {}, stop: () => resetRequests(services, roster).flush() }),
  })
