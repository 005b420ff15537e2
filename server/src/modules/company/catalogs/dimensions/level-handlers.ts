import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import type { dimensions } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as valueStore from './value-store.ts'
import * as view from './view.ts'

export const levelHandlers: Pick<Handlers<typeof dimensions>, 'list' | 'get' | 'create' | 'update'> = {
  async list({ query, db, reader: { chosen } }) {
    const [levels, values] = await Promise.all([
      store.list(db),
      query.includeValues ? valueStore.all(db) : null,
    ])
    const shown = levels.map(level => view.levelIn(chosen, level))
    if (!values) return whole(shown)
    return whole(
      view.withValues(
        shown,
        values.map(value => view.targetIn(chosen, value)),
      ),
    )
  },

  async get({ params, db, reader, refuse }) {
    const level = (await store.find(db, params.id)) ?? refuse('dimension_not_found')
    return view.levelIn(reader.chosen, level)
  },

  async create({ body, db, now, reader, commit }) {
    const levels = await store.list(db)
    const decision = rules.create(newId(), body, levels, now)
    return view.levelIn(reader.chosen, await commit(decision, level => store.insert(db, level)))
  },

  async update({ params, body, db, now, reader, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const levels = await store.list(db)
    const level = levels.find(({ id }) => id === params.id) ?? refuse('dimension_not_found')
    if (!unchangedSince(expectedUpdatedAt, level.updatedAt)) refuse('dimension_stale')
    const decision = rules.update(level, patch, levels, now)
    return view.levelIn(reader.chosen, await commit(decision, changed => store.save(db, changed)))
  },
}
