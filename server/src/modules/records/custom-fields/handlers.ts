import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { customFields } from './contract.ts'
import { customFieldKinds } from './kinds.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { optionsInUse } from './value-store.ts'

export const handlers = handle(customFields, {
  async list({ query, db }) {
    return whole(query.kind === undefined ? await store.list(db) : await store.fieldsOf(db, query.kind))
  },

  async get({ params, db, refuse }) {
    return (await store.find(db, params.id)) ?? refuse('custom_field_not_found')
  },

  async create({ body, db, now, services, commit }) {
    const kinds = services.contributions(customFieldKinds).map(({ kind }) => kind)
    const ofKind = await store.fieldsOf(db, body.kind)
    const decision = rules.create(body, { kinds, ofKind }, { id: newId(), now })
    return commit(decision, field => store.insert(db, field))
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const field = (await store.find(db, params.id)) ?? refuse('custom_field_not_found')
    if (!unchangedSince(expectedUpdatedAt, field.updatedAt)) refuse('custom_field_stale')
    const codes = patch.options ? field.options.map(({ code }) => code) : []
    const inUse = await optionsInUse(db, field.id, codes)
    return commit(rules.update(field, patch, { optionsInUse: inUse, now }), changed =>
      changed === field ? Promise.resolve() : store.save(db, changed),
    )
  },
})
