import type { AccessEnding } from '../../../people/members/port.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** Badges and PINs are known at terminals while their member is there; the badge itself may be given to somebody else. */
export const badgesEnd: AccessEnding = {
  kind: 'badges',
  count: async (db, membershipIds) => (await store.ofMembers(db, membershipIds)).length,
  async end(tx, commit, membershipIds) {
    const badges = await store.ofMembers(tx, membershipIds)
    await commit(rules.clearAll(badges), () => store.remove(tx, membershipIds))
  },
}
