import type { TableLine } from '../../platform/tables/document.ts'
import type { Header } from '../../platform/tables/header.ts'

/** By which column a row names another that comes before it. */
const before: Readonly<Record<string, string>> = { parentCode: 'code', managerEmail: 'email' }

/** The lines in parts, each line after the one that it names as its parent or supervisor. */
export function partsOf(lines: readonly TableLine[], header: Header, size: number): TableLine[][] {
  const ordered = lines.length <= size ? lines : inOrder(lines, header)
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, part) =>
    ordered.slice(part * size, (part + 1) * size),
  )
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
