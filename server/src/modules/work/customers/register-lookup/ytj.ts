import { eInvoiceAddress } from '../identifiers.ts'
import type { Company, CompanyAddress, EInvoiceReceiver } from './company.ts'

/**
 * The codes of the Finnish Business Information System in its open data, version 3, as they were known on 22 November
 * 2026. They are the register's to change; nothing but this file says what they mean.
 * https://avoindata.prh.fi/en/ytj/swagger-ui
 */
const ytjCodes = {
  /** Of a name. */
  officialName: '1',
  /** Of an address. */
  visitingAddress: '1',
  postalAddress: '2',
  /** Of `registeredEntries`: the register for value added tax, and the types of an entry that is in force. */
  vatRegister: '6',
  notRegistered: ['0'],
  /** Languages of descriptions and post offices. */
  finnish: '1',
} as const

/** What the company forms that are met most are called in Finnish, where the answer does not describe them. */
export const companyForms: Readonly<Record<string, string>> = {
  '2': 'Asunto-osakeyhtiö',
  '5': 'Avoin yhtiö',
  '13': 'Kommandiittiyhtiö',
  '14': 'Osuuskunta',
  '16': 'Osakeyhtiö',
  '17': 'Julkinen osakeyhtiö',
  '18': 'Säätiö',
  '29': 'Aatteellinen yhdistys',
}

type Json = Readonly<Record<string, unknown>>

/** The answer is none of the register: it has another shape. */
export class NotYtj extends Error {
  override readonly name = 'NotYtj'
}

/**
 * The company of a business id in an answer of the Finnish Business Information System; null when the answer has none such.
 * What has an `endDate` is over. Beyond the published form a company may have `eInvoiceAddresses`, `[{address, operator}]`.
 */
export function companyIn(answer: unknown, businessId: string): Company | null {
  if (!isObject(answer) || !Array.isArray(answer['companies'])) throw new NotYtj()
  const company = objectsIn(answer['companies']).find(
    each => textOf(objectOf(each['businessId'])['value']) === businessId,
  )
  if (!company) return null
  const current = (field: string) =>
    objectsIn(company[field]).filter(each => textOf(each['endDate']) === null)
  const names = current('names')
  const name = textOf(
    (names.find(each => code(each['type']) === ytjCodes.officialName) ?? names[0])?.['name'],
    200,
  )
  if (name === null) throw new NotYtj()
  return {
    businessId,
    name,
    companyForm: formOf(current('companyForms')[0]),
    addresses: current('addresses').flatMap(addressOf),
    website: websiteOf(textOf(objectOf(company['website'])['url'], 490)),
    vatRegistered: current('registeredEntries').some(
      entry =>
        code(entry['register']) === ytjCodes.vatRegister &&
        !ytjCodes.notRegistered.some(type => type === code(entry['type'])),
    ),
    eInvoiceAddresses: current('eInvoiceAddresses').flatMap(receiverOf),
  }
}

function formOf(form: Json | undefined): Company['companyForm'] {
  const type = code(form?.['type'])
  if (form === undefined || type === null) return null
  const descriptions = objectsIn(form['descriptions'])
  return {
    code: type,
    name: textOf(inFinnish(descriptions)?.['description'], 200) ?? companyForms[type] ?? null,
  }
}

function addressOf(address: Json): CompanyAddress[] {
  const kind = { [ytjCodes.visitingAddress]: 'visiting', [ytjCodes.postalAddress]: 'postal' } as const
  const type = code(address['type'])
  if (type !== ytjCodes.visitingAddress && type !== ytjCodes.postalAddress) return []
  const box = textOf(address['postOfficeBox'])
  const part = (field: string) => textOf(address[field])
  const street = [part('street'), part('buildingNumber'), part('entrance'), part('apartmentNumber')]
  const line = textOf(street.filter(each => each !== null).join(' '), 200)
  const country = textOf(address['country'])?.toUpperCase() ?? 'FI'
  return [
    {
      kind: kind[type],
      addressLine:
        line ?? (box === null ? textOf(address['freeAddressLine'], 200) : textOf(`PL ${box}`, 200)),
      postalCode: textOf(address['postCode'], 20),
      city: townOf(textOf(inFinnish(objectsIn(address['postOffices']))?.['city'], 100)),
      country: /^[A-Z]{2}$/.test(country) ? country : 'FI',
    },
  ]
}

function receiverOf(receiver: Json): EInvoiceReceiver[] {
  const [text, operator] = [textOf(receiver['address'], 60), textOf(receiver['operator'], 20)]
  const address = text === null ? null : eInvoiceAddress(text)
  return address !== null && operator !== null && /^[0-9A-Za-z]{4,20}$/.test(operator)
    ? [{ address, operator }]
    : []
}

/** Post offices are in capitals, `ÄÄNEKOSKI`, `NEW YORK`. */
const townOf = (text: string | null): string | null =>
  text !== null && text === text.toUpperCase()
    ? text.toLowerCase().replaceAll(/(^|[\s-])(\p{L})/gu, (_, before, first) => before + first.toUpperCase())
    : text

function websiteOf(text: string | null): string | null {
  if (text === null) return null
  const url = /^https?:\/\//i.test(text)
    ? text.replace(/^https?/i, scheme => scheme.toLowerCase())
    : `https://${text}`
  return /^https?:\/\/[^\s/]+(\/\S*)?$/.test(url) && URL.canParse(url) ? url : null
}

const inFinnish = (texts: readonly Json[]): Json | undefined =>
  texts.find(each => code(each['languageCode']) === ytjCodes.finnish) ?? texts[0]

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
/** No company has more of anything; a longer list is cut. */
const most = 100
const objectsIn = (value: unknown): Json[] =>
  Array.isArray(value) ? value.slice(0, most).filter(isObject) : []

/** A code, which the register writes as a text or as a number. */
const code = (value: unknown): string | null => textOf(typeof value === 'number' ? String(value) : value, 20)

/** The text without what is around it and without control characters; null for an empty one, and for what is none or too long. */
function textOf(value: unknown, longest = 200): string | null {
  if (typeof value !== 'string') return null
  const text = value.replaceAll(/\p{Cc}+/gu, ' ').trim()
  return text === '' || text.length > longest ? null : text
}
