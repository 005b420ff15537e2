import { handle } from '../../../../platform/http/handler.ts'
import { carryOut } from '../../../records/imports/port.ts'
import { readRows } from '../../../records/imports/protocol/port.ts'
import { writeShifts } from '../writing/writing.ts'
import { shiftImport } from './contract.ts'
import { knownShifts } from './known-shifts.ts'
import { meaningsOf } from './matching.ts'
import { namesInRows } from './names.ts'
import { outcomesOf, wantedOf } from './outcomes.ts'
import { remembered } from './remembered.ts'
import { readRow } from './rows.ts'

export const handlers = handle(shiftImport, {
  async importShifts(call) {
    const { body, caller, db, commit } = call
    const { mode = 'upsert', filename: reason = null } = body
    const names = await namesInRows(db, caller, body.rows)
    const rows = readRows(body.rows, row => readRow(row, names))
    const meanings = meaningsOf(rows, await knownShifts(db, caller, rows), mode)
    const written = await writeShifts(
      {
        ...call,
        commit: (decision, save) =>
          commit({ ...decision, audit: decision.audit.map(line => ({ ...line, reason })) }, async state =>
            save?.(state),
          ),
      },
      wantedOf(meanings),
      { verb: 'import' },
    )
    return carryOut(call, {
      register: 'shifts',
      decision: outcomesOf(meanings, written),
      // They are saved as every shift is, by the one way of writing them.
      save: async () => undefined,
      shown: () => ({}),
      remembered,
    })
  },
})
