import { stringify } from 'csv-stringify/sync'
import type { TableFormat } from '../contract/table.ts'
import { guarded } from './cell-text.ts'

type Lines = AsyncIterable<readonly (readonly string[])[]>

/**
 * A table document of the lines, the first its header, made as it is taken: no more of it is held than the lines that come at
 * once. CSV is as Excel opens it in Europe; a workbook says of each cell that it is text.
 */
export async function* streamTable(
  lines: Lines,
  format: TableFormat,
  sheet: string,
): AsyncGenerator<Uint8Array> {
  if (format === 'csv') yield* csvOf(lines)
  else yield* await workbookOf(lines, sheet)
}

async function* csvOf(lines: Lines): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const some of lines) {
    const text = stringify(
      some.map(line => line.map(cell => guarded(cell, 'csv'))),
      { delimiter: ';', bom: isFirst, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
    )
    isFirst = false
    if (text !== '') yield Buffer.from(text)
  }
}

async function workbookOf(lines: Lines, sheet: string): Promise<AsyncIterable<Uint8Array>> {
  // Loaded when the first workbook is written.
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rowsOf(lines), { name: sheet, freezePane: { rows: 1 } })
}

async function* rowsOf(lines: Lines): AsyncGenerator<string[]> {
  for await (const some of lines) for (const line of some) yield line.map(cell => guarded(cell, 'xlsx'))
}
