import { businessId } from '../../../platform/vocabulary/business-id.ts'

const referenceWeights = [7, 3, 1]

/**
 * A Finnish domestic reference without spaces and leading zeros, or null when the text is none: 3 to 19 digits and the
 * check digit by the weights 7, 3, 1 from the right (Finance Finland, “Forming a Finnish reference number”).
 */
export function domesticReference(text: string): string | null {
  const digits = text.replaceAll(' ', '').replace(/^0+/, '')
  if (!/^\d{4,20}$/.test(digits)) return null
  const body = Array.from(digits.slice(0, -1), Number).reverse()
  const sum = body.reduce((total, digit, place) => total + digit * (referenceWeights[place % 3] ?? 0), 0)
  return Number(digits.at(-1)) === (10 - (sum % 10)) % 10 ? digits : null
}

/** The forms of VAT ids in the Union and Northern Ireland, after the country, as VIES takes them. Finland's has its own check. */
const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

const elsewhere = /^[A-Z0-9]{4,13}$/

/** A VAT id in capitals without spaces, or null when the text is none. Of countries outside the Union only the length is known. */
export function vatId(text: string): string | null {
  const compact = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  const [, country = '', number = ''] = /^([A-Z]{2})(.+)$/.exec(compact) ?? []
  if (country === '') return null
  if (country === 'FI')
    return /^\d{8}$/.test(number) && businessId(`${number.slice(0, 7)}-${number.slice(7)}`) ? compact : null
  return (vatForms[country] ?? elsewhere).test(number) ? compact : null
}

/**
 * An e-invoice address in capitals without spaces, or null when it begins as a Finnish OVT id or IBAN and is none. Other
 * addresses are their operator's own business.
 */
export function eInvoiceAddress(text: string): string | null {
  const compact = text.replaceAll(/\s/g, '').toUpperCase()
  if (compact.startsWith('0037')) {
    const [, body, check] = /^0037(\d{7})(\d)[0-9A-Z]{0,5}$/.exec(compact) ?? []
    return body !== undefined && businessId(`${body}-${check}`) ? compact : null
  }
  if (/^FI\d/.test(compact)) return isFinnishIban(compact) ? compact : null
  return compact
}

function isFinnishIban(text: string): boolean {
  if (!/^FI\d{16}$/.test(text)) return false
  // F is 15 and I is 18 (ISO 13616).
  return BigInt(`${text.slice(4)}1518${text.slice(2, 4)}`) % 97n === 1n
}
