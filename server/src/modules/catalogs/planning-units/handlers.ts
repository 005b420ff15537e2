import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import { handle } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { planningUnits } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(planningUnits, {
  async list({ query, db }) {
    return keysetPage(db, query, {
      operation: 'planningUnits.list',
      keys: [by('u.name'), by('u.id')],
      sweep: sweepKeys('u'),
      rows: keyset => store.list(db, keyset),
    })
  },

  async get({ params, db, refuse }) {
    return (await store.find(db, params.id)) ?? refuse('planning_unit_not_found')
  },

  async create({ body, db, now, commit }) {
    const [codeHolder, parentPath] = await Promise.all([
      store.codeHolder(db, body.code),
      store.pathOf(db, body.parentId),
    ])
    const decision = rules.create(newId(), body, { now, codeHolder, parentPath })
    return commit(decision, unit => store.insert(db, unit))
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const [found, codeHolder, parentPath] = await Promise.all([
      store.find(db, params.id),
      store.codeHolder(db, patch.code),
      store.pathOf(db, patch.parentId),
    ])
    const unit = found ?? refuse('planning_unit_not_found')
    if (!unchangedSince(expectedUpdatedAt, unit.updatedAt)) refuse('planning_unit_stale')
    const decision = rules.update(unit, patch, { now, codeHolder, parentPath })
    return commit(decision, changed => store.save(db, changed))
  },
})
