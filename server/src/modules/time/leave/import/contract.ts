import { contract } from '../../../../platform/contract/family.ts'
import { OpeningImport, OpeningImportAnswer } from './shapes.ts'
import { openingTable } from './table.ts'

export const openingImport = contract({
  name: 'imports',
  tag: 'Imports',
  refusals: {},
  uses: { refusals: {} },
  events: {},
  operations: {
    importLeaveBalances: {
      method: 'POST',
      path: '/v1/imports/leave-balances',
      summary: 'Import opening leave balances',
      description:
        'Adds the leave that up to 500 members bring. Always 200, with one result a row in the order of the rows. A row means what the ' +
        'member has brought of a leave year of the policy: another amount is said by a further row of the balance, the same one ' +
        'changes nothing. The balance is opened where the member has none of the policy. Undoing takes the leave back by counter-rows. ' +
        'The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: OpeningImport,
      table: openingTable,
      answers: OpeningImportAnswer,
      example: {
        body: {
          rows: [
            {
              memberEmail: 'aino@example.com',
              policyCode: 'annual_holiday',
              leaveYearStart: '2025-04-01',
              effectiveDate: '2027-01-01',
              amount: 12.5,
            },
          ],
          filename: 'leave.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a41',
              code: null,
              targetCode: 'annual_holiday',
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a42',
          dryRun: false,
        },
      },
    },
  },
})
