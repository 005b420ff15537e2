import { handle } from '../../../../../platform/http/handler.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { carryOut, wholeRecord } from '../../../../records/imports/port.ts'
import { planningUnits } from '../register.ts'
import { unitImport } from './contract.ts'
import { importUnits } from './rules.ts'

export const handlers = handle(unitImport, {
  async importPlanningUnits(call) {
    const { body, now, db } = call
    const { rows, mode = 'upsert', filename = null } = body
    const units = await planningUnits.store.list(db)
    return carryOut(call, {
      register: 'planning-units',
      decision: importUnits(rows, { now, units, mode, newIds: rows.map(newId), filename }),
      save: saved => planningUnits.store.saveAll(db, saved),
      shown: unit => ({ targetCode: unit?.code ?? null }),
      remembered: wholeRecord,
    })
  },
})
