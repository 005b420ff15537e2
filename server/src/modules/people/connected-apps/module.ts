import { namedFor } from '../../../platform/names.ts'
import { type Module, module } from '../../../platform/module.ts'
import { credentialSources, sealedColumns, workers, namedRecords } from '../../../platform/port.ts'
import { memberLookup } from '../../company/organisation/port.ts'
import { signInEndings } from '../session/port.ts'
import { sealedInteractions, sealedTokens } from './authorization-server/sealed.ts'
import { oauthClients } from './clients/contract.ts'
import { handlers as clientHandlers } from './clients/handlers.ts'
import { oauthConsents } from './consents/contract.ts'
import { handlers as consentHandlers } from './consents/handlers.ts'
import { oauthGrants } from './grants/contract.ts'
import { endGrantsOf } from './grants/ending.ts'
import { handlers as grantHandlers } from './grants/handlers.ts'
import { accessTokenSource, grantUses } from './tokens/credential-source.ts'
import { sweeping } from './authorization-server/sweep.ts'

const clientsModule = module({
  contract: oauthClients,
  handlers: clientHandlers,
  contributes: [
    namedRecords.of(namedFor('oauth_client', 'oauth_clients', oauthClients.operations.list)),
    sealedColumns.of(sealedTokens),
    sealedColumns.of(sealedInteractions),
    credentialSources.of(({ database, contributions }) =>
      accessTokenSource(database, contributions(memberLookup)),
    ),
    signInEndings.of(endGrantsOf),
    workers.of(services => {
      const sweep = sweeping(services)
      return {
        start: () => sweep.start(),
        stop: async () => {
          await Promise.all([sweep.stop(), grantUses(services.database).flush()])
        },
      }
    }),
  ],
})

/** Connected apps, their grants and what members decide. */
export const connectedAppsModules: readonly Module[] = [
  clientsModule,
  module({ contract: oauthGrants, handlers: grantHandlers }),
  module({ contract: oauthConsents, handlers: consentHandlers }),
]
