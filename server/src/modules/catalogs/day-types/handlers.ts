import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { dayTypes } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(dayTypes, {
  async list({ caller, db, now }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const records = await store.list(db)
    return whole(records.map(record => view.dayType(record, today)))
  },

  async get({ params, caller, db, now, refuse }) {
    const record = (await store.find(db, params.id)) ?? refuse('day_type_not_found')
    return view.dayType(record, dateIn(caller.organisation.timeZone, now))
  },

  async create({ body, caller, db, now, commit }) {
    const codeHolder = await store.codeHolder(db, body.code)
    const versions = body.versions.map(version => rules.versionOf(newId(), version))
    const decision = rules.create(newId(), body, versions, { now, codeHolder })
    const record = await commit(decision, created => store.insert(db, created))
    return view.dayType(record, dateIn(caller.organisation.timeZone, now))
  },

  async update({ params, body, caller, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const [found, codeHolder] = await Promise.all([
      store.find(db, params.id),
      store.codeHolder(db, patch.code),
    ])
    const record = found ?? refuse('day_type_not_found')
    if (!unchangedSince(expectedUpdatedAt, record.updatedAt)) refuse('day_type_stale')
    const decision = rules.update(record, patch, { now, codeHolder })
    const updated = await commit(decision, changed => store.save(db, changed))
    return view.dayType(updated, dateIn(caller.organisation.timeZone, now))
  },

  async addVersion({ params, body, caller, db, now, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...version } = body
    const record = (await store.find(db, params.id)) ?? refuse('day_type_not_found')
    if (!unchangedSince(expectedUpdatedAt, record.updatedAt)) refuse('day_type_stale')
    const decision = rules.addVersion(record, rules.versionOf(newId(), version), now)
    const placed = await commit(decision, added => store.saveVersion(db, added))
    return view.dayType(placed.record, dateIn(caller.organisation.timeZone, now))
  },
})
