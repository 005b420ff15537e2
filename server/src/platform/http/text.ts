import { isUtf8 } from 'node:buffer'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'

/**
 * The text of a body. What is not UTF-8 is refused and not mended: a character that was guessed would be stored for good.
 * A byte order mark is no part of JSON (RFC 8259, 8.1) or of a form, and is refused too.
 */
export function bodyText(body: Uint8Array | undefined, contentType: string | undefined): string {
  if (body === undefined || body.length === 0) return ''
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  if (namesOtherCharset(contentType ?? ''))
    throw new RequestRefused('unsupported-media-type', 'Send the body in UTF-8.')
  if (!isUtf8(bytes)) throw notText(`the body is not UTF-8 at byte ${firstInvalidByte(bytes)}`)
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    throw notText('the body begins with a byte order mark')
  return bytes.toString('utf8')
}

/** `%C3%A4` as `ä`, and a plus as a space; undefined where the escapes are no UTF-8. */
export function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Stands for what is no UTF-8 where nothing can be refused yet: every shape refuses it later, naming the field. */
export const noText = '\0'

/** The fields of a form, in the order in which they were sent. */
export function formFields(text: string): URLSearchParams {
  const fields = new URLSearchParams()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const end = pair.indexOf('=')
    const [name, value] = end < 0 ? [pair, ''] : [pair.slice(0, end), pair.slice(end + 1)]
    fields.append(unescaped(name) ?? name + noText, unescaped(value) ?? noText)
  }
  return fields
}

/** Refuses a query with escapes that are no UTF-8, naming the first parameter that has them. */
export function refuseBadEscapes(query: string): void {
  for (const pair of query.split('&')) {
    if (unescaped(pair) !== undefined) continue
    const [name = ''] = pair.split('=', 1)
    throw badRequest([{ parameter: unescaped(name) ?? name, message: 'is not UTF-8' }])
  }
}

const notText = (message: string) => badRequest([{ pointer: '', message }])

function namesOtherCharset(contentType: string): boolean {
  for (const [, , charset = ''] of contentType.matchAll(/;\s*charset\s*=\s*("?)([^";]*)\1/gi))
    if (!/^utf-?8$/i.test(charset.trim())) return true
  return false
}

/** Where the first byte stands that is part of no character, counted from 0. */
function firstInvalidByte(bytes: Buffer): number {
  const mended = bytes.toString('utf8')
  let offset = 0
  let from = 0
  for (;;) {
    const at = mended.indexOf('\ufffd', from)
    offset += Buffer.byteLength(mended.slice(from, at))
    // The sign of a mended character may also stand in the text itself, as three bytes of its own.
    if (!bytes.subarray(offset, offset + 3).equals(mendedSign)) return offset
    offset += 3
    from = at + 1
  }
}

const mendedSign = Buffer.from('\ufffd')
