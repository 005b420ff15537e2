import { expect, test } from 'vitest'
import { businessId } from '../../../../../platform/vocabulary/business-id.ts'
import { eInvoiceAddress } from '../../identifiers.ts'
import { builtInCompany } from '../handler.ts'
import { builtInCompanies } from '../built-in-companies.ts'
import { vatIdOf } from '../company.ts'
import { companyIn, NotYtj } from '../ytj.ts'
import { answerWith, konepaja } from './ytj-answers.ts'

const id = '9100010-1'
const read = (changed: object = {}) => {
  const company = companyIn(answerWith({ ...konepaja, ...changed }), id)
  if (!company) throw new Error('no company')
  return company
}

test('what is in force is read, in the forms that customers take', () => {
  expect(read()).toEqual({
    businessId: id,
    name: 'Kuusiniemen Konepaja Oy',
    companyForm: { code: '16', name: 'Osakeyhtiö' },
    addresses: [
      {
        kind: 'visiting',
        addressLine: 'Teollisuustie 4 B',
        postalCode: '40320',
        city: 'Jyväskylä',
        country: 'FI',
      },
      { kind: 'postal', addressLine: 'PL 12', postalCode: '44101', city: 'Äänekoski', country: 'FI' },
    ],
    website: 'https://www.konepaja.example',
    vatRegistered: true,
    eInvoiceAddresses: [],
  })
})

test('nobody has a VAT id who is not registered for value added tax now', () => {
  expect(vatIdOf(read())).toBe('FI91000101')
  for (const registeredEntries of [
    [],
    [{ type: '1', register: '5' }],
    [{ type: '0', register: '6' }],
    [{ type: '1', register: '6', endDate: '2020-01-01' }],
  ])
    expect(vatIdOf(read({ registeredEntries }))).toBeNull()
})

test('e-invoice addresses are read where a register has them, and those with a wrong check digit left out', () => {
  const good = { address: '0037 9100010 1', operator: '003721291126' }
  const eInvoiceAddresses = [
    good,
    { ...good, address: '003791000103' },
    { ...good, operator: 'x' },
    null,
    'x',
  ]
  expect(read({ eInvoiceAddresses }).eInvoiceAddresses).toEqual([
    { address: '003791000101', operator: '003721291126' },
  ])
})

test.for<[string, unknown, string | null]>([
  ['without a scheme', 'konepaja.example/fi', 'https://konepaja.example/fi'],
  ['with one in capitals', 'HTTP://konepaja.example', 'http://konepaja.example'],
  ['of another scheme', 'javascript:alert(1)//', null],
  ['with spaces', 'konepaja example', null],
  ['that is too long', 'x'.repeat(600), null],
  ['that is no text', { href: 'x' }, null],
])('a website %s', ([, url, expected]) => {
  expect(read({ website: { url } }).website).toBe(expected)
})

test('what is not said, or is said in another shape, is null or left out', () => {
  const bare = { businessId: { value: id }, names: [{ name: 'Pelkkä Nimi Oy', type: '1' }] }
  const empty = {
    companyForm: null,
    addresses: [],
    website: null,
    vatRegistered: false,
    eInvoiceAddresses: [],
  }
  expect(companyIn(answerWith(bare), id)).toEqual({ businessId: id, name: 'Pelkkä Nimi Oy', ...empty })
  const odd = { addresses: 'x', website: [], companyForms: [{}], registeredEntries: { register: '6' } }
  expect(companyIn(answerWith({ ...bare, ...odd }), id)).toMatchObject(empty)
})

test('a company with another business id is not the one that was asked for', () => {
  expect(companyIn(answerWith(), id)).toBeNull()
  expect(companyIn(answerWith({ ...konepaja, businessId: { value: '2345678-0' } }), id)).toBeNull()
})

test.for([null, [], 'x', {}, { companies: {} }, answerWith({ ...konepaja, names: [] })])(
  '%j is no answer of the register',
  answer => {
    expect(() => companyIn(answer, id)).toThrow(NotYtj)
  },
)

test('the companies that come with the service have valid ids, each once, and some lack what companies lack', () => {
  const ids = builtInCompanies.map(([each]) => each)
  expect(new Set(ids).size).toBe(ids.length)
  const companies = ids.map(each => builtInCompany(each))
  for (const company of companies) {
    expect(businessId(company?.businessId ?? '')).toBe(company?.businessId)
    expect(company?.companyForm?.name).toBeTypeOf('string')
    for (const { address } of company?.eInvoiceAddresses ?? []) expect(eInvoiceAddress(address)).toBe(address)
  }
  expect(companies.some(company => company && !company.vatRegistered)).toBe(true)
  expect(builtInCompany('0112038-9')).toBeNull()
})
