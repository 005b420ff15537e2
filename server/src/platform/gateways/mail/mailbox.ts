import { domainToASCII } from 'node:url'

/** A sender or recipient. */
export interface Mailbox {
  readonly name: string | null
  /** With the domain in ASCII; the local part may have other letters (RFC 6531). */
  readonly address: string
}

// Dot-atom of RFC 5322 §3.2.3 with the letters of RFC 6531: no space, bracket, quote, comma or line break can be in it.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** An address for headers and envelopes, with its domain in ASCII. Undefined when the text is not an address. */
export function readAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = domainToASCII(text.slice(at + 1))
  const labels = domain.split('.')
  if (at < 1 || !localPart.test(local) || Buffer.byteLength(local) > 64) return undefined
  if (!labels.every(part => label.test(part))) return undefined
  const address = `${local}@${domain}`
  return Buffer.byteLength(address) > 254 ? undefined : address
}

/** `office@example.com` or `Konttori <office@example.com>`. Undefined for any other text. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name, bracketed] = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(text) ?? []
  const address = readAddress((bracketed ?? text).trim())
  if (address === undefined) return undefined
  const bare = name === undefined ? '' : headerText(name.replace(/^"(.*)"$/, '$1'))
  return { name: bare === '' ? null : bare, address }
}

const longestHeader = 300

/** Text for a header: on one line, without control characters, and shortened to what mail programs show. */
export const headerText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestHeader)
    // A surrogate whose other half was cut off.
    .replace(/[\uD800-\uDBFF]$/, '')
