import type { TableFormat } from '../contract/table.ts'
import { readCsv } from './csv/read-csv.ts'
import type { ReadingOptions, TableBytes, TableLine } from './document.ts'
import { unreadable } from './refused.ts'
import { numberMeanings } from './xlsx/number-formats.ts'
import { Package } from './xlsx/package.ts'
import { sharedStrings } from './xlsx/shared-strings.ts'
import { SheetReader } from './xlsx/sheet.ts'
import { openWorkbook } from './xlsx/workbook.ts'
import { parseXml } from './xlsx/xml.ts'

/** The lines of a table document that have something in them. */
export const readTable = (
  bytes: TableBytes,
  format: TableFormat,
  options: ReadingOptions = {},
): AsyncGenerator<TableLine> => (format === 'csv' ? readCsv(bytes, options) : readXlsx(bytes, options.sheet))

/** The lines of a sheet of a workbook, the first that is shown unless it is named, one after the other. */
async function* readXlsx(bytes: TableBytes, sheet: string | undefined): AsyncGenerator<TableLine> {
  const file = await Package.open(bytes)
  try {
    const workbook = await openWorkbook(file, sheet)
    const hearer = new SheetReader({
      strings: await sharedStrings(file, workbook.sharedStrings),
      meanings: await numberMeanings(file, workbook.styles),
      from1904: workbook.from1904,
    })
    const part = await file.part(workbook.sheet)
    if (!part) throw unreadable('the sheet of the workbook is not in it')
    for await (const _ of parseXml(part, hearer)) {
      yield* hearer.lines
      hearer.lines = []
    }
  } finally {
    file.close()
  }
}
