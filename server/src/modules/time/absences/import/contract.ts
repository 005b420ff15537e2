import { contract } from '../../../../platform/contract/family.ts'
import { absenceEvents } from '../periods/events.ts'
import { AbsenceImport, AbsenceImportAnswer } from './shapes.ts'
import { absenceTable } from './table.ts'

export const absenceImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: {
    absence_change_unsupported: {
      status: 422,
      title: 'An import does not change absences',
      when: 'A row of an import names, by its external id, an absence that is of other dates or another type.',
      remedy: 'Change the absence with `PATCH /v1/absences/{id}`, which asks for a decision.',
    },
  },
  uses: { refusals: {}, events: absenceEvents },
  events: {},
  operations: {
    importAbsences: {
      method: 'POST',
      path: '/v1/imports/absences',
      summary: 'Import absences',
      description:
        'Adds up to 500 absences of members of the organisation. Always 200, with one result a row in the order of the rows. An approved one is in ' +
        'force at once: it takes what its type takes, and shows on its days, which must be drafts. A row is known by its external ' +
        'id, or by member, type and dates, and changes nothing once more. Undoing takes the absences away with all that they took. ' +
        'The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: AbsenceImport,
      table: absenceTable,
      answers: AbsenceImportAnswer,
      emits: ['absence.submitted', 'absence.decided'],
      example: {
        body: {
          rows: [
            {
              memberEmail: 'aino@example.com',
              absenceType: 'annual_holiday',
              startDate: '2027-07-05',
              endDate: '2027-07-30',
              externalSource: 'hr',
              externalId: 'A-1042',
            },
          ],
          filename: 'absences.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a51',
              code: null,
              targetCode: 'annual_holiday',
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a52',
          dryRun: false,
        },
      },
    },
  },
})
