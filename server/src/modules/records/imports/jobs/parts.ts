import type { TableRow } from '../../../../platform/tables/rows.ts'

/** A row and its place among all of the table. */
export interface PlacedRow {
  readonly index: number
  readonly row: TableRow
}

/** By which field a row names another that comes before it. */
const before: Readonly<Record<string, string>> = {
  parentCode: 'code',
  managerEmail: 'email',
  parentExternalId: 'externalId',
}

/**
 * The rows in parts, which are carried out one after the other: each row after the one that it names as its parent or supervisor, and the
 * rows of one day, or for nobody at a place on a date, in one part.
 */
export function partsOf(rows: readonly TableRow[], size: number): PlacedRow[][] {
  const parts: PlacedRow[][] = []
  for (const unit of unitsOf(rows)) {
    const part = parts.at(-1)
    if (part && part.length + unit.length <= size) part.push(...unit)
    else parts.push([...unit])
  }
  return parts
}

function unitsOf(rows: readonly TableRow[]): readonly (readonly PlacedRow[])[] {
  const placed = rows.map((row, index) => ({ index, row }))
  const has = (field: string) => rows.some(row => row[field] !== undefined)
  // Rows of hours and of shifts count together by whose day they are of, however each names the member.
  const date = has('date') ? 'date' : has('workDate') ? 'workDate' : undefined
  if (date === undefined) return inOrder(placed).map(row => [row])
  const dayOf = (row: TableRow) =>
    JSON.stringify([
      row['membershipId'] ?? row['payrollNumber'] ?? row['email'] ?? row['planningUnit'],
      row[date],
    ])
  return [...Map.groupBy(placed, ({ row }) => dayOf(row)).values()]
}

function inOrder(rows: readonly PlacedRow[]): readonly PlacedRow[] {
  const pair = Object.entries(before).find(fields =>
    fields.every(field => rows.some(({ row }) => row[field] !== undefined)),
  )
  if (!pair) return rows
  const [below, own] = pair
  const said = ({ row }: PlacedRow, field: string) =>
    String(row[field] ?? '')
      .trim()
      .toLowerCase()
  const byOwn = new Map(rows.map(row => [said(row, own), row]))
  const done = new Set<PlacedRow>()
  for (const row of rows) {
    // The row and those that it waits for; a circle ends where it began.
    const waiting = new Set<PlacedRow>()
    for (let next: PlacedRow | undefined = row; next && !done.has(next) && !waiting.has(next); ) {
      waiting.add(next)
      const name: string = said(next, below)
      next = name === '' ? undefined : byOwn.get(name)
    }
    for (const each of [...waiting].toReversed()) done.add(each)
  }
  return [...done]
}
