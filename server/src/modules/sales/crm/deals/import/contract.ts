import { contract } from '../../../../../platform/contract/family.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { dealEvents } from '../events.ts'
import { DealImport, DealImportAnswer } from './shapes.ts'
import { dealImportTable } from './table.ts'

export const dealImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    crm_deal_ambiguous: {
      status: 409,
      title: 'Several deals fit the row',
      when: 'A row of an import has no external reference, and several deals have its title and its customer.',
      remedy: 'Give the row the reference of the deal that it means.',
    },
  }),
  uses: { refusals: {}, events: dealEvents },
  events: {},
  operations: {
    importDeals: {
      method: 'POST',
      path: '/v1/imports/deals',
      summary: 'Import deals',
      description:
        'Creates or changes up to 500 deals. Always 200, with one result a row in the order of the rows. A deal is found by ' +
        'its external reference, and by its title and customer where the row has none; what is not found is created. Each ' +
        'row keeps to the rules of the single writes: its fields are changed first, then it gets into its stage, then it is ' +
        'won or lost. A customer that was merged away leads to the one that it was merged into. A field that is absent, null ' +
        'or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. ' +
        'The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'crm',
      body: DealImport,
      table: dealImportTable,
      answers: DealImportAnswer,
      emits: ['deal.stage_changed', 'deal.won', 'deal.lost'],
      example: {
        body: {
          rows: [
            {
              externalSource: 'old_crm',
              externalId: '10042',
              title: 'Koulun lämpöpumput',
              valueCents: 1_250_000,
              expectedCloseDate: '2027-03-31',
              customFields: {},
            },
          ],
          filename: 'deals.csv',
        },
        answer: {
          results: [{ index: 0, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a11', code: null }],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a12',
          dryRun: false,
        },
      },
    },
  },
})
