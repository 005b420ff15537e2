import { isKey } from '../../../../platform/access/caller.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newOrganisationToken } from '../../../../platform/secrets/organisation-token.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { planningUnitExists } from '../../../company/catalogs/planning-units/port.ts'
import { calendarPath } from '../record.ts'
import { unitCalendarFeeds } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { supervises } from './supervising.ts'

export const handlers = handle(unitCalendarFeeds, {
  async list({ caller, db }) {
    const feeds = await store.feedsOfMember(db, caller.membership.id)
    return whole(feeds.map(({ planningUnitId, createdAt }) => ({ planningUnitId, createdAt })))
  },

  async create({ body, caller, db, now, services, refuse, commit }) {
    const planningUnitId = body.planningUnitId.toLowerCase()
    const today = dateIn(caller.organisation.timeZone, now)
    const [known, supervised] = await Promise.all([
      planningUnitExists(db, planningUnitId),
      supervises(db, caller, planningUnitId, today),
    ])
    // Whom of a unit somebody supervises is nobody else's business: the same answer as for none.
    if (!known || !supervised) refuse('planning_unit_not_found')
    const token = newOrganisationToken(db.orgId)
    const key = isKey(caller) ? caller.credential : null
    const feed = {
      membershipId: caller.membership.id,
      planningUnitId,
      tokenHash: token.hash,
      keyKind: key?.kind ?? null,
      keyId: key?.id ?? null,
      createdAt: now,
    }
    await commit(rules.create(feed), made => store.saveFeed(db, made))
    return { planningUnitId, url: `${services.baseUrl}${calendarPath}/${token.text}.ics`, createdAt: now }
  },

  async remove({ params, caller, db, refuse, commit }) {
    const planningUnitId = params.id.toLowerCase()
    const [known, feeds] = await Promise.all([
      planningUnitExists(db, planningUnitId),
      store.feedsOfMember(db, caller.membership.id),
    ])
    if (!known) refuse('planning_unit_not_found')
    const feed = feeds.find(each => each.planningUnitId === planningUnitId)
    if (feed) await commit(rules.revoke(feed), revoked => store.deleteFeed(db, revoked))
    return undefined
  },
})
