import { type Module, module } from '../../platform/module.ts'
import type { MemberLookup } from '../organisation/port.ts'
import { apiKeys } from './contract.ts'
import { apiKeySource, keyUses } from './credential-source.ts'
import { handlers } from './handlers.ts'
import { removeOrphanedPersonalKeys } from './store.ts'

/** `members`: how a member is looked up as a caller. */
export const apiKeysModule = (members: MemberLookup): Module =>
  module({
    contract: apiKeys,
    handlers: handlers(members),
    credentialSources: database => [apiKeySource(database, members)],
    hears: () => ({
      record: (turn, facts) => {
        if (facts.some(({ event }) => event === 'member.deleted')) removeOrphanedPersonalKeys(turn)
      },
      committed: () => {},
    }),
    works: ({ database }) => ({ start: () => {}, stop: () => keyUses(database).flush() }),
  })
