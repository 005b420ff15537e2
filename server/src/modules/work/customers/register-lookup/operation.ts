import type { Operation } from '../../../../platform/contract/operation.ts'
import {
  array,
  described,
  Flag,
  IdOf,
  named,
  nullable,
  object,
  oneOf,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { writers } from '../writing.ts'

const Address = object({
  kind: oneOf(['visiting', 'postal'], { description: 'What the address is for.' }),
  addressLine: nullable(
    Text(200, { description: 'Street and number, or post-office box; null when not known.' }),
  ),
  postalCode: nullable(Text(20, { description: 'The postal code; null when not known.' })),
  city: nullable(Text(100, { description: 'The post office or town; null when not known.' })),
  country: Type.String({
    pattern: '^[A-Z]{2}$',
    description: 'The country by ISO 3166-1, two letters.',
    examples: ['FI'],
  }),
})

const CompanyForm = object(
  {
    code: Text(20, { description: 'The code by which the register knows the form.' }),
    name: nullable(
      Text(200, { description: 'What it is called in Finnish; null when the register does not say.' }),
    ),
  },
  { description: 'The legal form; null when the register does not say.' },
)

const Receiver = object({
  address: Text(60, {
    description: 'Where e-invoices go: an OVT id, an IBAN or another address of the operator.',
  }),
  operator: Text(20, { description: 'The operator that takes e-invoices for the company.' }),
})

const RegisteredCompany = named(
  'RegisteredCompany',
  object(
    {
      businessId: Text(20, { examples: ['2345678-0'], description: 'The Finnish business id, `1234567-8`.' }),
      name: Text(200, { description: 'The official name.' }),
      companyForm: nullable(CompanyForm),
      addresses: array(Address, { description: 'As `addresses` of a customer takes them.' }),
      city: nullable(
        Text(100, { description: 'The town of the first address that has one; null when none has.' }),
      ),
      website: nullable(
        Text(500, { description: 'An address of the web; null when the register has none.' }),
      ),
      vatRegistered: described(Flag, 'Whether it is in the register for value added tax.'),
      vatId: nullable(
        Text(20, {
          description: 'The VAT id; null for a company that is not registered for value added tax.',
        }),
      ),
      eInvoiceAddresses: array(Receiver, {
        description: 'Where the company takes e-invoices; empty when the register does not say.',
      }),
      customerId: described(
        nullable(IdOf('customer')),
        'The customer of the organisation that has this business id already, the oldest one in use first; null when none has, and for a caller without `invoicing.manage`.',
      ),
    },
    { description: 'A company of the public register.' },
  ),
)

export const registerLookup = {
  lookUp: {
    method: 'GET',
    path: '/v1/customers/register-lookup',
    summary: 'Look a company up by its business id',
    description:
      'What the public register says of a company, to fill a new customer from its business id: nothing is written. The register is asked anew each time.',
    needs: writers,
    query: object({
      businessId: Text(20, {
        examples: ['2345678-0'],
        description: 'The Finnish business id, `1234567-8`; spaces around it do not matter.',
      }),
    }),
    answers: RegisteredCompany,
    refuses: [
      'customer_business_id_invalid',
      'customer_register_company_not_found',
      'customer_register_unavailable',
      'customer_register_limit_reached',
      'customer_register_off',
    ],
    example: { query: { businessId: '2345678-0' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
