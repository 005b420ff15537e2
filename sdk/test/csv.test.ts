import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordsOf, textOf } from '../src/hours/csv.ts'

const field = fc.string({ unit: fc.constantFrom('a', 'ä', ' ', '"', ';', ',', '\t', '\n', '\r', '€') })
const fields = fc.array(field, { minLength: 2, maxLength: 5 })
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

it('what is written with quotes is read as it was, whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.array(fields, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      (rows, delimiter, newline, endsWithNewline) => {
        const file =
          rows.map(row => row.map(quoted).join(delimiter)).join(newline) + (endsWithNewline ? newline : '')
        const read = [...recordsOf(file)]
        expect(read.map(record => record.fields)).toEqual(rows)
        expect(read.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 1))
        expect(read.some(({ unclosed }) => unclosed)).toBe(false)
      },
    ),
  )
})

it('any text and any bytes are read to their end', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array()), file => {
      expect([...recordsOf(textOf(file))].filter(({ unclosed }) => unclosed).length).toBeLessThanOrEqual(1)
    }),
  )
})
