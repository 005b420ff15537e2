import { describe, expect, it } from 'vitest'
import { targetRow } from '../../../modules/company/catalogs/dimensions/import/row.ts'
import { dealRow } from '../../../modules/sales/crm/deals/import/row.ts'
import { rateRow } from '../../../modules/work/projects/rate-cards/import/row.ts'
import { customerRow } from '../../../modules/work/customers/import/row.ts'
import { memberRow } from '../../../modules/people/members/import/row.ts'
import { shiftRow } from '../../../modules/time/shifts/import/row.ts'
import { hoursRow } from '../../../modules/time/work-days/import/row.ts'
import type { TableColumn } from '../../../platform/contract/table.ts'
import { readHeader } from '../../../platform/tables/header.ts'
import { UsageError } from '../../command.ts'
import { dryRunPartsOf, type Part, partsOf } from '../parts.ts'

const lineOf = (cells: readonly string[], line: number) => ({ line, cells })
const header = readHeader(lineOf(['payrollNumber', 'email', 'date', 'entryType'], 1), hoursRow.columns)
const rows = (all: readonly (readonly string[])[]) => all.map((cells, index) => lineOf(cells, index + 2))
const datesOf = (parts: readonly Part[]) => parts.map(({ lines }) => lines.map(({ cells }) => cells[2]))

describe('the parts of a table of hours', () => {
  it('part no day of a member, however its date is written and wherever its lines are', () => {
    const lines = rows([
      ['7', '', '2026-11-02', 'work'],
      ['7', '', '2026-11-03', 'work'],
      ['7', '', '2.11.2026', 'break'],
      ['8', '', '2026-11-02', 'work'],
    ])
    expect(datesOf(partsOf(lines, header, 2))).toEqual([
      ['2026-11-02', '2.11.2026'],
      ['2026-11-03', '2026-11-02'],
    ])
  })

  it('are refused where one member may be named in two ways', () => {
    const lines = rows([
      ['7', '', '2026-11-02', 'work'],
      ['', 'a@b.example', '2026-11-02', 'work'],
    ])
    expect(() => partsOf(lines, header, 1)).toThrow(UsageError)
    expect(partsOf(lines, header, 2)).toHaveLength(1)
  })

  it('are none of a table without rows', () => expect(partsOf([], header, 2)).toEqual([]))
})

it('the parts of a table of shifts part no shifts for nobody of one place and date, which are counted together', () => {
  const heading = readHeader(lineOf(['externalId', 'email', 'planningUnit', 'workDate'], 1), shiftRow.columns)
  const nobody = ['', '', 'shop', '2027-03-01']
  const lines = rows([
    nobody,
    ['', 'a@b.example', 'shop', '2027-03-01'],
    ['', '', 'shop', '2027-03-02'],
    nobody,
    ['7', '', 'shop', '2027-03-01'],
  ])
  const parts = partsOf(lines, heading, 2).map(part => part.lines.map(({ line }) => line))
  expect(parts).toEqual([[2, 5], [3, 4], [6]])
})

