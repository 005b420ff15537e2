import { Type } from '../../../../../platform/contract/shapes.ts'
import { exportOf } from '../../../../records/imports/port.ts'
import { dimensions } from '../contract.ts'
import { handlers } from '../handlers.ts'
import * as store from '../store.ts'
import { withIds } from '../value-store.ts'
import { targetRow } from './row.ts'

/** An id that no level has: what its targets are asked for is refused as for any that is not there. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Names are as they are stored, whatever the language of the reader. */
export const targetExportModule = exportOf(targetRow, { contract: dimensions, key: 'listValues', handlers })({
  operation: 'trackingTargets',
  summary: 'Export tracking targets',
  within: {
    query: {
      level: Type.String({
        minLength: 1,
        maxLength: 50,
        description: 'The code of the tracking level.',
        examples: ['cost_center'],
      }),
    },
    path: async ({ level = '' }, db) => ({ id: (await store.findByCode(db, level))?.id ?? nobody }),
  },
  async rows(items, { db }) {
    const ids = items.flatMap(({ id, parentId }) => [id, parentId ?? id])
    const stored = new Map((await withIds(db, [...new Set(ids)])).map(target => [target.id, target]))
    return items.map(({ id, code, name, active, parentId, externalSource, externalId }) => ({
      ...{ externalSource, externalId, code, active },
      name: stored.get(id)?.name ?? name,
      parentCode: parentId === null ? null : stored.get(parentId)?.code,
    }))
  },
})
