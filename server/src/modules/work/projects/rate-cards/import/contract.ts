import { contract } from '../../../../../platform/contract/family.ts'
import { RateImport, RateImportAnswer } from './shapes.ts'
import { rateImportTable } from './table.ts'

export const rateImport = contract({
  name: 'imports',
  tag: 'Imports',
  refusals: {},
  uses: { refusals: {} },
  events: {},
  operations: {
    importRateCards: {
      method: 'POST',
      path: '/v1/imports/rate-cards',
      summary: 'Import rates of rate cards',
      description:
        'Adds up to 500 rates to rate cards, of as many cards as the rows name. Always 200, with one result a row in the order of the ' +
        'rows. A row means the rule of its card with the same project, customer, member, role and kind of work, and adds a version to ' +
        'it; a rule or card that is not there is made. The earliest rows are carried out first: a version ends the one that is open ' +
        'before it. A version that is there already is never edited, but may be given a last day. A row that changes nothing writes ' +
        'nothing. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'projects',
      body: RateImport,
      table: rateImportTable,
      answers: RateImportAnswer,
      example: {
        body: {
          rows: [
            {
              cardCode: 'standard',
              cardName: 'Standard rates',
              validFrom: '2027-01-01',
              rateCentsPerHour: 8500,
            },
          ],
          filename: 'rates.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a41',
              code: null,
              targetCode: 'standard',
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a42',
          dryRun: false,
        },
      },
    },
  },
})
