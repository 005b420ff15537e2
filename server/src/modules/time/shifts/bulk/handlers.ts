import { handle } from '../../../../platform/http/handler.ts'
import { rowResult } from '../writing/results.ts'
import { writeShifts } from '../writing/writing.ts'
import { shiftBatches } from './contract.ts'
import { wantedOf } from './rows.ts'

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
      return rowResult(row, index, rows[index]?.id)
    })
    return { results, dryRun: call.dryRun }
  },
})
