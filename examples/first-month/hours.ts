import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A row of the hours as a foreman's spreadsheet has them: times of the clock, or a duration. */
interface Row {
  readonly date: string
  readonly type: string
  readonly start: string
  readonly end: string
  readonly duration: string
  readonly project: string
  readonly note: string
}

export interface Lookup {
  readonly entryTypes: ReadonlyMap<string, string>
  readonly projects: ReadonlyMap<string, string>
}

const file = resolve(import.meta.dirname, '../data/2026-10-hours.csv')

/** The month's days with their entries, in the words of the interface. */
export function daysOf({ entryTypes, projects }: Lookup): Map<string, object[]> {
  const rows = parse(readFileSync(file), { columns: true, delimiter: ';' }) as Row[]
  const days = new Map<string, object[]>()
  for (const row of rows) {
    const entry = {
      entryTypeId: known(entryTypes, row.type),
      ...(row.duration ? { durationMinutes: minutesOf(row.duration) } : spanOf(row)),
      ...(row.project && {
        allocations: [{ dimensionId: 'project', valueId: known(projects, row.project) }],
      }),
      ...(row.note && { note: row.note }),
    }
    days.set(row.date, [...(days.get(row.date) ?? []), entry])
  }
  // After midnight the clock starts again and the minutes of the day run on: a break in the night belongs to its shift.
  for (const entries of days.values()) runOn(entries)
  return days
}

interface Span {
  startMinutes: number
  endMinutes: number
}

function spanOf({ start, end }: Row): Span {
  const startMinutes = minutesOf(start)
  const endMinutes = minutesOf(end)
  return { startMinutes, endMinutes: endMinutes > startMinutes ? endMinutes : endMinutes + 1440 }
}

function runOn(entries: object[]): void {
  const [first] = entries as Partial<Span>[]
  if (first?.startMinutes === undefined) return
  for (const entry of entries as Span[])
    if (entry.startMinutes < first.startMinutes) {
      entry.startMinutes += 1440
      entry.endMinutes += 1440
    }
}

function minutesOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function known(ids: ReadonlyMap<string, string>, code: string): string {
  const id = ids.get(code)
  if (!id) throw new Error(`the organisation knows no “${code}”`)
  return id
}
