import { contract } from '../../../../../platform/contract/family.ts'
import { projectEvents } from '../events.ts'
import { ProjectImport, ProjectImportAnswer } from './shapes.ts'
import { projectImportTable } from './table.ts'

export const projectImport = contract({
  name: 'imports',
  tag: 'Imports',
  refusals: {},
  uses: { refusals: {}, events: projectEvents },
  events: {},
  operations: {
    importProjects: {
      method: 'POST',
      path: '/v1/imports/projects',
      summary: 'Import projects',
      description:
        'Creates or changes up to 500 projects. Always 200, with one result a row in the order of the rows. A project is found by ' +
        'its external reference, otherwise by its code; what is not found is created, with its target in the tracking level ' +
        '`project`. Each row keeps to the rules of the single writes: its fields are changed first, then it gets into its state. ' +
        'A customer that was merged away leads to the one that it was merged into. A field that is absent, null or blank keeps ' +
        'what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its ' +
        'results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'projects',
      body: ProjectImport,
      table: projectImportTable,
      answers: ProjectImportAnswer,
      emits: ['project.created', 'project.updated', 'project.closed'],
      example: {
        body: {
          rows: [
            {
              code: 'KO-2611',
              name: 'Koulun lämpöpumput',
              state: 'active',
              billing: 'fixed',
              startDate: '2027-01-11',
              budgetMinutes: 60_000,
              customFields: {},
            },
          ],
          filename: 'projects.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a21',
              code: null,
              targetCode: 'KO-2611',
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a22',
          dryRun: false,
        },
      },
    },
  },
})