describe('the parts of a dry run', () => {
  const numbersOf = ({ parts, uncertain }: ReturnType<typeof dryRunPartsOf>) => ({
    parts: parts.map(({ met, lines: own }) => [met.map(({ line }) => line), own.map(({ line }) => line)]),
    uncertain: uncertain.map(({ line }) => line),
  })
  const dryRun = (
    table: readonly TableColumn[],
    heading: readonly string[],
    cells: readonly (readonly string[])[],
    size = 3,
  ) => numbersOf(dryRunPartsOf(rows(cells), readHeader(lineOf(heading, 1), table), size))

  it.each([
    ['a parent', targetRow.columns, ['code', 'name', 'parentCode'], ['1', 'a', ''], ['9', 'b', '1']],
    ['a code again', targetRow.columns, ['code', 'name'], ['a1', 'a'], [' A1', 'b']],
    ['a reference', targetRow.columns, ['externalSource', 'externalId', 'name'], ['erp', '1'], ['erp', '1']],
    [
      'a supervisor',
      memberRow.columns,
      ['email', 'managerEmail'],
      ['a@b.example', ''],
      ['c@b.example', 'A@b.example'],
    ],
    ['a payroll number', memberRow.columns, ['email', 'payrollNumber'], ['a@b.example', '7'], ['', '7']],
    ['a name alone', customerRow.columns, ['code', 'name'], ['a', 'Sähkö'], ['', 'sahko']],
    ['a code after a name', customerRow.columns, ['code', 'name'], ['', 'Sähkö'], ['a', 'Sähkö']],
    [
      'the row that names a card',
      rateRow.columns,
      ['cardCode', 'cardName', 'validFrom'],
      ['a', 'Perus', ''],
      ['a', '', ''],
    ],
    [
      'a rate of the same hours',
      rateRow.columns,
      ['cardCode', 'projectCode', 'validFrom'],
      ['a', 'x', '2027-01-01'],
      ['a', 'x', '2028-01-01'],
    ],
    ['a title', dealRow.columns, ['title', 'customerCode'], ['Pumput', 'x'], ['Pumput', 'x']],
  ])('have with them what a row may meet: %s', (_, table, heading, first, last) => {
    const others = ['p', 'q'].map(text =>
      heading.map(name => (name === 'parentCode' ? '' : `${name}${text}`)),
    )
    expect(dryRun(table, heading, [first, ...others, last])).toEqual({
      parts: [
        [[], [2, 3, 4]],
        [[2], [5]],
      ],
      uncertain: [],
    })
  })

  it.each([
    ['the same name with two codes', customerRow.columns, ['code', 'name'], ['a', 'Oy'], ['b', 'Oy']],
    ['one title of two customers', dealRow.columns, ['title', 'customerCode'], ['P', 'x'], ['P', 'y']],
    [
      'rates of other hours',
      rateRow.columns,
      ['cardCode', 'projectCode', 'validFrom'],
      ['a', 'x', ''],
      ['a', 'y', ''],
    ],
  ])('have nothing else with them: %s', (_, table, heading, first, last) => {
    const others = ['p', 'q'].map(text => heading.map(name => `${name}${text}`))
    expect(dryRun(table, heading, [first, ...others, last]).parts[1]).toEqual([[], [5]])
  })

  it('have with them all that leads to a row, and say where that is too much', () => {
    const chain = ['1', '2', '3', '4', '5', '6'].map(code => [
      code,
      'a',
      code === '1' ? '' : `${Number(code) - 1}`,
    ])
    const heading = ['code', 'name', 'parentCode']
    expect(dryRun(targetRow.columns, heading, chain, 5)).toEqual({
      parts: [
        [[], [2, 3, 4, 5, 6]],
        [[5, 6], [7]],
      ],
      uncertain: [5, 6, 7],
    })
  })

  it('have the night with them that reaches into a day, and not the day beside it', () => {
    const day = (date: string, start: string, end: string) => ['7', date, start, end, 'work']
    const heading = ['payrollNumber', 'date', 'startMinutes', 'endMinutes', 'entryType']
    const other = ['8', '2026-11-02', '08:00', '16:00', 'work']
    const sent = (first: string[], last: string[]) =>
      dryRun(hoursRow.columns, heading, [first, other, other, last], 3).parts[1]
    const night = day('2026-11-02', '22:00', '06:00')
    const morning = day('3.11.2026', '05:00', '12:00')
    expect(sent(night, morning)).toEqual([[2], [5]])
    expect(sent(morning, night)).toEqual([[2], [5]])
    expect(sent(day('2026-11-02', '08:00', '16:00'), morning)).toEqual([[], [5]])
    expect(sent(night, day('2026-11-04', '05:00', '12:00'))).toEqual([[], [5]])
    expect(sent(night, ['8', ...morning.slice(1)])).toEqual([[], [5]])
  })
})
