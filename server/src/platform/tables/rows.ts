import type { TableColumn } from '../contract/table.ts'
import type { RowFault } from '../vocabulary/row-fault.ts'
import { errorIn } from './cell-errors.ts'
import { cellValue } from './cell-values.ts'
import { bounds, type TableLine } from './document.ts'
import { columnName, fieldOf, type Header, type MappedColumn, type Mapping, readHeader } from './header.ts'
import { tooLarge, unreadable } from './refused.ts'

/** A row of a table: the line that it was read from, the fields that have a value, and why it is refused where it is. */
export type TableRow = { readonly line: number; readonly fault?: RowFault } & Readonly<
  Record<string, unknown>
>

export interface ToldColumn {
  readonly column: string
  readonly field: string | null
}

export interface TableOfRows {
  /** How the table calls the column of each field that it has. */
  readonly columns: Readonly<Record<string, string>>
  /** Every column with a name, in their order, and the field that it fills; null for one that is not read. */
  readonly told: readonly ToldColumn[]
  readonly rows: readonly TableRow[]
}

/** The rows below a header. Throws for a table without a header, one that is not valid, and more rows than `most`. */
export async function readRows(
  lines: AsyncIterable<TableLine>,
  columns: readonly TableColumn[],
  most: number,
  { headerLine = 0, ...mapping }: Partial<Mapping> & { readonly headerLine?: number | undefined } = {},
): Promise<TableOfRows> {
  let header: Header | undefined
  let told: readonly ToldColumn[] = []
  const rows: TableRow[] = []
  let characters = 0
  for await (const line of lines) {
    if (!header) {
      if (line.line < headerLine) continue
      if (headerLine > 0 && line.line !== headerLine)
        throw unreadable('the line that is to name the columns is empty', { line: headerLine })
      header = readHeader(line, columns, { map: new Map(), ignoreUnknown: false, ...mapping })
      told = toldColumns(line, header)
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
  return { columns: Object.fromEntries(named.map(each => [fieldOf(each), each.header])), told, rows }
}

/** A cell with an error, and one for which the header names no column, are why the row is refused; the first of them is reported. */
export function readRow({ line, cells, faults }: TableLine, header: Header): TableRow {
  const values: Record<string, unknown> = {}
  const keyed = new Map<string, [string, unknown][]>()
  let fault: Omit<RowFault, 'sent'> | undefined
  for (const [place, cell] of cells.entries()) {
    if (place === header.lineColumn || place === header.refusedColumn || header.ignored.has(place)) continue
    const mapped = header.fields[place]
    const missing = mapped && (faults?.get(place) ?? errorIn(cell))
    if (missing !== undefined)
      fault ??= {
        kind: 'empty',
        field: fieldOf(mapped as MappedColumn),
        column: columnName(header, place),
        detail: missing,
      }
    else if (mapped) {
      const value = cellValue(cell, mapped.column)
      const { name } = mapped.column
      if (value === undefined) continue
      if (mapped.key === undefined) values[name] = value
      else keyed.set(name, [...(keyed.get(name) ?? []), [mapped.key, value]])
    } else if (cell.trim() !== '' || faults?.has(place))
      fault ??= {
        kind: 'unknown',
        column: columnName(header, place),
        detail: header.others.get(place)?.why ?? beyondHeader,
      }
  }
  for (const [name, entries] of keyed) values[name] = Object.fromEntries(entries)
  return {
    ...values,
    line: lineOf(line, cells[header.lineColumn ?? -1]),
    ...(fault && { fault: { ...fault, sent: cells } }),
  }
}

const toldColumns = ({ cells }: TableLine, { fields }: Header): ToldColumn[] =>
  cells.flatMap((cell, place) => {
    const mapped = fields[place]
    return cell.trim() === ''
      ? []
      : [{ column: cell.trim().slice(0, bounds.headingCharacters), field: mapped ? fieldOf(mapped) : null }]
  })

const beyondHeader =
  'a cell stands where the header names no column; is a delimiter in a text without quotes?'

/** The line of the file, or of the one that it is a part of. */
function lineOf(line: number, told: string | undefined): number {
  const source = Number(told)
  return Number.isSafeInteger(source) && source > 0 ? source : line
}
