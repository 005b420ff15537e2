import { module } from '../../../../platform/module.ts'
import { workers } from '../../../../platform/port.ts'
import { memberRoster } from '../persons/roster.ts'
import { passwords } from './contract.ts'
import { handlers } from './handlers.ts'
import { resetRequests } from './requests.ts'

export const passwordsModule = module({
  contract: passwords,
  handlers,
  contributes: [
    workers.of(services => ({
      start: () => {},
      stop: () => resetRequests(services, services.contributions(memberRoster)).flush(),
    })),
  ],
})
