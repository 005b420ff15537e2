import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { workDayRefusals } from '../refusals.ts'
import { columns } from './register.ts'
import { HoursImport, HoursImportAnswer } from './shapes.ts'

export const hoursImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    other_row_refused: {
      status: 422,
      title: 'Another row of the day is refused',
      when: 'A row of an import of hours belongs to a member and date of which another row is refused. A day is written whole or not at all.',
      remedy: 'Correct the other row, and send all rows of the day again.',
    },
  }),
  events: events({}),
  uses: { refusals: { acting_on_behalf_disabled: workDayRefusals.acting_on_behalf_disabled } },
  operations: {
    importWorkDays: {
      method: 'POST',
      path: '/v1/imports/work-days',
      summary: 'Import hours',
      description:
        'Writes the hours of another system for members over whom the caller has authority, at most 500 rows. The rows of one member and date are all the entries of ' +
        'that day: they replace what it has, by the rules of `PUT /v1/team/members/{membershipId}/work-days/{date}/entries`, or ' +
        'the day stays as it is. Rows that are the same are one entry. An entry that ends before it begins ends on the next day, so ' +
        'that 22:00–06:00 is a night’s shift of the date of its beginning. Always 200, with one result a row in the order of the ' +
        'rows, each with the work day as `id`; a day that is so already is `unchanged`, and nothing of it is written. The ' +
        'import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: HoursImport,
      table: { register: 'work-days', columns },
      answers: HoursImportAnswer,
      refuses: ['acting_on_behalf_disabled'],
      example: {
        body: {
          rows: [
            {
              payrollNumber: '1042',
              date: '2026-11-20',
              startMinutes: 480,
              endMinutes: 960,
              entryType: 'work',
              targets: 'cost_center:4010',
            },
            { payrollNumber: '1042', date: '2026-11-20', durationMinutes: 30, entryType: 'break' },
          ],
          filename: 'hours.csv',
        },
        answer: {
          results: [
            { index: 0, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01', code: null },
            { index: 1, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01', code: null },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a10',
          dryRun: false,
        },
      },
    },
  },
})
