import type { ImportCall } from '../../../records/imports/port.ts'
import type { RefusedRow } from '../../../records/imports/protocol/port.ts'
import { writeShifts } from '../writing/writing.ts'
import { knownShifts } from './known-shifts.ts'
import { meaningsOf } from './matching.ts'
import { outcomesOf, wantedOf } from './outcomes.ts'
import type { RowError } from './row.ts'
import type { NamesInRows, ReadRow } from './rows.ts'

/** Decides shifts together: the rules of the plan are asked about all of them. They are saved by the one way of writing shifts. */
export async function decideShifts(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  _: NamesInRows,
  call: ImportCall,
) {
  const { db, caller, mode, commit, filename: reason } = call
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
  return { decision: outcomesOf(meanings, written), save: async () => undefined }
}
