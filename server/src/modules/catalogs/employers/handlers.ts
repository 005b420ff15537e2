import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { businessId } from './business-id.ts'
import { employers } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** Another employer is looked for under the form that is kept. */
const keptForm = (registryCode: string | null | undefined) => registryCode && businessId(registryCode)

export const handlers = handle(employers, {
  async list({ db }) {
    return whole(await store.list(db))
  },

  async get({ params, db, refuse }) {
    return (await store.find(db, params.id)) ?? refuse('employer_not_found')
  },

  async create({ body, db, now, commit }) {
    const codeHolder = await store.codeHolder(db, keptForm(body.registryCode))
    return commit(rules.create(newId(), body, { now, codeHolder }), employer => store.insert(db, employer))
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const [found, codeHolder] = await Promise.all([
      store.find(db, params.id),
      store.codeHolder(db, keptForm(patch.registryCode)),
    ])
    const employer = found ?? refuse('employer_not_found')
    if (!unchangedSince(expectedUpdatedAt, employer.updatedAt)) refuse('employer_stale')
    return commit(rules.update(employer, patch, { now, codeHolder }), changed => store.save(db, changed))
  },
})
