import type { TableLine } from '../../platform/tables/document.ts'
import type { Header } from '../../platform/tables/header.ts'
import { readRow } from '../../platform/tables/rows.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { UsageError } from '../command.ts'
import { before, metBefore, type Unit } from './meeting.ts'
import { memberColumn, memberOf } from './members-of-days.ts'

/** What is sent at once. */
export interface Part {
  /** Lines of earlier parts that those of this one may meet, sent once more by a dry run, which has written none of them. */
  readonly met: readonly TableLine[]
  readonly lines: readonly TableLine[]
}

export interface DryRunParts {
  readonly parts: readonly Part[]
  /** The lines that may meet more lines of earlier parts than are sent with them. */
  readonly uncertain: readonly TableLine[]
}

/**
 * The lines in parts: each line after the one that it names as its parent or supervisor, and those of a member's date, or
 * for nobody at a place on a date, in one part. Throws `UsageError` where it cannot be told which lines are of one member.
 */
export function partsOf(lines: readonly TableLine[], header: Header, size: number): Part[] {
  if (lines.length <= size) return lines.length === 0 ? [] : [{ met: [], lines }]
  const parts: TableLine[][] = []
  for (const unit of unitsOf(lines, header)) {
    const part = parts.at(-1)
    if (part && part.length + unit.length <= size) part.push(...unit)
    else parts.push([...unit])
  }
  return parts.map(part => ({ met: [], lines: part }))
}

/** The same for a dry run: a part has with it what its lines may meet of earlier parts, at most half of what is sent. */
export function dryRunPartsOf(lines: readonly TableLine[], header: Header, size: number): DryRunParts {
  if (lines.length <= size) return { parts: partsOf(lines, header, size), uncertain: [] }
  const units = unitsOf(lines, header)
  const met = metBefore(units, header, isOfDays(header))
  const lengthOf = (places: Iterable<number>) =>
    [...places].reduce((sum, place) => sum + (units[place]?.length ?? 0), 0)
  const uncertain: TableLine[] = []
  const parts: { own: number[]; sent: ReadonlySet<number> }[] = []
  for (const [place, unit] of units.entries()) {
    const { places, isWhole } = reached(place, met, units, Math.floor(size / 2))
    if (!isWhole) uncertain.push(...unit)
    const part = parts.at(-1)
    const together = new Set([...(part?.sent ?? []), ...places, place])
    if (part && lengthOf(together) <= size) {
      part.own.push(place)
      part.sent = together
    } else parts.push({ own: [place], sent: new Set([...places, place]) })
  }
  const linesAt = (places: readonly number[]) => places.flatMap(place => units[place] ?? [])
  return {
    parts: parts.map(({ own, sent }) => ({
      met: linesAt([...sent].filter(place => place < (own[0] ?? 0)).toSorted((a, b) => a - b)),
      lines: linesAt(own),
    })),
    uncertain,
  }
}

/** The places to which a unit leads, the nearest first, of at most so many lines. */
function reached(from: number, met: readonly number[][], units: readonly Unit[], mostLines: number) {
  const places = new Set<number>()
  const queue = [...(met[from] ?? [])]
  let lines = 0
  for (const place of queue) {
    if (places.has(place)) continue
    lines += units[place]?.length ?? 0
    if (lines > mostLines) return { places, isWhole: false }
    places.add(place)
    queue.push(...(met[place] ?? []))
  }
  return { places, isWhole: true }
}

const isOfDays = ({ fields }: Header): boolean => fields.some(field => field?.column.name === 'date')

const isOfShifts = ({ fields }: Header): boolean => fields.some(field => field?.column.name === 'workDate')

function unitsOf(lines: readonly TableLine[], header: Header): readonly Unit[] {
  if (isOfDays(header)) return daysOf(lines, header)
  return isOfShifts(header) ? shiftsOf(lines, header) : inOrder(lines, header).map(line => [line])
}

/** Lines for shifts of nobody without a reference mean as many as there are of a place and date: they are counted together. */
function shiftsOf(lines: readonly TableLine[], header: Header): readonly Unit[] {
  const units = Map.groupBy(lines, line => {
    const row = readRow(line, header)
    const isKnown = row['externalId'] !== undefined || memberColumn(row) !== undefined
    return isKnown ? line.line : JSON.stringify([row['planningUnit'], row['workDate']])
  })
  return [...units.values()]
}

function daysOf(lines: readonly TableLine[], header: Header): readonly Unit[] {
  const named = lines.map(line => {
    const row = readRow(line, header)
    return { line, by: memberColumn(row), day: JSON.stringify([memberOf(row), row['date']]) }
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
