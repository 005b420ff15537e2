import { describe, expect, it } from 'vitest'
import type { TableLine } from '../document.ts'
import { readTable } from '../read-table.ts'
import { workbook, type WorkbookParts } from './workbook.ts'

async function linesOf(parts: WorkbookParts): Promise<TableLine[]> {
  return Array.fromAsync(readTable(workbook(parts), 'xlsx'))
}

/** What a cell of a number format says. */
async function shown(value: number, format: string, from1904 = false): Promise<string | undefined> {
  const rows = `<row><c s="1"><v>${value}</v></c></row>`
  const [line] = await linesOf({ rows, formats: [format.replaceAll('"', '&quot;')], from1904 })
  return line?.cells[0]
}

describe('a cell of a workbook', () => {
  it.each([
    ['<c t="s"><v>1</v></c>', 'Äiti & isä'],
    ['<c t="s"><v>2</v></c>', 'Rikas teksti'],
    ['<c t="s"><v>3</v></c>', 'rivi\r\ntoinen'],
    ['<c t="inlineStr"><is><t xml:space="preserve"> väli </t></is></c>', ' väli '],
    ['<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh><t>aa</t></rPh></is></c>', 'ab'],
    ['<c t="b"><v>1</v></c>', 'true'],
    ['<c t="b"><v>0</v></c>', 'false'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>1E+20</v></c>', '100000000000000000000'],
    ['<c><v>1.5E-3</v></c>', '0.0015'],
    ['<c t="d"><v>2026-11-20T00:00:00</v></c>', '2026-11-20'],
    ['<c><f>1+1</f><v>2</v></c>', '2'],
    ['<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>', 'ax'],
    ['<c t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
    ['<x:c xmlns:x="urn:x" t="b"><x:v>1</x:v></x:c>', 'true'],
  ])('%s is read as %j', async (cell, text) => {
    const strings =
      '<si><t>ensimmäinen</t></si><si><t>Äiti &amp; isä</t></si><si><r><t>Rikas </t></r><r><t>teksti</t></r></si><si><t>rivi_x000D_\ntoinen</t></si>'
    expect(await linesOf({ rows: `<row r="7">${cell}</row>`, strings })).toEqual([{ line: 7, cells: [text] }])
  })

  it.each(['<c t="s"/>', '<c t="s"><v></v></c>', '<c t="b"/>', '<c s="1"/>', '<c t="e"/>'])(
    '%s is empty, whatever its type',
    async cell => {
      const strings = '<si><t>ensimmäinen</t></si>'
      expect(await linesOf({ rows: `<row>${cell}</row>`, strings })).toEqual([])
    },
  )

  it.each([
    ['<c t="e"><v>#N/A</v></c>', '#N/A', 'the cell has the error #N/A'],
    ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!', 'the cell has the error #DIV/0!'],
    ['<c><f>1+1</f></c>', '', 'the formula has no stored value; open the workbook in a program and save it'],
  ])('%s is no value, and says why', async (cell, text, fault) => {
    expect(await linesOf({ rows: `<row>${cell}</row>` })).toEqual([
      { line: 1, cells: [text], faults: new Map([[0, fault]]) },
    ])
  })

  it.each([
    [46346, 'd.m.yyyy', '2026-11-20'],
    [46346, 'yyyy\\-mm\\-dd;@', '2026-11-20'],
    [46346.5, 'd.m.yyyy hh:mm', '2026-11-20 12:00'],
    [46346.999_999_9, 'd.m.yyyy hh:mm', '2026-11-21'],
    [0.3125, 'h:mm', '07:30'],
    [1.0625, '[h]:mm', '25:30'],
    [46346, '0 "päivää"', '46346'],
    [46346, '[Red]0', '46346'],
    [1, 'd.m.yyyy', '1900-01-01'],
    [59, 'd.m.yyyy', '1900-02-28'],
    // The day that Excel has and the calendar has not.
    [60, 'd.m.yyyy', '60'],
    [61, 'd.m.yyyy', '1900-03-01'],
    [2_958_465, 'd.m.yyyy', '9999-12-31'],
    [2_958_466, 'd.m.yyyy', '2958466'],
    [2_958_465.999_999_9, 'd.m.yyyy hh:mm', '2958465.9999999'],
    [-1, 'd.m.yyyy', '-1'],
  ])('the number %d in the format %s is read as %s', async (value, format, text) => {
    expect(await shown(value, format)).toBe(text)
  })

  it.each([
    [0, '1904-01-01'],
    [44_884, '2026-11-20'],
    [2_957_003, '9999-12-31'],
    [2_957_004, '2957004'],
  ])('the day %d counted from 1904 is read as %s', async (value, text) => {
    expect(await shown(value, 'd.m.yyyy', true)).toBe(text)
  })
})
