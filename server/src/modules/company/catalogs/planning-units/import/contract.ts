import { events } from '../../../../../platform/contract/events.ts'
import { contract } from '../../../../../platform/contract/family.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { UnitImport, UnitImportAnswer } from './shapes.ts'
import { unitTable } from './table.ts'

export const unitImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    planning_unit_ambiguous: {
      status: 409,
      title: 'Several units have the name',
      when: 'A row of an import has no code, and several planning units without a code bear its name.',
      remedy: 'Give the units codes with `PATCH /v1/planning-units/{id}`, and send them in the rows.',
    },
  }),
  events: events({}),
  operations: {
    importPlanningUnits: {
      method: 'POST',
      path: '/v1/imports/planning-units',
      summary: 'Import planning units',
      description:
        'Creates or changes up to 500 planning units. Always 200, with one result a row in the order of the rows. A unit is ' +
        'found by its code, one without a code by its name; what is not found is created, parents before the units below ' +
        'them in whatever order the rows come. A field that is absent, null or blank keeps what is stored, and a row that ' +
        'changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: UnitImport,
      table: unitTable,
      answers: UnitImportAnswer,
      example: {
        body: {
          rows: [
            { code: 'helsinki-harbour', name: 'Harbour', parentCode: 'helsinki-city' },
            { code: 'helsinki-city', name: 'Helsinki' },
          ],
          filename: 'units.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
              code: null,
              targetCode: 'helsinki-harbour',
            },
            {
              index: 1,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a02',
              code: null,
              targetCode: 'helsinki-city',
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a10',
          dryRun: false,
        },
      },
    },
  },
})
