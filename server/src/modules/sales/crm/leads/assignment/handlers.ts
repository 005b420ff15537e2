import { by, keysetPage } from '../../../../../platform/data/paging.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { leadSources } from '../sources/register.ts'
import { leadAssignments } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

const order = {
  operation: 'leadAssignments.list',
  keys: [by('v.validFrom', { direction: 'desc' }), by('v.id', { direction: 'desc' })],
}

export const handlers = handle(leadAssignments, {
  async list({ query, caller, db, now }) {
    const [inForce, { items, pageInfo }] = await Promise.all([
      store.versionsOn(db, dateIn(caller.organisation.timeZone, now)),
      keysetPage(db, query, { ...order, rows: keyset => store.listVersions(db, keyset) }),
    ])
    const holding = new Set(inForce.map(({ id }) => id))
    return {
      items: items.map(version => ({ ...version, inForce: holding.has(version.id) })),
      pageInfo,
    }
  },

  async addVersion({ body, caller, db, now, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [sources, memberIds] = await Promise.all([
      leadSources.store.list(db),
      store.memberIdsAmong(db, body.membershipIds),
    ])
    const decision = rules.add(body, {
      id: newId(),
      now,
      today,
      sourceIds: new Set(sources.map(({ id }) => id)),
      memberIds,
    })
    const version = await commit(decision, added => store.insertVersion(db, added))
    return { ...version, inForce: version.validFrom === today }
  },
})
