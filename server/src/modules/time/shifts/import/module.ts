import { refusals } from '../../../../platform/contract/refusals.ts'
import { memberInRow, membersInReach } from '../../../people/members/port.ts'
import { type ImportCall, importTogether } from '../../../records/imports/port.ts'
import { asUsual, kept, type RefusedRow, unlessSaid } from '../../../records/imports/protocol/port.ts'
import { shiftEvents } from '../record/events.ts'
import { writeShifts } from '../writing/writing.ts'
import { knownShifts } from './known-shifts.ts'
import { meaningsOf } from './matching.ts'
import { namesInRows } from './names.ts'
import { outcomesOf, wantedOf } from './outcomes.ts'
import { remembered } from './remembered.ts'
import { type RowError, shiftRow } from './row.ts'
import { type NamesInRows, readRow, type ReadRow } from './rows.ts'
import { undo } from './undo.ts'

export const shiftImportModule = importTogether(
  shiftRow,
  decideShifts,
)({
  operation: 'importShifts',
  summary: 'Import shifts',
  description: `Drafts or changes up to 500 shifts. ${asUsual} A shift is known by its external reference; a row without one means a shift of the same unit, date, member, type and times, as far as it says them, and rows for nobody mean as many shifts as there are rows. What is not found is drafted. The rules of the plan are asked about all rows together, as by \`POST /v1/shifts/batch\`; a row that may break one says its \`overrideReason\`. ${unlessSaid} Undoing cancels what was drafted, and puts back what was changed, while nothing of it has changed or been published since. ${kept}`,
  feature: 'scheduling',
  refusals: refusals({
    shift_published: {
      status: 409,
      title: 'The shift has been published since',
      when: 'Undoing an import meets a shift that was a draft after it and is published now: its member knows of it.',
      remedy:
        'Take the publication back with `POST /v1/shift-publications/unpublish` first, or change the shift by hand.',
    },
  }),
  events: shiftEvents,
  emits: ['shift.changed'],
  example: {
    rows: [
      {
        ...{ payrollNumber: '1042', planningUnit: 'myymala', workDate: '2027-03-01', shiftType: 'yo' },
        ...{ startMinutes: 1320, endMinutes: 360, tags: 'kassa', externalSource: 'rota', externalId: '4711' },
      },
    ],
    filename: 'shifts.csv',
    results: [{ id: 'a51' }],
    importId: 'a52',
  },
  names: { membershipId: memberInRow({ among: membersInReach, isNeeded: false, takesAnyId: true }) },
  find: (rows, { db }) =>
    namesInRows(
      db,
      rows.map(({ row }) => row),
    ),
  read: readRow,
  kept: remembered,
  undo,
})

/** Decides shifts together: the rules of the plan check all of them. They are saved by the one way of writing shifts. */
async function decideShifts(
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
