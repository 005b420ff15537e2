import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { LineRow } from '../../lines/store.ts'
import type { Target } from '../../targets/target.ts'
import { batch, csvTarget, documentOf, download, line, making } from '../../test/examples.ts'
import { render } from '../rendition/rendition.ts'

const october = batch()

function rendered(lines: readonly LineRow[], to: Target) {
  const { rendition, unrenderable } = render(october, lines, to, making)
  if (!rendition) throw new Error(unrenderable.why)
  return { ...rendition, content: documentOf(rendition) }
}
const rows = (lines: readonly LineRow[], to: Target) => rendered(lines, to).content.split('\r\n').slice(0, -1)

const project = newId()
const centre = newId()
const value = (dimensionId: string, valueCode: string) => ({ dimensionId, valueId: newId(), valueCode })
const tower = value(project, 'tower')
const harbour = value(project, 'harbour')
const sales = value(centre, 'sales')

describe('a CSV document', () => {
  const codes = { normal: '1000', overtime_50: '2050' }

  it('has the usual columns, a semicolon, a decimal comma and a row per line', () =>
    expect(rows([line(), line({ kind: 'overtime_50', minutes: 100 })], csvTarget({}, codes))).toEqual([
      'payroll_number;work_date;pay_type_code;hours;minutes;allocations',
      '1042;2026-10-14;1000;7,50;450;',
      '1042;2026-10-14;2050;1,67;100;',
    ]))

  it('takes back what a reversal takes back, as a negative number', () =>
    expect(
      rows(
        [
          line({
            minutes: -450,
            correctionSign: -1,
            correctionOfBatchId: newId(),
            correctionOfLineId: newId(),
          }),
        ],
        csvTarget({ columns: ['payroll_number', 'hours', 'minutes', 'correction'] }, codes),
      )[1],
    ).toBe('1042;-7,50;-450;reversal'))

  it('prefers the code of the entry type, and leaves out kinds whose code is null', () =>
    expect(
      rows(
        [line({ payTypeCode: '1500' }), line({ kind: 'night' })],
        csvTarget({ columns: ['pay_type_code', 'kind'], header: false }, { normal: '1000', night: null }),
      ),
    ).toEqual(['1500;normal']))

  it('has a column per tracking level and a row per target', () => {
    const split = line({
      minutes: 450,
      parts: [
        { minutes: 200, values: [tower, sales] },
        { minutes: 100, values: [harbour, sales] },
        { minutes: 100, values: [harbour] },
      ],
    })
    const dimensions = [
      { dimensionId: project, heading: 'Projekti' },
      { dimensionId: centre, heading: 'Kustannuspaikka' },
    ]
    expect(rows([split], csvTarget({ columns: ['allocations', 'minutes'], dimensions }, codes))).toEqual([
      'Projekti;Kustannuspaikka;minutes',
      'tower;sales;200',
      'harbour;sales;100',
      'harbour;;100',
      ';;50',
    ])
    expect(
      rows(
        [split],
        csvTarget(
          { columns: ['allocations', 'minutes'], dimensions: dimensions.slice(0, 1), header: false },
          codes,
        ),
      ),
    ).toEqual(['tower;200', 'harbour;200', ';50'])
    expect(rows([split], csvTarget({ columns: ['allocations', 'minutes'], header: false }, codes))).toEqual([
      'tower sales;200',
      'harbour sales;100',
      'harbour;100',
      ';50',
    ])
  })

  it('follows the options of the target', () =>
    expect(
      rendered(
        [line({ payrollNumber: 'A;1' })],
        csvTarget(
          {
            columns: ['payroll_number', 'work_date', 'hours'],
            delimiter: ',',
            decimal: '.',
            dateFormat: 'finnish',
            bom: true,
          },
          codes,
        ),
      ).content,
    ).toBe('\uFEFFpayroll_number,work_date,hours\r\nA;1,14.10.2026,7.50\r\n'))

  it.each(['=1+1', '+358', '-2', '@cmd', '\tx'])(
    'never holds a cell that a spreadsheet runs: %j',
    payrollNumber => {
      const { content } = rendered(
        [line({ payrollNumber })],
        csvTarget({ columns: ['payroll_number'], header: false }, codes),
      )
      expect(content.replaceAll('"', '')).toBe(`'${payrollNumber}\r\n`)
    },
  )

  it('of a line split among targets has hours that add up to those of the line', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }),
        fc.nat(100),
        fc.constantFrom(1, -1),
        (shares, rest, sign) => {
          const minutes = shares.reduce((sum, share) => sum + share, rest)
          const split = line({
            minutes: sign * minutes,
            parts: shares.map(share => ({ minutes: sign * share, values: [value(project, newId())] })),
          })
          const to = csvTarget(
            { columns: ['hours', 'minutes', 'allocations'], decimal: '.', header: false },
            codes,
          )
          const cells: string[][] = parse(rendered([split], to).content, { delimiter: ';' })
          const total = (column: number) => cells.reduce((sum, cell) => sum + Number(cell[column]), 0)
          expect(total(1)).toBe(sign * minutes)
          expect(total(0)).toBeCloseTo((sign * Math.round((minutes * 100) / 60)) / 100, 6)
        },
      ),
    ))
})

describe('a JSON document', () => {
  it('holds the batch and its lines as they are read, with the codes of the target', () => {
    const normal = line({ parts: [{ minutes: 450, values: [tower] }] })
    const { content, contentType, fileName } = rendered([normal, line({ kind: 'flex' })], {
      ...download(),
      payTypeCodes: { normal: '1000' },
    })
    const { batch: told, lines } = JSON.parse(content)
    expect(told).toMatchObject({ id: october.id, snapshotHash: october.snapshotHash })
    expect(told).not.toHaveProperty('state')
    expect(lines).toMatchObject([
      {
        id: normal.id,
        payTypeCode: '1000',
        allocations: [{ valueCode: 'tower', minutes: 450 }],
        correctionOf: null,
      },
      { kind: 'flex', payTypeCode: null },
    ])
    expect(contentType).toBe('application/json')
    expect(fileName).toBe(`payroll_2026-10-01_2026-10-31_${october.id.slice(-12)}.json`)
  })
})

it('a document is known by the hash and the length of its bytes', () => {
  const { content, sha256, byteCount } = rendered([line({ explain: 'Yötyö' })], download())
  expect(sha256).toBe(createHash('sha256').update(content, 'utf8').digest('hex'))
  expect(byteCount).toBe(Buffer.byteLength(content))
})
