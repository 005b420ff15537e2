import { limits } from '../../vocabulary/limits.ts'

/** How many values a JSON text has, or what of it is too much. */
export type Measured = { readonly values: number } | { readonly excess: string }

/**
 * Measures a JSON text by its bytes, before anything is parsed. One pass without recursion: a parser would build a
 * million objects, or run out of stack, before it could say so. What is no JSON at all is left to the parser.
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
      // An empty one counts as well, for it is a value made.
      if (++values > most) return { excess: `the body has more than ${most} values` }
    } else if (byte === closeBrace || byte === closeBracket) depth--
    else if (byte === comma && ++values > most) return { excess: `the body has more than ${most} values` }
  }
  return { values }
}

/** Where the text ends that begins with the quote there. */
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
