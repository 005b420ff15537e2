import { type Module, module } from '../../platform/module.ts'
import type { MemberLookup } from '../organisation/port.ts'
import { sealedInteractions, sealedTokens } from './authorization-server/sealed.ts'
import { oauthClients } from './clients/contract.ts'
import { handlers as clientHandlers } from './clients/handlers.ts'
import { oauthConsents } from './consents/contract.ts'
import { handlers as consentHandlers } from './consents/handlers.ts'
import { oauthGrants } from './grants/contract.ts'
import { handlers as grantHandlers } from './grants/handlers.ts'
import { accessTokenSource, grantUses } from './tokens/credential-source.ts'
import { sweeping } from './authorization-server/sweep.ts'

/** Connected apps, their grants and what members decide. `members`: how a member is looked up as a caller. */
export const connectedAppsModules = (members: MemberLookup): readonly Module[] => [
  module({
    contract: oauthClients,
    handlers: clientHandlers,
    seals: [sealedTokens, sealedInteractions],
    credentialSources: database => [accessTokenSource(database, members)],
    works: services => {
      const sweep = sweeping(services)
      return {
        start: () => sweep.start(),
        stop: async () => {
          await Promise.all([sweep.stop(), grantUses(services.database).flush()])
        },
      }
    },
  }),
  module({ contract: oauthGrants, handlers: grantHandlers(members) }),
  module({ contract: oauthConsents, handlers: consentHandlers }),
]
