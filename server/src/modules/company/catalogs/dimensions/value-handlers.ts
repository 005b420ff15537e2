import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { by, openPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { dimensions } from './contract.ts'
import type { DimensionValuePatch } from './shapes.ts'
import * as store from './store.ts'
import * as rules from './value-rules.ts'
import * as valueStore from './value-store.ts'

export const valueHandlers: Pick<
  Handlers<typeof dimensions>,
  'listValues' | 'getValue' | 'createValue' | 'updateValue'
> = {
  async listValues({ params, query, db, refuse }) {
    if (isHalfReference(query))
      refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
    const page = openPage(db, query, {
      operation: 'dimensions.listValues',
      listed: { alias: 'v', sorts: { code: 'v.code', name: 'v.name', updatedAt: 'v.updatedAt' } },
      keys: [by('v.code')],
      sweep: sweepKeys('v'),
      within: params.id,
    })
    const [level, rows] = await Promise.all([
      store.find(db, params.id),
      valueStore.listOf(db, params.id, query, page.fragment),
    ])
    if (!level) refuse('dimension_not_found')
    return page.answer(rows)
  },

  async getValue({ params, db, refuse }) {
    const [level, value] = await Promise.all([
      store.find(db, params.id),
      valueStore.find(db, params.id, params.valueId),
    ])
    if (!level) refuse('dimension_not_found')
    return value ?? refuse('dimension_value_not_found')
  },

  async createValue({ params, body, db, refuse, commit }) {
    const { level: found, ...circumstances } = await circumstancesOf(db, params.id, body)
    const level = found ?? refuse('dimension_not_found')
    const decision = rules.create(newId(), body, { ...circumstances, level })
    return commit(decision, value => valueStore.insert(db, [value]))
  },

  async updateValue({ params, body, db, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const [stored, { level: found, ...circumstances }] = await Promise.all([
      valueStore.find(db, params.id, params.valueId),
      circumstancesOf(db, params.id, patch),
    ])
    const level = found ?? refuse('dimension_not_found')
    const value = stored ?? refuse('dimension_value_not_found')
    if (!unchangedSince(expectedUpdatedAt, value.updatedAt)) refuse('dimension_value_stale')
    const decision = rules.update(value, patch, { ...circumstances, level })
    return commit(decision, changed => valueStore.save(db, changed))
  },
}

/** What the level already holds of a wanted code, reference and parent; statements that travel together. */
async function circumstancesOf(
  db: WriteTransaction,
  dimensionId: Id,
  wanted: Omit<DimensionValuePatch, 'expectedUpdatedAt'>,
) {
  const [level, codeHolder, referenceHolder, parentPath] = await Promise.all([
    store.find(db, dimensionId),
    valueStore.codeHolder(db, dimensionId, wanted.code),
    valueStore.referenceHolder(db, dimensionId, wanted),
    valueStore.pathOf(db, dimensionId, wanted.parentId),
  ])
  return { level, codeHolder, referenceHolder, parentPath, now: db.now }
}
