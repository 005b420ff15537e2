import { limits } from '../../vocabulary/limits.ts'

/** The number of values of a JSON text, or the limit that it exceeds. */
export type Measured = { readonly values: number } | { readonly excess: string }

/**
 * Measures a JSON text before it is parsed, in one pass without recursion: a parser would create a million objects, or
 * exceed the stack, before it noticed. Invalid JSON is left to the parser.
 */
export function measureJson(
  text: Uint8Array,
  { depth: deepest, values: most }: { readonly depth: number; readonly values: number } = limits.json,
): Measured {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const byte = text[at]
    if (byte === quote) at = endOfText(text, at)
    else if (byte === openBrace || byte === openBracket) {
      if (++depth > deepest) return { excess: `the body is nested more than ${deepest} levels deep` }
      // An empty container counts as well: the parser creates it.
      if (++values > most) return { excess: `the body has more than ${most} values` }
    } else if (byte === closeBrace || byte === closeBracket) depth--
    else if (byte === comma && ++values > most) return { excess: `the body has more than ${most} values` }
  }
  return { values }
}

/** The index of the quote that ends the string beginning at `begin`. */
function endOfText(text: Uint8Array, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const byte = text[at]
    if (byte === quote) return at
    if (byte === backslash) at++
  }
  return text.length
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
