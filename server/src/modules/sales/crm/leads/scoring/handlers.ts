import { by, keysetPage } from '../../../../../platform/data/paging.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { fieldsOf } from '../../../../records/custom-fields/port.ts'
import { leadKind } from '../record.ts'
import { leadSources } from '../sources/register.ts'
import { leadScoring } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

const order = {
  operation: 'leadScoring.list',
  keys: [by('v.validFrom', { direction: 'desc' }), by('v.id', { direction: 'desc' })],
}

const view = ({ rules: given, ...version }: rules.StoredScoreVersion, inForceId: string | null) => ({
  ...version,
  rules: [...given],
  inForce: version.id === inForceId,
})

export const handlers = handle(leadScoring, {
  async list({ query, caller, db, now }) {
    const [inForce, { items, pageInfo }] = await Promise.all([
      store.scoringOn(db, dateIn(caller.organisation.timeZone, now)),
      keysetPage(db, query, { ...order, rows: keyset => store.listVersions(db, keyset) }),
    ])
    return { items: items.map(version => view(version, inForce?.id ?? null)), pageInfo }
  },

  async addVersion({ body, caller, db, now, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [sources, fields] = await Promise.all([leadSources.store.list(db), fieldsOf(db, leadKind.kind)])
    const decision = rules.add(body, {
      id: newId(),
      now,
      today,
      sourceIds: new Set(sources.map(({ id }) => id)),
      fieldKeys: new Set(fields.map(({ key }) => key)),
    })
    const version = await commit(decision, async added => {
      db.defer(store.insertVersion(db, added))
      if (added.validFrom === today) await store.rescore(db, added)
    })
    return view(version, version.validFrom === today ? version.id : null)
  },
})
