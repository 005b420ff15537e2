import { handle } from '../../../../../platform/http/handler.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { carryOut, wholeRecord } from '../../../../records/imports/port.ts'
import * as store from '../store.ts'
import { levelRefusal } from '../value-rules.ts'
import * as valueStore from '../value-store.ts'
import { targetImport } from './contract.ts'
import { importTargets } from './rules.ts'

export const handlers = handle(targetImport, {
  async importTrackingTargets(call) {
    const { body, now, db, refuse } = call
    const { rows, linkByCode = false, mode = 'upsert', filename = null } = body
    const [found, targets] = await Promise.all([
      store.findByCode(db, body.level),
      valueStore.namedInRows(db, body.level, rows),
    ])
    const level = found ?? refuse('dimension_not_found')
    const refusal = levelRefusal(level)
    if (refusal) refuse(refusal.refusal, refusal.detail)
    const newIds = rows.map(newId)
    return carryOut(call, {
      register: 'tracking-targets',
      decision: importTargets(rows, {
        dimensionId: level.id,
        now,
        targets,
        linkByCode,
        mode,
        newIds,
        filename,
      }),
      save: saved => valueStore.saveAll(db, saved),
      shown: target => ({ targetCode: target?.code ?? null }),
      remembered: wholeRecord,
    })
  },
})
