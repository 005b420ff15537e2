import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TableColumn } from '../../contract/table.ts'
import { readTable } from '../read-table.ts'
import type { RowFault } from '../../vocabulary/row-fault.ts'
import { unreadable } from '../refused.ts'
import { readRows } from '../rows.ts'
import { zip } from './workbook.ts'

const column = (name: string, fi: string): TableColumn => ({
  name,
  kind: 'text',
  headings: { fi, sv: `${fi} sv`, en: name },
  example: '',
})
const columns = [column('code', 'Koodi'), column('name', 'Nimi')]
const read = (file: string | Uint8Array, charset?: string) =>
  readRows(readTable(Buffer.from(file), 'csv', { charset }), columns, 500)
const rowsOf = async (file: string | Uint8Array, charset?: string) =>
  (await read(file, charset)).rows.map(({ line, ...fields }) => [line, ...Object.values(fields)])
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('a CSV file is read', () => {
  const text = 'Koodi;Nimi\r\n1;Äiti\r\n'
  it.each([
    ['in UTF-8', Buffer.from(text), undefined],
    ['with a byte order mark', Buffer.from(`\ufeff${text}`), undefined],
    ['in Windows-1252', Buffer.from(text, 'latin1'), undefined],
    ['in what the sender says', Buffer.from(text, 'latin1'), 'iso-8859-15'],
    ['in UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), undefined],
    ['in UTF-16 the other way', bigEndian(`\ufeff${text}`), undefined],
    ['with commas', Buffer.from(text.replaceAll(';', ',')), undefined],
    ['with tabs', Buffer.from(text.replaceAll(';', '\t')), undefined],
    ['without an end of its last line', Buffer.from(text.trimEnd()), undefined],
    ['with the ends of lines of an old Mac', Buffer.from(text.replaceAll('\r\n', '\r')), undefined],
  ])('%s', async (_, bytes, charset) => {
    expect(await rowsOf(bytes, charset)).toEqual([[2, '1', 'Äiti']])
  })

  it('with ragged and empty lines, each by its own number', async () => {
    expect(await rowsOf('\n;\nKoodi;Nimi;;\n1\n\n2;Kaksi;;;;\n;;;\n"3";"Kol\r\nme"\n4;')).toEqual([
      [4, '1'],
      [6, '2', 'Kaksi'],
      [8, '3', 'Kol\r\nme'],
      [10, '4'],
    ])
  })

  it('with a header alone', async () => {
    expect((await read('Koodi;Nimi')).rows).toEqual([])
  })

  it('with a delimiter that Excel declares, and an apostrophe before what looks like a formula', async () => {
    expect(await rowsOf("sep=,\nKoodi,Nimi\n1,'=1+1\n2,=1;2\n")).toEqual([
      [3, '1', '=1+1'],
      [4, '2', '=1;2'],
    ])
  })

  it('with ragged lines at no other cost than even ones: no error is made of each', async () => {
    const made = vi.spyOn(Error, 'captureStackTrace')
    onTestFinished(() => made.mockRestore())
    const lines = await Array.fromAsync(
      readTable(Buffer.from(`a;b\n${'x;1\n\nx\n;\nx;1;2\n'.repeat(1000)}`), 'csv'),
    )
    expect(lines).toHaveLength(3001)
    expect(made).not.toHaveBeenCalled()
  })
})

describe('a CSV file is refused whole', () => {
  const cases: readonly (readonly [string, () => string | Uint8Array, string, RegExp])[] = [
    ['that has no byte', () => '', 'table_unreadable', /empty/],
    ['with nothing but ends of lines', () => '\r\n\n\r;;;\n', 'table_unreadable', /empty/],
    ['with nothing but a byte order mark', () => '\ufeff', 'table_unreadable', /empty/],
    ['that is a workbook', () => zip([{ name: 'a', data: 'a' }]), 'table_unreadable', /XLSX/],
    ['that is an old workbook', () => Buffer.from('d0cf11e0a1b1', 'hex'), 'table_unreadable', /old Excel/],
    ['with a NUL', () => 'Koodi\n1\n2\0\n', 'table_unreadable', /Line 3.*NUL/],
    [
      'in UTF-16 that does not say so',
      () => Buffer.from('Koodi\n1\n', 'utf16le'),
      'table_unreadable',
      /Line 1.*NUL/,
    ],
    ['in UTF-16 with half a character', () => Buffer.from([0xff, 0xfe, 0x4b]), 'table_unreadable', /UTF-16/],
    ['in UTF-32', () => Buffer.from([0xff, 0xfe, 0, 0, 0x4b, 0, 0, 0]), 'table_unreadable', /UTF-32/],
    [
      'in two encodings at once',
      () => Buffer.concat([Buffer.from('Koodi;Nimi\n1;Äänekäs\n2;'), Buffer.from('öö', 'latin1')]),
      'table_unreadable',
      /Line 3.*byte 26/,
    ],
    ['with a quote that never ends', () => 'Koodi;Nimi\n1;"a\n2;b\n', 'table_unreadable', /Line 2.*quoted/],
    ['with a quote within a cell', () => 'Koodi;Nimi\n1;"a"b\n', 'table_unreadable', /Line 2.*quote/],
    ['with a line beyond all measure', () => `Koodi\n${'a'.repeat(1_000_000)}`, 'table_too_large', /Line 2/],
    ['with a million columns', () => `Koodi${';x'.repeat(1_000_000)}`, 'table_too_large', /Line 1/],
    ['with 201 columns', () => `Koodi${';x'.repeat(200)}`, 'table_too_large', /200 columns/],
    [
      'with more lines than a sheet',
      () => `Koodi\n${'\n'.repeat(1_100_000)}1`,
      'table_too_large',
      /1048576 lines/,
    ],
    [
      'without a column that is known',
      () => 'Nmi\na\n',
      'table_header_invalid',
      /did you mean “Nimi”|Nimi|name/,
    ],
  ]

  it.each(cases)('%s', async (_, file, code, detail) => {
    await expect(read(file())).rejects.toMatchObject({ code, message: expect.stringMatching(detail) })
  })
})

describe('a row is refused, and no other', () => {
  const cases: readonly (readonly [string, string, Partial<RowFault>, RegExp])[] = [
    ['with a cell beyond the header', 'Koodi;Nimi\n1;;b', { kind: 'unknown', column: 'C' }, /delimiter/],
    ['with a cell of an unknown column', 'Koodi;Kodi\n1;a', { kind: 'unknown', column: 'Kodi' }, /Koodi/],
    [
      'with a cell of a column without a name',
      'Koodi;;Nimi\n1;a',
      { kind: 'unknown', column: 'B' },
      /header/,
    ],
    [
      'with a cell of a column that is there twice',
      'Koodi;code\n1;2',
      { kind: 'unknown', column: 'code' },
      /twice/,
    ],
    [
      'with an error in place of a value',
      'Koodi;Nimi\n1;#N/A',
      { kind: 'empty', field: 'name', column: 'Nimi' },
      /#N/,
    ],
  ]

  it.each(cases)('%s', async (_, file, fault, detail) => {
    const { rows } = await read(`${file}\n2;\n`)
    expect(rows).toEqual([
      {
        line: 2,
        code: '1',
        fault: { ...fault, detail: expect.stringMatching(detail), sent: expect.any(Array) },
      },
      { line: 3, code: '2' },
    ])
  })

  it('which may lack any column', async () => {
    expect((await read('Nimi\na\n')).rows).toEqual([{ line: 2, name: 'a' }])
  })
})

it('what is wrong is told as a sentence, with its place first', () => {
  expect(unreadable('a cell is too long', { line: 2 }).message).toBe('Line 2: a cell is too long.')
  expect(unreadable('is it a table?').message).toBe('Is it a table?')
})
