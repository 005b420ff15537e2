import { camelCase } from '../naming.ts'
import { type ColumnReader, columnReader } from './column-values.ts'

/** Turns the body of one DataRow message into an object with camelCase keys. */
export type RowReader = (bytes: Buffer, start: number, end: number) => unknown

export interface Column {
  readonly name: string
  readonly typeId: number
}

const readers = new Map<string, RowReader>()
const readersLimit = 4000

/**
 * The reader for rows of these columns. It is generated code: one object literal per row gives every row the same
 * hidden class and every column its own call site, which halves the time of a page.
 */
export function rowReader(columns: readonly Column[]): RowReader {
  const signature = columns.map(column => `${column.name}:${column.typeId}`).join()
  let reader = readers.get(signature)
  if (!reader) {
    if (readers.size >= readersLimit) readers.clear()
    readers.set(signature, (reader = generate(columns)))
  }
  return reader
}

function generate(columns: readonly Column[]): RowReader {
  const lines = columns.map(
    (_, index) => `
    length = bytes.readInt32BE(at); at += 4
    let v${index} = null
    if (length >= 0) { v${index} = read${index}(text, at - start, length, bytes, at); at += length }`,
  )
  const keys = columns.map((column, index) => `${JSON.stringify(camelCase(column.name))}: v${index}`)
  const source = `
  const [${columns.map((_, index) => `read${index}`).join()}] = readers
  return function readRow(bytes, start, end) {
    const text = bytes.toString('latin1', start, end)
    let at = start + 2, length = 0
    ${lines.join('')}
    return { ${keys.join(', ')} }
  }`
  // Compiled once for a list of columns. Of the answer only column names get into the source, as JSON strings.
  // oxlint-disable-next-line typescript/no-implied-eval
  const build = new Function('readers', source) as (readers: readonly ColumnReader[]) => RowReader
  return build(columns.map(column => columnReader(column.typeId)))
}

/** The columns of a RowDescription message. */
export function readColumns(bytes: Buffer, start: number): Column[] {
  const count = bytes.readUInt16BE(start)
  const columns: Column[] = []
  let at = start + 2
  for (let index = 0; index < count; index++) {
    const nameEnd = bytes.indexOf(0, at)
    columns.push({ name: bytes.toString('utf8', at, nameEnd), typeId: bytes.readUInt32BE(nameEnd + 7) })
    at = nameEnd + 19
  }
  return columns
}
