import type { TableFormat } from '../contract/table.ts'
import { readCsv } from './csv/read-csv.ts'
import type { ReadingOptions, TableBytes, TableLine } from './document.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** The lines of a table document that have something in them. */
export const readTable = (
  bytes: TableBytes,
  format: TableFormat,
  options: ReadingOptions = {},
): AsyncGenerator<TableLine> => (format === 'csv' ? readCsv(bytes, options) : readXlsx(bytes))
