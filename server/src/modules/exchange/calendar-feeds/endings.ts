import type { AccessEnding } from '../../people/members/port.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as unitRules from './units/rules.ts'
import * as unitStore from './units/store.ts'

/**
 * A calendar that somebody has subscribed to is theirs while they are a member, and is not found again when they come back. It ends
 * with the methods of an account too: whoever planted one on an address would go on reading.
 */
export const feedsEnd: AccessEnding = {
  kind: 'calendar_feeds',
  count: async (db, membershipIds) => (await store.feedsOfMembers(db, membershipIds)).length,
  async end(tx, commit, membershipIds) {
    const feeds = await store.feedsOfMembers(tx, membershipIds)
    await commit(rules.revokeAll(feeds), () => store.deleteFeeds(tx, membershipIds))
  },
}

export const unitFeedsEnd: AccessEnding = {
  kind: 'unit_calendar_feeds',
  count: async (db, membershipIds) => (await unitStore.feedsOfMembers(db, membershipIds)).length,
  async end(tx, commit, membershipIds) {
    const feeds = await unitStore.feedsOfMembers(tx, membershipIds)
    await commit(unitRules.revokeAll(feeds), () => unitStore.deleteFeedsOf(tx, membershipIds))
  },
}
