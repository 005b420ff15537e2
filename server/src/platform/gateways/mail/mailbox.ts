import { domainToASCII } from 'node:url'

/** Who a message comes from or goes to. */
export interface Mailbox {
  readonly name: string | null
  /** The domain in ASCII; the local part may have letters beyond it (RFC 6531). */
  readonly address: string
}

// Dot-atom of RFC 5322 §3.2.3 with the letters of RFC 6531: no space, bracket, quote, comma or line break can be in it.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** An address as it can stand in a header and an envelope, its domain in ASCII. Undefined when it is none. */
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

/** Text for one header: on one line, without characters that control anything, and of a length that is shown. */
export const headerText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestHeader)
    // A character that was cut in two.
    .replace(/[\uD800-\uDBFF]$/, '')
