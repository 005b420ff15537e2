import { badRequest } from '../../vocabulary/request-refused.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a body. JSON is UTF-8 (RFC 8259 §8.1): what is something else is refused, not read with gaps. */
export function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw badRequest([{ pointer: '', message: 'the body is not UTF-8' }])
  }
}
