import { refusals } from '../../../../platform/contract/refusals.ts'
import { memberInRow, membersUnderAuthority } from '../../../people/members/port.ts'
import { importTogether } from '../../../records/imports/port.ts'
import { kept } from '../../../records/imports/protocol/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { workDayRefusals } from '../refusals.ts'
import { hoursRow } from './row.ts'
import { dayOf, readRow } from './rows.ts'
import { namesInRows } from './store.ts'
import { undo } from './undo.ts'
import { decideHours } from './writing.ts'

export const hoursImportModule = importTogether(
  hoursRow,
  decideHours,
)({
  operation: 'importWorkDays',
  summary: 'Import hours',
  description: `Writes the hours of another system for members over whom the caller has authority, at most 500 rows. The rows of one member and date are all the entries of that day: they replace what it has, by the rules of \`PUT /v1/team/members/{membershipId}/work-days/{date}/entries\`, or the day stays as it is. Rows that are the same are one entry. An entry that ends before it begins ends on the next day, so that 22:00–06:00 is a night’s shift of the date of its beginning. Always 200, with one result a row in the order of the rows, each with the work day as \`id\`; a day that is so already is \`unchanged\`, and nothing of it is written. ${kept}`,
  refusals: refusals({
    other_row_refused: {
      status: 422,
      title: 'Another row of the day is refused',
      when: 'A row of an import of hours belongs to a member and date of which another row is refused. A day is written whole or not at all.',
      remedy: 'Correct the other row, and send all rows of the day again.',
    },
  }),
  refusesAll: { acting_on_behalf_disabled: workDayRefusals.acting_on_behalf_disabled },
  example: {
    rows: [
      {
        ...{ payrollNumber: '1042', date: '2026-11-20', startMinutes: 480, endMinutes: 960 },
        ...{ entryType: 'work', targets: 'cost_center:4010' },
      },
      { payrollNumber: '1042', date: '2026-11-20', durationMinutes: 30, entryType: 'break' },
    ],
    filename: 'hours.csv',
    results: [{ id: 'a01' }, { id: 'a01' }],
    importId: 'a10',
  },
  names: { membershipId: memberInRow({ among: membersUnderAuthority, isNeeded: true }) },
  async find(rows, { db, services, refuse }) {
    const sent = rows.map(({ row }) => row)
    const [settings, names] = await Promise.all([
      settingsOf(db),
      namesInRows(db, sent, services.contributions),
    ])
    return settings.supervisorMayActOnBehalf ? names : refuse('acting_on_behalf_disabled')
  },
  read: readRow,
  about: dayOf,
  kept: ({ before, after }) => ({
    before: before && { entries: before.entries },
    after: { entries: after.entries },
  }),
  undo,
})
