import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type EntryInput, hoursFromCsv } from '../../sdk/src/index.ts'

export interface Lookup {
  readonly membershipId: string
  readonly entryTypes: ReadonlyMap<string, string>
  readonly projects: ReadonlyMap<string, string>
}

const file = resolve(import.meta.dirname, '../data/2026-10-hours.csv')

/** The month's days with their entries, from a foreman's spreadsheet: times of the clock, or a duration. */
export function daysOf({ membershipId, entryTypes, projects }: Lookup): Map<string, readonly EntryInput[]> {
  const { days, errors } = hoursFromCsv(
    readFileSync(file),
    { members: new Map(), entryTypes, targets: new Map([['project', projects]]) },
    { membershipId },
  )
  for (const { row, column, detail } of errors)
    console.error(`  Row ${row}, ${column ?? 'all of it'}: ${detail}`)
  if (errors.length > 0) throw new Error(`${errors.length} rows of the hours cannot be read`)
  return new Map(days.map(({ path, body }) => [path.date, body.entries]))
}
