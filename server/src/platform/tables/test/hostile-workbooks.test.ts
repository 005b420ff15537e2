import { describe, expect, it } from 'vitest'
import type { TableColumn } from '../../contract/table.ts'
import { readTable } from '../read-table.ts'
import { readRows } from '../rows.ts'
import { type Entry, partsOf, workbook, zip } from './workbook.ts'

const headings = { fi: 'Nimi', sv: 'Namn', en: 'Name' }
const columns: TableColumn[] = [{ name: 'name', kind: 'text', headings, example: '' }]
const read = (bytes: Uint8Array, most = 500) => readRows(readTable(bytes, 'xlsx'), columns, most)
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.map(text).join('')}</row>`
const sheet = (rows: string) => workbook({ rows: row('Nimi') + rows })
const spaces = Buffer.alloc(17 * 1024 * 1024, 0x20)
/** The text of cells that does not pack well, so that not its packing is the reason. */
const noise = (length: number) =>
  Buffer.alloc(length, 'abcdefghijklmnopqrstuvwxyzåäö0123456789').toString('latin1')

const begins = '<worksheet><sheetData>'
const deep = Buffer.from('<a>'.repeat(300_000))
const attributes = `<row ${Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ')}/>`
const doctype = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
const external = '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>'

/** A workbook with another entry than it should have. */
const changed = (name: string, change: Partial<Entry>): Buffer =>
  zip(partsOf({ rows: row('Nimi') }).map(part => (part.name === name ? { ...part, ...change } : part)))
const sheetPart = 'xl/worksheets/sheet1.xml'

describe('a workbook is refused whole', () => {
  const cases: readonly (readonly [string, () => Buffer, string, RegExp])[] = [
    ['that unpacks a thousandfold', () => workbook({ sheet: spaces }), 'table_too_large', /unpacks/],
    [
      'that unpacks to more than any',
      () => changed(sheetPart, { claimed: 97 * 1024 * 1024 }),
      'table_too_large',
      /unpacks/,
    ],
    [
      'that unpacks to more than it says',
      () => changed(sheetPart, { data: `${begins}${noise(100_000)}`, claimed: 1000 }),
      'table_unreadable',
      /damaged/,
    ],
    ['that declares entities', () => workbook({ sheet: doctype }), 'table_unreadable', /entities/],
    ['that refers to a file', () => workbook({ sheet: external }), 'table_unreadable', /entities/],
    [
      'with entities among its shared strings',
      () => changed('xl/sharedStrings.xml', { data: doctype }),
      'table_unreadable',
      /entities/,
    ],
    ['with an entity that nothing declares', () => sheet(row('&lol;')), 'table_unreadable', /damaged/],
    ['with a path upwards', () => workbook({}, [{ name: '../x', data: '' }]), 'table_unreadable', /path/],
    [
      'with a path from the root',
      () => workbook({}, [{ name: '/etc/x', data: '' }]),
      'table_unreadable',
      /path/,
    ],
    ['with a path of a disk', () => workbook({}, [{ name: 'C:/x', data: '' }]), 'table_unreadable', /path/],
    [
      'whose sheet lies outside of it',
      () => workbook({ sheetPath: '../../../../etc/passwd' }),
      'table_unreadable',
      /not in it/,
    ],
    [
      'with more parts than any',
      () => zip(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, data: '' }))),
      'table_too_large',
      /parts/,
    ],
    ['whose elements go deep', () => workbook({ sheet: deep }), 'table_too_large', /nested/],
    ['with attributes without end', () => sheet(attributes), 'table_too_large', /attributes/],
    [
      'with a cell of a megabyte',
      () => sheet(row(noise(1_000_000))),
      'table_too_large',
      /Line 2.*characters/,
    ],
    [
      'with a million columns',
      () => sheet(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`),
      'table_too_large',
      /Line 2.*columns/,
    ],
    [
      'with a cell far to the right',
      () => sheet('<row><c r="XFD2"><v>1</v></c></row>'),
      'table_too_large',
      /XFD/,
    ],
    [
      'with a place that is none',
      () => sheet('<row><c r="ÄÄ1"><v>1</v></c></row>'),
      'table_unreadable',
      /place/,
    ],
    ['with rows that go back', () => sheet('<row r="1"/>'), 'table_unreadable', /order/],
    ['with a row below the last', () => sheet('<row r="1048577"/>'), 'table_unreadable', /1048576/],
    ['with rows without end', () => sheet('<row r="1e300"/>'), 'table_unreadable', /1048576/],
    [
      'with a text that is not in it',
      () => sheet('<row><c t="s"><v>7</v></c></row>'),
      'table_unreadable',
      /Line 2, column “A”.*text/,
    ],
    ['with a password', () => changed(sheetPart, { encrypted: true }), 'table_unreadable', /password/],
    [
      'of the old format, or encrypted whole',
      () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
      'table_unreadable',
      /old format.*password/,
    ],
    ['that is CSV', () => Buffer.from('Nimi\nÄiti\n'), 'table_unreadable', /no XLSX/],
    ['without a byte', () => Buffer.alloc(0), 'table_unreadable', /no XLSX/],
    ['that is another archive', () => zip([{ name: 'a.txt', data: 'a' }]), 'table_unreadable', /no workbook/],
    ['that is an empty archive', () => zip([]), 'table_unreadable', /XLSX|workbook/],
    ['that was cut short', () => sheet(row('a')).subarray(0, 900), 'table_unreadable', /damaged/],
    [
      'with bytes that are no UTF-8',
      () => workbook({ sheet: Buffer.from([0x3c, 0xff]) }),
      'table_unreadable',
      /damaged/,
    ],
    ['with a NUL', () => sheet(row('a\0b')), 'table_unreadable', /damaged/],
    ['with nothing in its sheet', () => workbook({}), 'table_unreadable', /empty/],
    [
      'with more rows than a request may have',
      () => sheet(row('a').repeat(501)),
      'table_too_large',
      /Line 502/,
    ],
  ]

  it.each(cases)('%s', async (_, bytes, code, detail) => {
    await expect(read(bytes())).rejects.toMatchObject({ code, message: expect.stringMatching(detail) })
  })

  it('in which many cells refer to one long text', async () => {
    const strings = `<si><t>Nimi</t></si><si><t>${noise(250_000)}</t></si>`
    const rows = `<row><c t="s"><v>0</v></c></row>${'<row><c t="s"><v>1</v></c></row>'.repeat(400)}`
    await expect(read(workbook({ rows, strings }))).rejects.toMatchObject({
      code: 'table_too_large',
      message: expect.stringMatching(/Line 52: the rows have more than/),
    })
  })

  it('whose header is a name with a long text in it', async () => {
    const header = `N${'.'.repeat(100_000)}imi`
    const refused = await read(workbook({ rows: row(header) })).catch(error => error)
    expect(refused).toMatchObject({ code: 'table_header_invalid' })
    expect(JSON.stringify(refused).length).toBeLessThan(2000)
  })
})

describe('a workbook is read', () => {
  it('with a header alone', async () => {
    expect(await read(sheet(''))).toEqual({
      columns: { name: 'Nimi' },
      told: [{ column: 'Nimi', field: 'name' }],
      rows: [],
    })
  })

  it('whose last row is the last that a sheet has', async () => {
    const rows = `${'<row/>'.repeat(50_000)}<row r="1048576">${text('viimeinen')}</row>`
    expect((await read(sheet(rows))).rows).toEqual([{ line: 1_048_576, name: 'viimeinen' }])
  })

  it('with lines of different lengths, in UTF-16, and with names of parts in another case', async () => {
    const xml = `\ufeff<worksheet><sheetData>${row('Nimi')}${row('a')}<row/>${row('b', '')}</sheetData></worksheet>`
    const parts = partsOf({ sheet: Buffer.from(xml, 'utf16le') })
    const upper = parts.map(part =>
      part.name === sheetPart ? { ...part, name: 'xl/Worksheets/Sheet1.xml' } : part,
    )
    expect((await read(zip(upper))).rows).toEqual([
      { line: 2, name: 'a' },
      { line: 4, name: 'b' },
    ])
  })
})
