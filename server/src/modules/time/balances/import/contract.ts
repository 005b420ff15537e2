import { contract } from '../../../../platform/contract/family.ts'
import { OpeningImport, OpeningImportAnswer } from './shapes.ts'
import { openingTable } from './table.ts'

export const openingImport = contract({
  name: 'imports',
  tag: 'Imports',
  refusals: {},
  events: {},
  operations: {
    importOpeningBalances: {
      method: 'POST',
      path: '/v1/imports/opening-balances',
      summary: 'Import opening balances',
      description:
        'Gives up to 500 balance accounts what was there to begin with. Always 200, with one result a row in the order of the rows. The account of a member is opened where it is missing and has one opening balance by imports: the same row once more changes nothing, and another one takes the former back and writes what it says. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: OpeningImport,
      table: openingTable,
      answers: OpeningImportAnswer,
      example: {
        body: {
          rows: [{ payrollNumber: '1042', kind: 'flex', minutes: 120, effectiveDate: '2026-01-01' }],
          filename: 'balances.csv',
        },
        answer: {
          results: [{ index: 0, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01', code: null }],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a10',
          dryRun: false,
        },
      },
    },
  },
})
