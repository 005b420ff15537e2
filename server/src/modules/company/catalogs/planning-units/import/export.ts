import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { exportOf } from '../../../../records/imports/port.ts'
import { planningUnits } from '../register.ts'
import { unitsInCells } from '../store.ts'
import { unitRow } from './row.ts'

const { contract, handlers } = planningUnits

/** Names are as they are stored, and not as a reader of another language is told them, so that an import takes them for no others. */
export const unitExportModule = exportOf(unitRow, { contract, key: 'list', handlers })({
  operation: 'planningUnits',
  summary: 'Export planning units',
  async rows(items, { db }) {
    const ids = items.map(({ id }) => id as Id)
    const stored = new Map((await unitsInCells(db, ids)).map(unit => [unit.id, unit]))
    return ids.flatMap(id => {
      const unit = stored.get(id)
      if (!unit) return []
      const { code, name, active, parentCode } = unit
      return [{ recordId: id, code, name, active, parentCode }]
    })
  },
})
