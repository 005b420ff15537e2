import { piecesOf, type TableBytes } from '../document.ts'
import { unreadable } from '../refused.ts'
import { type BytePlace, Utf8Scan } from './utf8-scan.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15'

/** The encodings by the names that a `charset` has for them. */
const named: Readonly<Record<string, Encoding>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
}

/** The encoding of a `charset`; undefined for one that is not read. `utf-16` says its order by its first bytes. */
export const encodingNamed = (charset: string): Encoding | undefined => named[charset.trim().toLowerCase()]

export interface FoundEncoding {
  readonly encoding: Encoding
  /** The length of the byte order mark. */
  readonly mark: number
}

/**
 * The encoding of a CSV file: what its byte order mark says, else `declared`, else UTF-8 where the bytes are that, else
 * Windows-1252, which Excel writes in Finland and Sweden. Throws where a byte is no character of it.
 */
export async function findEncoding(bytes: TableBytes, declared?: Encoding): Promise<FoundEncoding> {
  const scan = new Utf8Scan()
  let mark: FoundEncoding | undefined
  let isFirst = true
  for await (const piece of piecesOf(bytes)) {
    if (isFirst) mark = markOf(piece)
    isFirst = false
    if (mark && mark.encoding !== 'utf-8') return mark
    if (declared && declared !== 'utf-8' && declared !== 'windows-1252')
      return { encoding: declared, mark: 0 }
    scan.feed(piece)
  }
  scan.end()
  const isUtf8 = mark?.encoding === 'utf-8' || declared === 'utf-8'
  if (scan.invalid === 0 && declared !== 'windows-1252') return mark ?? { encoding: 'utf-8', mark: 0 }
  // Text of Windows-1252 hardly ever has two letters in a row that are one of UTF-8.
  if (scan.firstInvalid && (isUtf8 || (!declared && scan.characters > scan.invalid)))
    throw badByte('UTF-8', scan.firstInvalid)
  if (scan.firstUndefined) throw badByte('UTF-8 nor Windows-1252', scan.firstUndefined)
  return { encoding: 'windows-1252', mark: 0 }
}

const badByte = (encoding: string, { offset, line }: BytePlace) =>
  unreadable(`byte ${offset} of the file is no character of ${encoding}; save the file as “CSV UTF-8”`, {
    line,
  })

function markOf([first, second, third, fourth]: Uint8Array): FoundEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', mark: 3 }
  if (first === 0xff && second === 0xfe) {
    if (third === 0 && fourth === 0) throw unreadable('the file is in UTF-32; save it as “CSV UTF-8”')
    return { encoding: 'utf-16le', mark: 2 }
  }
  return first === 0xfe && second === 0xff ? { encoding: 'utf-16be', mark: 2 } : undefined
}

/** The text in pieces. Throws at a character that no field could keep. */
export async function* textOf(bytes: TableBytes, { encoding, mark }: FoundEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  const lines = new LineCount()
  let skip = mark
  for await (const piece of piecesOf(bytes)) {
    const text = decoded(() => decoder.decode(piece.subarray(skip), { stream: true }), encoding, lines)
    skip = 0
    const nul = text.indexOf('\0')
    if (nul >= 0) {
      lines.count(text.slice(0, nul))
      throw unreadable(
        'the file has a NUL character; a text file in UTF-16 needs a byte order mark at its beginning',
        { line: lines.line },
      )
    }
    lines.count(text)
    if (text !== '') yield text
  }
  const rest = decoded(() => decoder.decode(), encoding, lines)
  if (rest !== '') yield rest
}

class LineCount {
  line = 1
  #afterReturn = false

  count(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x0d || (code === 0x0a && !this.#afterReturn)) this.line++
      this.#afterReturn = code === 0x0d
    }
  }
}

/** UTF-8 was looked through before, so that only UTF-16 fails here. */
function decoded(decode: () => string, encoding: Encoding, { line }: LineCount): string {
  try {
    return decode()
  } catch {
    throw unreadable(`the file is not ${encoding.toUpperCase()}, as its first bytes say`, { line })
  }
}
