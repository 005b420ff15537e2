/** A record of a CSV file, as RFC 4180 has it, with any delimiter. */
export interface CsvRecord {
  /** As a spreadsheet counts it: the header is row 1, and a field of several lines is one row. */
  readonly row: number
  readonly fields: readonly string[]
  /** A quoted field of it does not end; it is the last record. */
  readonly unclosed: boolean
}

/**
 * The text of a file. UTF-8, or UTF-16 with a mark; bytes that are no UTF-8 are read as Windows-1252, which is what a
 * spreadsheet saves as “CSV” in western Europe.
 */
export function textOf(file: string | Uint8Array): string {
  if (typeof file === 'string') return file.replace(/^\uFEFF/, '')
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

/** The records of a file. Its first line may name the delimiter, `sep=;`; otherwise the header has it most often. */
export function* recordsOf(text: string, delimiter?: string): Generator<CsvRecord, void, undefined> {
  const named = /^sep=(.)(?:\r\n|\r|\n)/.exec(text)
  const rest = named ? text.slice(named[0].length) : text
  const reader = new RecordReader(rest, delimiter ?? named?.[1] ?? delimiterIn(rest))
  for (let row = 1; ; row++) {
    const record = reader.next()
    if (!record) return
    yield { row, ...record }
  }
}

const delimiters = [';', ',', '\t'] as const

function delimiterIn(text: string): string {
  const unquoted = text.replaceAll(/"(?:[^"]|"")*"/g, '')
  const header = /^[^\r\n]*/.exec(unquoted)?.[0] ?? ''
  const timesIn = (delimiter: string) => header.split(delimiter).length
  return delimiters.reduce((most, delimiter) => (timesIn(delimiter) > timesIn(most) ? delimiter : most))
}

class RecordReader {
  readonly #text: string
  readonly #delimiter: string
  #at = 0

  constructor(text: string, delimiter: string) {
    this.#text = text
    this.#delimiter = delimiter
  }

  /** The next record; undefined at the end of the file. */
  next(): { readonly fields: readonly string[]; readonly unclosed: boolean } | undefined {
    if (this.#at >= this.#text.length) return undefined
    const fields: string[] = []
    for (;;) {
      const { value, unclosed } = this.#text[this.#at] === '"' ? this.#quoted() : this.#plain()
      fields.push(value)
      if (unclosed) return { fields, unclosed }
      const end = this.#text[this.#at]
      this.#at++
      if (end === this.#delimiter) continue
      if (end === '\r' && this.#text[this.#at] === '\n') this.#at++
      return { fields, unclosed: false }
    }
  }

  #plain(): { value: string; unclosed: boolean } {
    const from = this.#at
    while (this.#at < this.#text.length && !this.#endsField(this.#text[this.#at])) this.#at++
    return { value: this.#text.slice(from, this.#at), unclosed: false }
  }

  #quoted(): { value: string; unclosed: boolean } {
    let value = ''
    for (let from = this.#at + 1; ; ) {
      const quote = this.#text.indexOf('"', from)
      if (quote === -1) {
        this.#at = this.#text.length
        return { value: value + this.#text.slice(from), unclosed: true }
      }
      value += this.#text.slice(from, quote)
      if (this.#text[quote + 1] !== '"') {
        this.#at = quote + 1
        return { value: value + this.#plain().value, unclosed: false }
      }
      value += '"'
      from = quote + 2
    }
  }

  #endsField = (character: string | undefined): boolean =>
    character === this.#delimiter || character === '\n' || character === '\r'
}
