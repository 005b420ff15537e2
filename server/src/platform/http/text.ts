import { isUtf8 } from 'node:buffer'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'

/**
 * The text of a body. Invalid UTF-8 is refused, not replaced: a replacement character would be stored for good. A byte order
 * mark is not allowed in JSON (RFC 8259, 8.1) or in a form, and is refused too.
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

/** `%C3%A4` as `ä`, and a plus as a space; undefined where the escapes are not UTF-8. */
export function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Replaces text that is not UTF-8 where nothing can be refused yet; every shape refuses it later and names the field. */
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

/** Refuses a query with escapes that are not UTF-8, and names the first such parameter. */
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

/** The index of the first byte that is part of no character. */
function firstInvalidByte(bytes: Buffer): number {
  const mended = bytes.toString('utf8')
  let offset = 0
  let from = 0
  for (;;) {
    const at = mended.indexOf('\ufffd', from)
    offset += Buffer.byteLength(mended.slice(from, at))
    // The text itself may contain the replacement character, as three bytes.
    if (!bytes.subarray(offset, offset + 3).equals(mendedSign)) return offset
    offset += 3
    from = at + 1
  }
}

const mendedSign = Buffer.from('\ufffd')
