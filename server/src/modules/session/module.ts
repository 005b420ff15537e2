import { type Module, module } from '../../platform/module.ts'
import { session } from './contract.ts'
import { sessionSource, sessionUses } from './credential-source.ts'
import { handlers } from './handlers.ts'
import { signInModule } from './methods/module.ts'
import { resetRequests } from './passwords/requests.ts'
import type { Invited, Roster } from './roster.ts'

/** `roster`: how members are looked up and invitations taken up. */
export const sessionModules = <M extends Invited>(roster: Roster<M>): readonly Module[] => [
  sessionModule(roster),
  signInModule,
]

const sessionModule = <M extends Invited>(roster: Roster<M>): Module =>
  module({
    contract: session,
    handlers: handlers(roster),
    credentialSources: database => [sessionSource(database, roster)],
    works: services => ({
      start: () => {},
      async stop() {
        await Promise.all([sessionUses(services.database).flush(), resetRequests(services, roster).flush()])
      },
    }),
  })
