import { contract } from '../../../../../platform/contract/family.ts'
import { projectEvents } from '../../record/events.ts'
import { PhaseImport, PhaseImportAnswer } from './shapes.ts'
import { phaseImportTable } from './table.ts'

export const phaseImport = contract({
  name: 'imports',
  tag: 'Imports',
  refusals: {},
  uses: { refusals: {}, events: projectEvents },
  events: {},
  operations: {
    importProjectPhases: {
      method: 'POST',
      path: '/v1/imports/project-phases',
      summary: 'Import phases of projects',
      description:
        'Creates or changes up to 500 phases, of as many projects as the rows name. Always 200, with one result a row in the order of the ' +
        'rows. A phase is found by its code in its project; what is not found is created behind those that are there, parents before ' +
        'the phases in them in whatever order the rows come. A field that is absent, null or blank keeps what is stored, and a row that ' +
        'changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'projects',
      body: PhaseImport,
      table: phaseImportTable,
      answers: PhaseImportAnswer,
      emits: ['project.updated'],
      example: {
        body: {
          rows: [
            { projectCode: 'KO-2604', code: '10', name: 'Suunnittelu', budgetMinutes: 12_000 },
            { projectCode: 'KO-2604', code: '11', name: 'Luvat', parentCode: '10' },
          ],
          filename: 'phases.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a31',
              code: null,
              targetCode: '10',
            },
            {
              index: 1,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a32',
              code: null,
              targetCode: '11',
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a33',
          dryRun: false,
        },
      },
    },
  },
})
