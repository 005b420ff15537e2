import { stringify } from 'csv-stringify/sync'
import type { TableFormat } from '../contract/table.ts'

/**
 * A table document of these cells, the first line its header. CSV is as Excel opens it in Europe, and a text that a
 * spreadsheet would take for a formula has an apostrophe before it, which reading takes away again; a workbook says of each
 * cell that it is text.
 */
export async function writeTable(
  lines: readonly (readonly string[])[],
  format: TableFormat,
  sheet: string,
): Promise<Uint8Array> {
  if (format === 'csv')
    return Buffer.from(
      stringify(
        lines.map(line => [...line]),
        {
          delimiter: ';',
          bom: true,
          escape_formulas: true,
          record_delimiter: '\r\n',
          quoted_match: /[\r\n]/,
        },
      ),
    )
  // Loaded when the first workbook is written.
  const { writeXlsx } = await import('hucre/xlsx')
  const width = (column: number) => Math.max(10, ...lines.map(line => (line[column] ?? '').length + 2))
  return writeXlsx({
    sheets: [
      {
        name: sheet,
        columns: (lines[0] ?? []).map((_, column) => ({ width: Math.min(60, width(column)), numFmt: '@' })),
        rows: lines.map(line => [...line]),
        freezePane: { rows: 1 },
      },
    ],
  })
}
