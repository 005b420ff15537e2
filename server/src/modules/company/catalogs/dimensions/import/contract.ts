import { events } from '../../../../../platform/contract/events.ts'
import { contract } from '../../../../../platform/contract/family.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { dimensionNotFound, levelRefusals } from '../refusals.ts'
import { TargetImport, TargetImportAnswer } from './shapes.ts'
import { targetTable } from './table.ts'

export const targetImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    code_in_use_unlinked: {
      status: 409,
      title: 'The code belongs to a target without a reference',
      when: 'A row of an import carries an external reference, and the target with its code carries none.',
      remedy: 'Send `linkByCode: true` when the two mean the same, or give the row another code.',
    },
  }),
  events: events({}),
  uses: { refusals: { ...dimensionNotFound, ...levelRefusals } },
  operations: {
    importTrackingTargets: {
      method: 'POST',
      path: '/v1/imports/tracking-targets',
      summary: 'Import tracking targets',
      description:
        'Creates or changes up to 500 targets of a tracking level. Always 200, with one result a row in the order of the rows, unless the level itself is refused. A target is found by its ' +
        'external reference, otherwise by its code; what is not found is created, parents before the targets below them in whatever ' +
        'order the rows come. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes ' +
        'nothing, so the same rows can be sent again and again. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: TargetImport,
      table: targetTable,
      answers: TargetImportAnswer,
      refuses: ['dimension_not_found', 'project_values_managed_in_projects', 'dimension_inactive'],
      example: {
        body: {
          level: 'cost_center',
          rows: [
            { code: '40', name: 'Production' },
            {
              externalSource: 'erp',
              externalId: 'cc-4010',
              code: '4010',
              name: 'Installation',
              parentCode: '40',
            },
            { externalSource: 'erp', code: '4020', name: 'Maintenance' },
          ],
          filename: 'cost-centres.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
              code: null,
              targetCode: '40',
            },
            {
              index: 1,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a02',
              code: null,
              targetCode: '4010',
            },
            {
              index: 2,
              status: 'error',
              id: null,
              code: 'external_ref_incomplete',
              field: 'externalId',
              targetCode: null,
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a10',
          dryRun: false,
        },
      },
    },
  },
})
