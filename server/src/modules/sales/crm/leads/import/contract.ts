import { contract } from '../../../../../platform/contract/family.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { leadEvents } from '../events.ts'
import { LeadImport, LeadImportAnswer } from './shapes.ts'
import { leadImportTable } from './table.ts'

export const leadImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    lead_ambiguous: {
      status: 409,
      title: 'Several leads fit the row',
      when: 'A row of an import has no external reference, and several leads have its title and its e-mail address.',
      remedy: 'Give the row the reference of the lead that it means.',
    },
  }),
  uses: { refusals: {}, events: leadEvents },
  events: {},
  operations: {
    importLeads: {
      method: 'POST',
      path: '/v1/imports/leads',
      summary: 'Import leads',
      description:
        'Creates or changes up to 500 leads. Always 200, with one result a row in the order of the rows. A lead is found by ' +
        'its external reference, and by its title and e-mail address where the row has none; what is not found is created, ' +
        'scored, and goes to the member whose turn it is where the row names no owner. Each row keeps to the rules of `POST` ' +
        'and `PATCH /v1/crm/leads`. A field that is absent, null or blank keeps what is stored, and a row that changes ' +
        'nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'crm',
      body: LeadImport,
      table: leadImportTable,
      answers: LeadImportAnswer,
      emits: ['lead.created'],
      example: {
        body: {
          rows: [
            {
              externalSource: 'web_form',
              externalId: 'submission-17',
              title: 'Uusi toimitalo',
              channel: 'web',
              contactName: 'Maija Virtanen',
              email: 'maija@sahko.example',
              customFields: {},
            },
          ],
          filename: 'leads.csv',
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
