import { createReadStream } from 'node:fs'

/** The bytes of a table document, which are read more than once. */
export type TableBytes = Uint8Array | { readonly path: string }

/** One line of a table with something in it. */
export interface TableLine {
  /** As programs count them that show the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Cells that hold an error in place of a value, by index. */
  readonly faults?: ReadonlyMap<number, string>
}

export const bounds = {
  /** Columns of a table: more are a mistake of the program that wrote it. */
  columns: 200,
  /** Characters of a heading that an answer repeats. */
  headingCharacters: 200,
  /** Characters of one line of a CSV file, and of one cell of a workbook. */
  characters: 250_000,
  /** Characters of all rows: many cells of a workbook may refer to one long text. */
  rowCharacters: 12 * 1024 * 1024,
  /** Bytes of the parts of a workbook that are read, when they are unpacked. */
  unpackedBytes: 96 * 1024 * 1024,
} as const

export interface ReadingOptions {
  /** What the sender says of the encoding of a CSV file. */
  readonly charset?: string | undefined
  /** Lines of a CSV file, empty ones too. */
  readonly lines?: number
  /** The line that names the columns; absent, the first that is not empty. */
  readonly headerLine?: number | undefined
  /** The sheet of a workbook; absent, the first that is shown. */
  readonly sheet?: string | undefined
}

/** As many as a sheet of Excel has rows. */
export const sheetRows = 1_048_576

const pieceBytes = 64 * 1024

/** The bytes from the beginning, in pieces. */
export async function* piecesOf(bytes: TableBytes): AsyncGenerator<Uint8Array> {
  if (bytes instanceof Uint8Array)
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  else for await (const piece of createReadStream(bytes.path, { highWaterMark: pieceBytes })) yield piece
}

/** The first bytes, by which a format is known. */
export async function beginningOf(bytes: TableBytes, count: number): Promise<Uint8Array> {
  if (bytes instanceof Uint8Array) return bytes.subarray(0, count)
  const stream = createReadStream(bytes.path, { end: count - 1 })
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
