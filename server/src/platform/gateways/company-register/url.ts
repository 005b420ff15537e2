import { bareHost } from '../outbound-https/url.ts'
import { AddressRanges, loopback } from '../../http/address-ranges.ts'

/** Where companies are looked up: a register of the network, the one that comes with the service, or nowhere. */
export type RegisterPlace = URL | 'built-in' | 'off'

export const registerUrlForm =
  'the address of a register such as https://avoindata.prh.fi/opendata-ytj-api/v3/companies, “built-in” or “off”; http:// on loopback only'

const thisMachine = new AddressRanges(loopback)

/** Undefined when the text is no such place. The business id is added to the query. */
export function readRegisterUrl(text: string): RegisterPlace | undefined {
  if (text === 'built-in' || text === 'off') return text
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.search || url.hash) return undefined
  if (url.protocol === 'https:') return url
  const host = bareHost(url)
  return url.protocol === 'http:' && (host === 'localhost' || thisMachine.include(host)) ? url : undefined
}

export const registerText = (place: RegisterPlace): string => {
  if (place === 'off') return 'not asked; KONTTORI_COMPANY_REGISTER_URL is not set'
  return place === 'built-in' ? 'built in, with made companies' : place.host
}
