import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TableColumn, TableFormat } from '../../contract/table.ts'
import { cellText } from '../cell-text.ts'
import { readTable } from '../read-table.ts'
import { readRows } from '../rows.ts'
import { streamTable } from '../stream-table.ts'

const column = (name: string, more: Partial<TableColumn> = {}): TableColumn => ({
  ...{ name, kind: 'text', headings: { fi: name, sv: name, en: name }, example: '' },
  ...more,
})

async function* pages(...given: string[][][]): AsyncGenerator<string[][]> {
  yield* given
}
const written = async (lines: AsyncIterable<string[][]>, format: TableFormat) =>
  Buffer.concat(await Array.fromAsync(streamTable(lines, format, 'taulu')))

const formats = ['csv', 'xlsx'] as const

describe.each(formats)('a table that is written as %s', format => {
  it('reads back as the same texts, whatever they begin with', async () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'\'=+-@;,"a1ä\n '.split('')) }),
      fc.string({ unit: 'grapheme' }),
    )
    // What stands round a text is not told apart by rows, nor are characters that no document of XML has.
    const readable = texts
      .map(text => text.replaceAll(/[^\n\P{C}]|\p{Cn}|\r/gu, '').trim())
      .filter(text => text !== '' && !/^#(N\/A|NUM!|REF!|NAME\?|VALUE!|NULL!|DIV\/0!)$/.test(text))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(readable, readable), { minLength: 1, maxLength: 5 }), async rows => {
        const lines = rows.map(([code, name]) => [code, name])
        const bytes = await written(pages([['code', 'name']], lines), format)
        const { rows: back } = await readRows(readTable(bytes, format), [column('code'), column('name')], 100)
        expect(back.map(({ code, name }) => [code, name])).toEqual(lines)
      }),
      { numRuns: 40 },
    )
  })

  it('is made as it is taken: no page is asked for before the one before it was', async () => {
    let asked = 0
    async function* endless(): AsyncGenerator<string[][]> {
      yield [['code']]
      for (;;) {
        asked++
        yield Array.from({ length: 100 }, (_, place) => [`${asked}-${place}-${Math.random()}`])
      }
    }
    const bytes = streamTable(endless(), format, 'taulu')
    for (let taken = 0; taken < 3; taken++) await bytes.next()
    const before = asked
    await bytes.return(undefined)
    expect(before).toBeLessThan(200)
  })
})

it('a text that a spreadsheet would take for a formula begins with an apostrophe in CSV, and a number does not', async () => {
  const lines = [['=1+1', '+358 40', '@a', '-x', "'=1", '-5', '-1.5']]
  const csv = String(await written(pages(lines), 'csv'))
  expect(csv.replace('﻿', '').trim()).toBe("'=1+1;'+358 40;'@a;'-x;''=1;-5;-1.5")
})

it.each([
  [480, column('a', { kind: 'time' }), '08:00'],
  [1800, column('a', { kind: 'time' }), '30:00'],
  [true, column('a', { kind: 'flag' }), 'true'],
  [
    'given',
    column('a', { kind: 'choice', words: { given: { fi: 'Annettu', sv: 'Givet', en: 'Given' } } }),
    'Annettu',
  ],
  [['a', 'b'], column('a'), 'a; b'],
  [null, column('a'), ''],
  [undefined, column('a'), ''],
])('the value %j is a cell with the text that its column reads', (value, of, text) => {
  expect(cellText(value, of, 'fi')).toBe(text)
})
