import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { staffGroups } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(staffGroups, {
  async list({ db }) {
    return whole(await store.list(db))
  },

  async get({ params, db, refuse }) {
    return (await store.find(db, params.id)) ?? refuse('staff_group_not_found')
  },

  async create({ body, db, now, commit }) {
    const codeHolder = await store.codeHolder(db, body.code)
    return commit(rules.create(newId(), body, { now, codeHolder }), group => store.insert(db, group))
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const [found, codeHolder] = await Promise.all([
      store.find(db, params.id),
      store.codeHolder(db, patch.code),
    ])
    const group = found ?? refuse('staff_group_not_found')
    if (!unchangedSince(expectedUpdatedAt, group.updatedAt)) refuse('staff_group_stale')
    return commit(rules.update(group, patch, { now, codeHolder }), changed => store.save(db, changed))
  },
})
