import type { TableLine } from '../../platform/tables/document.ts'
import type { Header } from '../../platform/tables/header.ts'
import { readRow } from '../../platform/tables/rows.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { UsageError } from '../command.ts'

/** By which column a row names another that comes before it. */
const before: Readonly<Record<string, string>> = { parentCode: 'code', managerEmail: 'email' }

/** The columns that say whose a day is, the first that has a value; all rows of a member's date are written as one. */
const members = ['membershipId', 'payrollNumber', 'email'] as const

/**
 * The lines in parts: each line after the one that it names as its parent or supervisor, and those of a member's date in
 * one part. Throws `UsageError` where it cannot be told which lines are of one member.
 */
export function partsOf(lines: readonly TableLine[], header: Header, size: number): TableLine[][] {
  if (lines.length <= size) return lines.length === 0 ? [] : [[...lines]]
  const isOfDays = header.fields.some(field => field?.column.name === 'date')
  const groups = isOfDays ? daysOf(lines, header) : inOrder(lines, header).map(line => [line])
  const parts: TableLine[][] = []
  for (const group of groups) {
    const part = parts.at(-1)
    if (part && part.length + group.length <= size) part.push(...group)
    else parts.push([...group])
  }
  return parts
}

function daysOf(lines: readonly TableLine[], header: Header): readonly TableLine[][] {
  const named = lines.map(line => {
    const row = readRow(line, header)
    const by = members.find(column => row[column] !== undefined)
    return { line, by, day: JSON.stringify([by && row[by], row['date']]) }
  })
  if (new Set(named.flatMap(({ by }) => by ?? [])).size > 1)
    throw new UsageError(
      `The table has more than ${limits.importRows} rows and names members by different columns. Name all of them by one, so that no day is parted.`,
    )
  return [...Map.groupBy(named, ({ day }) => day).values()].map(day => day.map(({ line }) => line))
}

function inOrder(lines: readonly TableLine[], { fields }: Header): readonly TableLine[] {
  const placeOf = (name: string) => fields.findIndex(field => field?.column.name === name)
  const pair = Object.entries(before).find(([below, own]) => placeOf(below) >= 0 && placeOf(own) >= 0)
  if (!pair) return lines
  const [below, own] = pair.map(placeOf) as [number, number]
  const cell = (line: TableLine, place: number) => (line.cells[place] ?? '').trim().toLowerCase()
  const byOwn = new Map(lines.map(line => [cell(line, own), line]))
  const done = new Set<TableLine>()
  for (const line of lines) {
    // The line and those that it waits for; a circle ends where it began.
    const waiting = new Set<TableLine>()
    for (let next: TableLine | undefined = line; next && !done.has(next) && !waiting.has(next); ) {
      waiting.add(next)
      const name: string = cell(next, below)
      next = name === '' ? undefined : byOwn.get(name)
    }
    for (const each of [...waiting].toReversed()) done.add(each)
  }
  return [...done]
}
