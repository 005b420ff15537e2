import { isKey } from '../../../platform/access/caller.ts'
import { handle } from '../../../platform/http/handler.ts'
import { newOrganisationToken } from '../../../platform/secrets/organisation-token.ts'
import { calendarFeeds } from './contract.ts'
import { calendarPath } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(calendarFeeds, {
  async get({ caller, db }) {
    const feed = await store.feedOfMember(db, caller.membership.id)
    return { active: feed !== undefined, createdAt: feed?.createdAt ?? null }
  },

  async create({ caller, db, now, services, commit }) {
    const membershipId = caller.membership.id
    const token = newOrganisationToken(db.orgId)
    const key = isKey(caller) ? caller.credential : null
    const feed = {
      membershipId,
      tokenHash: token.hash,
      keyKind: key?.kind ?? null,
      keyId: key?.id ?? null,
      createdAt: now,
    }
    await commit(rules.create(feed), made => store.saveFeed(db, made))
    return { url: `${services.baseUrl}${calendarPath}/${token.text}.ics`, createdAt: now }
  },

  async remove({ caller, db, commit }) {
    const feed = await store.feedOfMember(db, caller.membership.id)
    if (!feed) return undefined
    await commit(rules.revoke(feed), ({ membershipId }) => store.deleteFeeds(db, [membershipId]))
    return undefined
  },
})
