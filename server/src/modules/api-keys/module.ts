import { type Module, module } from '../../platform/module.ts'
import { apiKeys } from './contract.ts'
import { apiKeySource, keyUses } from './credential-source.ts'
import { ExpiryWarnings } from './expiry/jobs.ts'
import { handlers } from './handlers.ts'
import type { KeyRoster } from './roster.ts'

/** `members`: how a member is looked up, as a caller and as somebody to write to. */
export const apiKeysModule = (members: KeyRoster): Module =>
  module({
    contract: apiKeys,
    handlers: handlers(members),
    credentialSources: database => [apiKeySource(database, members)],
    works: services => {
      const warnings = new ExpiryWarnings(services, members)
      return {
        start: () => warnings.start(),
        stop: async () => {
          await Promise.all([warnings.stop(), keyUses(services.database).flush()])
        },
      }
    },
  })
