import { type CsvError, type Info, parse, type Parser } from 'csv-parse'
import {
  beginningOf,
  bounds,
  type ReadingOptions,
  sheetRows,
  type TableBytes,
  type TableLine,
} from '../document.ts'
import { tooLarge, unreadable } from '../refused.ts'
import { encodingNamed, findEncoding, textOf } from './encoding.ts'

const delimiters = [';', ',', '\t'] as const
type Delimiter = (typeof delimiters)[number]

interface FoundDelimiter {
  readonly delimiter: Delimiter
  /** The length of the first line, when it is Excel’s `sep=;`, with its end. */
  readonly declaration: number
}

/** The delimiter of a CSV file: the one that is most often between the names of its header. */
function findDelimiter(beginning: string, headerLine: number | undefined): FoundDelimiter {
  const declared = /^sep=([;,\t])(\r\n|\n|\r|$)/i.exec(beginning)
  if (declared) return { delimiter: declared[1] as Delimiter, declaration: declared[0].length }
  const header = headerLine === undefined ? undefined : beginning.split(/\r\n|\n|\r/)[headerLine - 1]
  const counts = countIn(header ?? firstLine(beginning))
  const [most] = delimiters.toSorted((a, b) => counts[b] - counts[a])
  return { delimiter: most ?? ';', declaration: 0 }
}

/** The first line that has something in it; a quoted name may have the end of a line. */
function firstLine(text: string): string {
  let quoted = false
  let begin = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') quoted = !quoted
    if (quoted || (character !== '\n' && character !== '\r')) continue
    const line = text.slice(begin, at)
    if (/[^\s;,]/.test(line)) return line
    begin = at + 1
  }
  return text.slice(begin)
}

function countIn(line: string): Record<Delimiter, number> {
  const counts = { ';': 0, ',': 0, '\t': 0 }
  let quoted = false
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === ';' || character === ',' || character === '\t')) counts[character]++
  }
  return counts
}

/** The lines of a CSV file, one after the other; its encoding, delimiter and ends of lines are found out. */
export async function* readCsv(
  bytes: TableBytes,
  { charset, lines = sheetRows, headerLine, sheet }: ReadingOptions = {},
): AsyncGenerator<TableLine> {
  await refuseOtherFormats(bytes)
  if (sheet !== undefined) throw unreadable('a CSV file has no sheets')
  const text = textOf(
    bytes,
    await findEncoding(bytes, charset === undefined ? undefined : encodingNamed(charset)),
  )
  const { value: first, done } = await text.next()
  if (done) return
  const { delimiter, declaration } = findDelimiter(first, headerLine)
  const parsing = new Parsing(delimiter, declaration > 0 ? 1 : 0, lines)
  for await (const piece of following(first.slice(declaration), text)) yield* await parsing.write(piece)
  yield* await parsing.end()
}

/** The parser, given a piece at a time: a stream of records costs more than the parsing does. */
class Parsing {
  readonly #parser: Parser
  readonly #linesBefore: number
  readonly #most: number
  #lines: TableLine[] = []
  #line = 0
  /** The parser counts the two characters of a line break within quotes as two lines. */
  #countedTwice = 0
  #failure: unknown

  constructor(delimiter: string, linesBefore: number, most: number) {
    this.#linesBefore = linesBefore
    this.#most = most
    this.#parser = parse({
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: bounds.characters,
      on_record: (record: string[], { lines }: Info) => this.#take(record, lines),
    })
    this.#parser.on('error', error => (this.#failure = error))
  }

  async write(text: string): Promise<readonly TableLine[]> {
    return this.#taken(told => this.#parser.write(text, told))
  }

  async end(): Promise<readonly TableLine[]> {
    this.#parser.resume()
    return this.#taken(told => this.#parser.end(told))
  }

  async #taken(tell: (told: () => void) => void): Promise<readonly TableLine[]> {
    this.#lines = []
    await new Promise<void>(resolve => {
      this.#parser.once('error', resolve)
      tell(() => {
        this.#parser.off('error', resolve)
        resolve()
      })
    })
    if (this.#failure !== undefined) throw explained(this.#failure, this.#line + this.#linesBefore + 1)
    if (this.#parser.info.lines > this.#most) throw tooLarge(`the file has more than ${this.#most} lines`)
    return this.#lines
  }

  /** Null, so that the record is kept by nobody else. */
  #take(record: readonly string[], linesAtEnd: number): null {
    const breaks = record.flatMap(cell => cell.match(/\r\n|\r|\n/g) ?? [])
    this.#countedTwice += breaks.filter(ofTwo => ofTwo.length === 2).length
    this.#line = linesAtEnd - this.#countedTwice
    const line = this.#line - breaks.length + this.#linesBefore
    if (record.findLastIndex(cell => cell !== '') >= bounds.columns)
      throw tooLarge(`a line has more than ${bounds.columns} columns`, { line })
    this.#lines.push({ line, cells: record.slice(0, bounds.columns) })
    // The first record sets how long the others should be; of each that differs the parser makes an error, at five times
    // the cost of reading it.
    ;(this.#parser.info as { records: number }).records = 0
    return null
  }
}

/** A workbook is a ZIP file, and an old one an OLE file, whatever they are called. */
async function refuseOtherFormats(bytes: TableBytes): Promise<void> {
  const [first, second, third, fourth] = await beginningOf(bytes, 4)
  if (first === 0x50 && second === 0x4b && third === 3 && fourth === 4)
    throw unreadable('the file is an XLSX workbook or another ZIP file, not CSV')
  if (first === 0xd0 && second === 0xcf) throw unreadable('the file is an old Excel workbook, not CSV')
}

async function* following(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function explained(error: unknown, line: number): unknown {
  const { code } = error as CsvError
  const place = { line }
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE':
      return tooLarge(`a line has more than ${bounds.characters} characters`, place)
    case 'CSV_QUOTE_NOT_CLOSED':
      return unreadable('a quoted cell does not end before the file does', place)
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return unreadable('a quote stands within a cell; write the cell in quotes and the quote twice', place)
    default:
      return error
  }
}
