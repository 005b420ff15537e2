import { contract } from '../../../../../platform/contract/family.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { customerEvents } from '../../events.ts'
import { ContactImport, ContactImportAnswer } from './shapes.ts'
import { contactImportTable } from './table.ts'

export const contactImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    crm_contact_ambiguous: {
      status: 409,
      title: 'Several contacts fit the row',
      when: 'A row of an import has no external reference, and several people have its address, or its name at the customer.',
      remedy: 'Give the row the external reference of the person, or the customer whose contact they are.',
      translations: {
        fi: [
          'Riviin sopii useita yhteyshenkilöitä',
          'Anna riville henkilön ulkoinen viite tai asiakas, jonka yhteyshenkilö hän on.',
        ],
        sv: [
          'Flera kontaktpersoner passar raden',
          'Ge raden personens externa referens, eller kunden vars kontaktperson det är.',
        ],
      },
    },
  }),
  uses: { refusals: {}, events: customerEvents },
  events: {},
  operations: {
    importContacts: {
      method: 'POST',
      path: '/v1/imports/contacts',
      summary: 'Import contacts',
      description:
        'Creates or changes up to 500 people at customers. Always 200, with one result a row in the order of the rows. A person ' +
        'is found by the external reference, otherwise by the e-mail address, at the customer of the row before others, and ' +
        'where the row has no address by the name at the customer; who is not found is created. A row that names a ' +
        'customer whose contact the person is not links them. Each row keeps to the rules of the single writes of contacts. ' +
        'A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom ' +
        'fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: ContactImport,
      table: contactImportTable,
      answers: ContactImportAnswer,
      emits: ['customer.updated'],
      example: {
        body: {
          rows: [
            {
              name: 'Maija Virtanen',
              email: 'maija@sahko.example',
              customerCode: 'leipomo',
              jobTitle: 'Toimitusjohtaja',
              customFields: {},
            },
            { email: 'nobody@sahko.example', phone: '+358 40 123 4567' },
          ],
          filename: 'contacts.csv',
        },
        answer: {
          results: [
            { index: 0, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01', code: null },
            { index: 1, status: 'error', id: null, code: 'missing_required', field: 'customerCode' },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a10',
          dryRun: false,
        },
      },
    },
  },
})
