import { handle } from '../../../../platform/http/handler.ts'
import type { ShiftRow } from '../record/shapes.ts'
import { rowResult } from '../writing/results.ts'
import type { WantedShift } from '../writing/wanted.ts'
import { writeShifts } from '../writing/writing.ts'
import { shiftBatches } from './contract.ts'

export const handlers = handle(shiftBatches, {
  async writeBatch(call) {
    const { rows, overrideReason } = call.body
    const wanted = rows.map(wantedOf)
    const asked = wanted.flatMap(each => ('lacks' in each ? [] : [each]))
    const written = (await writeShifts(call, asked, { verb: 'write_batch', overrideReason })).values()
    const results = wanted.map((each, index) => {
      const row =
        'lacks' in each
          ? ({ code: 'shift_row_incomplete', detail: each.lacks } as const)
          : written.next().value
      if (!row) throw new Error('a row was written, and nothing told of it')
      return rowResult(row, index, rows[index]?.id, call.language)
    })
    return { results, dryRun: call.dryRun }
  },
})

/** A row as it is wanted; in words what a new shift lacks. */
function wantedOf({
  id,
  cancelReason,
  expectedUpdatedAt,
  ...fields
}: ShiftRow): WantedShift | { readonly lacks: string } {
  if (id !== undefined) return { id, fields, cancelReason, expectedUpdatedAt }
  if (cancelReason !== undefined) return { lacks: 'Only a shift that is there can be cancelled.' }
  if (fields.planningUnitId === undefined) return { lacks: 'A new shift says its planningUnitId.' }
  return fields.workDate === undefined ? { lacks: 'A new shift says its workDate.' } : { id: null, fields }
}
