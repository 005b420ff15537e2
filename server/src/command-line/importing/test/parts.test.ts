import { describe, expect, it } from 'vitest'
import { columns } from '../../../modules/work-days/import/register.ts'
import { readHeader } from '../../../platform/tables/header.ts'
import { UsageError } from '../../command.ts'
import { partsOf } from '../parts.ts'

const lineOf = (cells: readonly string[], line: number) => ({ line, cells })
const header = readHeader(lineOf(['payrollNumber', 'email', 'date', 'entryType'], 1), columns)
const rows = (all: readonly (readonly string[])[]) => all.map((cells, index) => lineOf(cells, index + 2))
const datesOf = (parts: ReturnType<typeof partsOf>) => parts.map(part => part.map(({ cells }) => cells[2]))

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
