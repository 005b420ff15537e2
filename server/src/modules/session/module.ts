import { type Module, module } from '../../platform/module.ts'
import { credentialSources, workers } from '../../platform/port.ts'
import { memberLookup } from '../organisation/port.ts'
import { EndingsSweep } from './accounts/endings-sweep.ts'
import { sweepingAttempts } from './attempts/sweep.ts'
import { session } from './contract.ts'
import { sessionSource, sessionUses } from './credential-source.ts'
import { handlers } from './handlers.ts'
import { signInModule } from './methods/module.ts'
import { resetRequests } from './passwords/requests.ts'
import * as port from './port.ts'

const sessionModule = module({
  contract: session,
  port,
  handlers,
  contributes: [
    credentialSources.of(({ database, contributions }) =>
      sessionSource(database, contributions(memberLookup)),
    ),
    workers.of(services => {
      const { contributions, database } = services
      const endingsSweep = new EndingsSweep(services, contributions(port.signInEndings))
      const attemptsSweep = sweepingAttempts(services)
      return {
        start: () => {
          endingsSweep.start()
          attemptsSweep.start()
        },
        async stop() {
          await Promise.all([
            endingsSweep.stop(),
            attemptsSweep.stop(),
            sessionUses(database).flush(),
            resetRequests(services, contributions(port.memberRoster)).flush(),
          ])
        },
      }
    }),
  ],
})

export const sessionModules: readonly Module[] = [sessionModule, signInModule]
