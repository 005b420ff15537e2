import iconv from 'iconv-lite'

export const encodings = ['utf-8', 'iso-8859-15'] as const
export type Encoding = (typeof encodings)[number]

export const bytesOf = (content: string, encoding: Encoding): Buffer =>
  encoding === 'utf-8' ? Buffer.from(content) : iconv.encode(content, encoding)

export const textOf = (bytes: Buffer, encoding: Encoding): string =>
  encoding === 'utf-8' ? bytes.toString() : iconv.decode(bytes, encoding)

/** The first character that the encoding does not have; null where it has all of them. */
export function foreignCharacter(content: string, encoding: Encoding): string | null {
  if (encoding === 'utf-8') return null
  if (textOf(bytesOf(content, encoding), encoding) === content) return null
  for (const character of content)
    if (iconv.decode(iconv.encode(character, encoding), encoding) !== character) return character
  return null
}
