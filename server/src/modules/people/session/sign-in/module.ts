import { module, type Worker } from '../../../../platform/module.ts'
import { credentialSources, workers } from '../../../../platform/port.ts'
import type { Services } from '../../../../platform/services.ts'
import { memberLookup } from '../../../company/organisation/port.ts'
import { EndingsSweep } from '../accounts/endings-sweep.ts'
import { signInEndings } from '../accounts/endings.ts'
import { attemptsOf } from '../attempts/limits.ts'
import { session } from './contract.ts'
import { sessionSource, sessionUses } from './credential-source.ts'
import { handlers } from './handlers.ts'

const everyMs = 10 * 60 * 1000

/** Drops attempts that say nothing any more, every ten minutes; what fails is logged and done the next time. */
function sweepingAttempts(services: Services): Worker {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const sweep = () => {
    running = running.then(() =>
      attemptsOf(services)
        .purge()
        .catch(error => services.log.error('sweeping of attempts failed', error)),
    )
  }
  return {
    start() {
      timer = setInterval(sweep, everyMs).unref()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

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
