import { module } from '../../../../platform/module.ts'
import { credentialSources, workers } from '../../../../platform/port.ts'
import { memberLookup } from '../../../company/organisation/port.ts'
import { signInEndings } from '../accounts/endings.ts'
import { EndingsSweep } from '../accounts/endings-sweep.ts'
import { sweepingAttempts } from '../attempts/sweep.ts'
import { session } from './contract.ts'
import { sessionSource, sessionUses } from './credential-source.ts'
import { handlers } from './handlers.ts'

export const signInModule = module({
  contract: session,
  handlers,
  contributes: [
    credentialSources.of(({ database, contributions }) =>
      sessionSource(database, contributions(memberLookup)),
    ),
    workers.of(services => {
      const { contributions, database } = services
      const endingsSweep = new EndingsSweep(services, contributions(signInEndings))
      const attemptsSweep = sweepingAttempts(services)
      return {
        start: () => {
          endingsSweep.start()
          attemptsSweep.start()
        },
        async stop() {
          await Promise.all([endingsSweep.stop(), attemptsSweep.stop(), sessionUses(database).flush()])
        },
      }
    }),
  ],
})
