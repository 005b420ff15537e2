import { describe, expect, it } from 'vitest'
import type { ColumnKind } from '../../contract/table.ts'
import { cellValue } from '../cell-values.ts'

const said = (kind: ColumnKind, text: string) => cellValue(text, { kind })

describe('a number is read as people write it', () => {
  it.each([
    ['1234,50', 1234.5],
    ['1234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1 234,50', 1234.5],
    ['1\u00A0234,50', 1234.5],
    ['1\u202F234\u202F567,5', 1_234_567.5],
    ['1\u2009234', 1234],
    ['1234,50 €', 1234.5],
    ['1234,50\u00A0€', 1234.5],
    ['€ 12', 12],
    ['12 EUR', 12],
    ['12 euroa', 12],
    ['100,-', 100],
    ['-12,5', -12.5],
    ['−12,5', -12.5],
    // One separator is that of decimals, whatever comes after it.
    ['1.234', 1.234],
  ])('%j', (text, number) => expect(said('number', text)).toBe(number))

  it.each(['', 'kaksi', '1.23.4', '12 34', '1,2,3', '12 %', '1e3', '--1', '1 234 5', '٣'])(
    'and %j is none',
    text => expect(said('number', text)).not.toBeTypeOf('number'),
  )

  it.each([
    ['1 234', 1234],
    ['1234,00', 1234],
    ['1.234', '1.234'],
    ['1,5', '1,5'],
    ['99999999999999999999', '99999999999999999999'],
  ])('a whole one: %j', (text, number) => expect(said('integer', text)).toBe(number))
})

describe('money is in cents', () => {
  it.each([
    ['123450', 123_450],
    ['1 234,50 €', 123_450],
    ['1.234,5 eur', 123_450],
    ['-0,05 €', -5],
    ['10 €', 1000],
    ['0,1000 €', 10],
    // Euros that do not say so might be cents.
    ['1234,50', '1234,50'],
    ['0,005 €', '0,005 €'],
  ])('%j', (text, cents) => expect(said('cents', text)).toBe(cents))

  it('or in euros where the header says so', () => expect(said('euros', '1 234,5')).toBe(123_450))
})

describe('a date is read as programs write it', () => {
  it.each([
    '2026-11-20',
    '20.11.2026',
    '20. 11. 2026',
    '20261120',
    '2026-11-20T14:30',
    '2026-11-20 14:30:59.123',
    '20.11.2026 klo 14.30',
    '20.11.2026, 14.30',
    '20.11.2026 kl. 14:30',
    '2026-11-20T00:00:00.000Z',
    '46346',
    '46346,604166',
    '46346.5',
  ])('%s', text => expect(said('date', text)).toBe('2026-11-20'))

  // The last three might be of another day where they were written.
  it.each(['20/11/2026', '20.11.26', '4634', '463460', '2026-11-20T22:00:00Z', '2026-11-20T00:00+02:00'])(
    'and %s is none',
    text => expect(said('date', text)).toBe(text),
  )

  it('and a time of a day too', () => {
    expect(said('moment', '46346,375')).toBe('2026-11-20 09:00')
    expect(said('moment', '46346.9999999')).toBe('2026-11-21 00:00')
    expect(said('moment', '1.12.2026 9:00')).toBe('1.12.2026 9:00')
  })
})

describe('a business id', () => {
  it.each([
    '2345678-0',
    '23456780',
    '2345678–0',
    '2345678‑0',
    '2345678 − 0',
    'FI23456780',
    'fi 2345678-0',
    'FI-23456780',
  ])('%s is one', text => {
    expect(said('business_id', text)).toBe('2345678-0')
    expect(said('vat_id', text)).toBe('FI23456780')
  })

  it.each(['2345678-1', 'SE23456780', '234567800'])('%s is none', text =>
    expect(said('business_id', text)).toBe(text),
  )

  it('without the zero that a spreadsheet takes away is one', () =>
    expect(said('business_id', '1120389')).toBe('0112038-9'))
})

it('an e-mail address of a Finnish domain is that of its mailbox, several in a cell too', () => {
  expect(said('addresses', 'Maija@Työ.fi; aino@example.fi;x@ÄÄ.example')).toBe(
    'Maija@xn--ty-gka.fi; aino@example.fi;x@xn--4caa.example',
  )
})

it('a choice goes by its words in any language, whatever their case and dots', () => {
  const column = {
    kind: 'choice',
    choices: ['public_body'],
    words: { public_body: { fi: 'Julkisyhteisö', sv: 'Offentlig organisation', en: 'Public body' } },
  } as const
  for (const word of ['public_body', 'JULKISYHTEISO', 'offentlig organisation', 'Public body'])
    expect(cellValue(word, column)).toBe('public_body')
  expect(cellValue('muu', column)).toBe('muu')
})
