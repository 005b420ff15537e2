import type { TableColumn } from '../contract/table.ts'
import { cellValue } from './cell-values.ts'
import { bounds, type TableLine } from './document.ts'
import { columnName, fieldOf, type Header, readHeader } from './header.ts'
import { tooLarge, unreadable } from './refused.ts'

/** A row of a table: the line that it was read from, and the fields that have a value. */
export type TableRow = { readonly line: number } & Readonly<Record<string, unknown>>

export interface TableOfRows {
  /** How the table calls the column of each field that it has. */
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
  let characters = 0
  for await (const line of lines) {
    if (!header) {
      header = readHeader(line, columns)
      continue
    }
    if (rows.length >= most) throw tooLarge(`the table has more than ${most} rows`, { line: line.line })
    for (const { length } of line.cells) characters += length
    if (characters > bounds.rowCharacters)
      throw tooLarge(`the rows have more than ${bounds.rowCharacters} characters`, { line: line.line })
    rows.push(readRow(line, header))
  }
  if (!header) throw unreadable('the table is empty; its first line names the columns')
  const named = header.fields.filter(each => each !== undefined)
  return { columns: Object.fromEntries(named.map(each => [fieldOf(each), each.header])), rows }
}

/** Throws for a cell with an error, and for one where the header names no column. */
export function readRow({ line, cells, faults }: TableLine, header: Header): TableRow {
  const values: Record<string, unknown> = {}
  const keyed = new Map<string, [string, unknown][]>()
  for (const [place, cell] of cells.entries()) {
    if (place === header.lineColumn || place === header.refusedColumn) continue
    const fault = faults?.get(place)
    if (fault !== undefined) throw unreadable(fault, { line, column: columnName(header, place) })
    const mapped = header.fields[place]
    if (mapped) {
      const value = cellValue(cell, mapped.column)
      const { name } = mapped.column
      if (value === undefined) continue
      if (mapped.key === undefined) values[name] = value
      else keyed.set(name, [...(keyed.get(name) ?? []), [mapped.key, value]])
    } else if (cell.trim() !== '')
      throw unreadable(
        'a cell stands where the header names no column; is a delimiter in a text without quotes?',
        { line, column: columnName(header, place) },
      )
  }
  for (const [name, entries] of keyed) values[name] = Object.fromEntries(entries)
  return { ...values, line: lineOf(line, cells[header.lineColumn ?? -1]) }
}

/** The line of the file, or of the one that it is a part of. */
function lineOf(line: number, told: string | undefined): number {
  const source = Number(told)
  return Number.isSafeInteger(source) && source > 0 ? source : line
}
