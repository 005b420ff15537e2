import { type Module, module } from '../../../platform/module.ts'
import { type Ending } from '../accounts/endings.ts'
import { EndingsSweep } from '../accounts/endings-sweep.ts'
import { sweepingAttempts } from '../attempts/sweep.ts'
import type { Invited, Roster } from '../persons/roster.ts'
import { session } from './contract.ts'
import { sessionSource, sessionUses } from './credential-source.ts'
import { handlers } from './handlers.ts'

export const signInModule = <M extends Invited>(roster: Roster<M>, endings: readonly Ending[]): Module =>
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
          ])
        },
      }
    },
  })
