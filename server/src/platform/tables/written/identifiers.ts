import { domainToASCII } from 'node:url'
import { businessId } from '../../vocabulary/business-id.ts'

/** A hyphen as programs of text write it, none, the form of a VAT id, and without the zeros that a spreadsheet takes away. */
export function businessIdIn(text: string): string | undefined {
  const compact = text.replaceAll(/[\s\u00AD]/g, '').replaceAll(/[‐‑‒–—―−]/g, '-')
  const [, digits = '', check = ''] = /^(?:FI-?)?(\d{6,7})-?(\d)$/i.exec(compact) ?? []
  return businessId(`${digits}-${check}`) ?? undefined
}

/** The VAT id of a Finnish business id, in whatever form that is; undefined for any other text. */
export const vatIdIn = (text: string): string | undefined => {
  const id = businessIdIn(text)
  return id && `FI${id.replace('-', '')}`
}

/** E-mail addresses with each domain that has other letters than ASCII as it is sent to (IDNA). */
export const addressesIn = (text: string): string =>
  text.replaceAll(/@([^\s;,<>@]*[^\s;,<>@\p{ASCII}][^\s;,<>@]*)/gu, (whole, domain: string) => {
    const ascii = domainToASCII(domain.normalize('NFKC').toLowerCase())
    return ascii === '' ? whole : `@${ascii}`
  })
