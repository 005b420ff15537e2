import { contract } from '../../../../platform/contract/family.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { customerEvents } from '../events.ts'
import { CustomerImport, CustomerImportAnswer } from './shapes.ts'
import { customerImportTable } from './table.ts'

export const customerImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    customer_ambiguous: {
      status: 409,
      title: 'Several customers have the name',
      when: 'A row of an import has neither code nor external reference, and several customers bear its name.',
      remedy: 'Give the row the code or the reference of the customer that it means.',
    },
  }),
  uses: { refusals: {}, events: customerEvents },
  events: {},
  operations: {
    importCustomers: {
      method: 'POST',
      path: '/v1/imports/customers',
      summary: 'Import customers',
      description:
        'Creates or changes up to 500 customers. Always 200, with one result a row in the order of the rows. A customer is ' +
        'found by its external reference, otherwise by its code, and by its name where the row has neither; what is not ' +
        'found is created. Each row keeps to the rules of `POST` and `PATCH /v1/customers`: billing fields need ' +
        '`invoicing.manage`, and without it only the rows that have some are refused. A field that is absent, null or blank ' +
        'keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The ' +
        'import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: CustomerImport,
      table: customerImportTable,
      answers: CustomerImportAnswer,
      emits: ['customer.created', 'customer.updated'],
      example: {
        body: {
          rows: [
            {
              externalSource: 'erp',
              externalId: '10042',
              code: 'sahko',
              name: 'Äänekosken Sähkö Oy',
              businessId: '2345678-0',
              city: 'Äänekoski',
              customFields: {},
            },
            { code: 'leipomo', phone: '+358 14 000 000' },
          ],
          filename: 'customers.csv',
        },
        answer: {
          results: [
            {
              index: 0,
              status: 'created',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
              code: null,
              targetCode: 'sahko',
            },
            {
              index: 1,
              status: 'updated',
              id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a02',
              code: null,
              targetCode: 'leipomo',
            },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a10',
          dryRun: false,
        },
      },
    },
  },
})
