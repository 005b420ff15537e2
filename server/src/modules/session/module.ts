import { type Module, module } from '../../platform/module.ts'
import type { Ending } from './accounts/endings.ts'
import { EndingsSweep } from './accounts/endings-sweep.ts'
import { sweepingAttempts } from './attempts/sweep.ts'
import { session } from './contract.ts'
import { sessionSource, sessionUses } from './credential-source.ts'
import { handlers } from './handlers.ts'
import { signInModule } from './methods/module.ts'
import { resetRequests } from './passwords/requests.ts'
import type { Invited, Roster } from './roster.ts'

/**
 * `roster`: how members are looked up and invitations taken up. `endings`: what else ends with the methods of an
 * account.
 */
export const sessionModules = <M extends Invited>(
  roster: Roster<M>,
  endings: readonly Ending[],
): readonly Module[] => [sessionModule(roster, endings), signInModule]

const sessionModule = <M extends Invited>(roster: Roster<M>, endings: readonly Ending[]): Module =>
  module({
    contract: session,
    handlers: handlers(roster, endings),
    credentialSources: database => [sessionSource(database, roster)],
    works: services => {
      const endingsSweep = new EndingsSweep(services, endings)
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
            sessionUses(services.database).flush(),
            resetRequests(services, roster).flush(),
          ])
        },
      }
    },
  })
