import { module } from '../../../platform/module.ts'
import { clockListeners, credentialSources, workers, namedRecords } from '../../../platform/port.ts'
import { memberLookup } from '../../company/organisation/port.ts'
import { findable } from '../../records/search/port.ts'
import { signInEndings } from '../session/port.ts'
import { apiKeys } from './contract.ts'
import { apiKeySource, keyUses } from './credential-source.ts'
import { expiryWarnings } from './expiry/jobs.ts'
import { handlers } from './handlers.ts'
import { mayOfKeys } from './may.ts'
import * as port from './port.ts'
import { searchedKeys } from './search.ts'

export const apiKeysModule = module({
  contract: apiKeys,
  port,
  handlers,
  contributes: [
    namedRecords.of({
      type: 'credential',
      nameless: 'A credential is told of by its kind: a key, a session, a grant or a device.',
    }),
    ...findable(searchedKeys),
    mayOfKeys,
    credentialSources.of(({ database, contributions }) =>
      apiKeySource(database, contributions(memberLookup)),
    ),
    clockListeners.of(port.clockAdvanced),
    signInEndings.of(port.revokePersonalKeysOf),
    workers.of(services => {
      const warnings = expiryWarnings(services, services.contributions(port.keyRoster))
      return {
        start: () => warnings.start(),
        stop: async () => {
          await Promise.all([warnings.stop(), keyUses(services.database).flush()])
        },
      }
    }),
  ],
})
