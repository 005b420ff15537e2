import type { TableBytes, TableLine } from '../document.ts'
import { unreadable } from '../refused.ts'
import { numberMeanings } from './number-formats.ts'
import { Package } from './package.ts'
import { sharedStrings } from './shared-strings.ts'
import { SheetReader } from './sheet.ts'
import { openWorkbook } from './workbook.ts'
import { parseXml } from './xml.ts'

/** The lines of the first sheet of a workbook that is shown, one after the other. */
export async function* readXlsx(bytes: TableBytes): AsyncGenerator<TableLine> {
  const file = await Package.open(bytes)
  try {
    const workbook = await openWorkbook(file)
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
