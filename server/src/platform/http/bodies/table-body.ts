import type { TableColumn, TableFormat, TableOptions } from '../../contract/table.ts'
import { readTable } from '../../tables/read-table.ts'
import { readRows, type TableOfRows } from '../../tables/rows.ts'

/** A table document as the body of a request, and how it is read. */
export interface TableBody {
  readonly bytes: Uint8Array
  readonly format: TableFormat
  /** What the content type says of the encoding. */
  readonly charset: string | undefined
  readonly columns: readonly TableColumn[]
  /** The most rows. */
  readonly most: number
  readonly options?: TableOptions
  /** What `columnMap` of them says. */
  readonly map?: ReadonlyMap<string, string | null>
}

/** Lines for each row that a request may have: most of a longer file are empty. */
const linesPerRow = 40

/** Throws the refusal of a document that cannot be read, or whose header is not valid. */
export const readTableBody = ({
  bytes,
  format,
  charset,
  columns,
  most,
  options: { headerLine, sheet, unknownColumns } = {},
  map = new Map(),
}: TableBody): Promise<TableOfRows> =>
  readRows(
    readTable(bytes, format, { charset, lines: most * linesPerRow, headerLine, sheet }),
    columns,
    most,
    {
      ...{ headerLine, map },
      ignoreUnknown: unknownColumns === 'ignore',
    },
  )
