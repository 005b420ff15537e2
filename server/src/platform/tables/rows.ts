import type { TableColumn } from '../contract/table.ts'
import type { TableLine } from './document.ts'
import { cellValue } from './cell-values.ts'
import { columnName, type Header, readHeader } from './header.ts'
import { tooLarge, unreadable } from './refused.ts'

/** A row of a table: the fields that have a value, or why a cell cannot be one. */
export interface TableRow {
  readonly line: number
  readonly values: Readonly<Record<string, unknown>>
  readonly fault?: CellFault
}

export interface CellFault {
  readonly field?: string
  readonly column: string
  readonly message: string
}

export interface TableOfRows {
  /** The header of each field that the table has, as it spells it. */
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly TableRow[]
}

/** The rows below a header. Throws for a table without a header, one that is not valid, and more rows than `most`. */
export async function readRows(
  lines: AsyncIterable<TableLine>,
  columns: readonly TableColumn[],
  most: number,
): Promise<TableOfRows> {
  let header: Header | undefined
  const rows: TableRow[] = []
  for await (const line of lines) {
    if (!header) {
      header = readHeader(line, columns)
      continue
    }
    if (rows.length >= most) throw tooLarge(`the table has more than ${most} rows`, { line: line.line })
    rows.push(readRow(line, header))
  }
  if (!header) throw unreadable('the table is empty; its first line names the columns')
  return {
    columns: Object.fromEntries(
      header.fields.flatMap(each => (each ? [[each.column.field, each.header]] : [])),
    ),
    rows,
  }
}

function readRow(read: TableLine, header: Header): TableRow {
  const { cells, faults } = read
  const line = lineOf(read, header)
  const values: Record<string, unknown> = {}
  for (const [place, cell] of cells.entries()) {
    if (place === header.lineColumn) continue
    const fault = faults?.get(place)
    const mapped = header.fields[place]
    const column = columnName(header, place)
    const field = mapped && { field: mapped.column.field }
    if (fault !== undefined) return { line, values, fault: { ...field, column, message: fault } }
    if (!mapped) {
      if (cell.trim() === '') continue
      return { line, values, fault: { column, message: 'stands in a column without a name' } }
    }
    const read = cellValue(cell, mapped.column.kind)
    if (!read) continue
    if ('fault' in read) return { line, values, fault: { ...field, column, message: read.fault } }
    values[mapped.column.field] = read.value
  }
  return { line, values }
}

/** The line of the file, or of the one that it was made from. */
function lineOf({ line, cells }: TableLine, { lineColumn }: Header): number {
  const source = lineColumn === undefined ? Number.NaN : Number(cells[lineColumn])
  return Number.isSafeInteger(source) && source > 0 ? source : line
}
