import type { Caller } from '../../../platform/access/caller.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle } from '../../../platform/http/handler.ts'
import type { Services } from '../../../platform/services.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { customFields } from './contract.ts'
import { customFieldKinds } from './kinds.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { optionsInUse } from './value-store.ts'

export const handlers = handle(customFields, {
  async list({ query, db, caller, services }) {
    const found = query.kind === undefined ? await store.list(db) : await store.fieldsOf(db, query.kind)
    return whole(found.filter(readableBy(caller, services)))
  },

  async get({ params, db, caller, services, refuse }) {
    const found = await store.find(db, params.id)
    return found && readableBy(caller, services)(found) ? found : refuse('custom_field_not_found')
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

/** Fields are read by whoever reads the records that have them, and by whoever keeps the fields. */
function readableBy({ capabilities }: Pick<Caller, 'capabilities'>, { contributions }: Services) {
  const readers = new Map(contributions(customFieldKinds).map(({ kind, readers }) => [kind, readers]))
  return ({ kind }: { readonly kind: string }): boolean =>
    capabilities.has('org.admin') ||
    (readers.get(kind)?.some(capability => capabilities.has(capability)) ?? true)
}
