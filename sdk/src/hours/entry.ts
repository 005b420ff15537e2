import type { DurationEntry, EntryInput, SpanEntry } from '../generated/schemas.ts'
import type { Columns, HoursColumn } from './columns.ts'
import type { CsvRecord } from './csv.ts'
import type { HoursReferences } from './references.ts'
import { clockOf, dateOf, hoursOf, minutesOf } from './values.ts'

export type RowCode =
  | 'too_many_fields'
  | 'person_missing'
  | 'person_not_found'
  | 'person_ambiguous'
  | 'date_invalid'
  | 'entry_type_missing'
  | 'entry_type_not_found'
  | 'target_not_found'
  | 'time_missing'
  | 'time_invalid'
  | 'time_contradictory'

/** Why a row is none; `day` is where it would have belonged, as far as it could be read. */
export class RowProblem extends Error {
  readonly code: RowCode
  readonly column: string | null
  day: string | undefined

  constructor(code: RowCode, column: string | null, detail: string) {
    super(detail)
    this.code = code
    this.column = column
  }
}

export interface ReadRow {
  readonly row: number
  readonly membershipId: string
  readonly date: string
  readonly entry: EntryInput
}

/** What stands in for a column that the file does not have. */
export interface Defaults {
  readonly membershipId?: string | undefined
  readonly entryType?: string | undefined
}

export const keyOf = ({ membershipId, date }: Pick<ReadRow, 'membershipId' | 'date'>): string =>
  `${membershipId} ${date}`

/** The row's entry. Throws a RowProblem for the first thing that is wrong with it. */
export function entryOf(
  record: CsvRecord,
  columns: Columns,
  references: HoursReferences,
  defaults: Defaults,
): ReadRow {
  const row = new Row(record, columns)
  const membershipId = personOf(row, references, defaults)
  const date =
    dateOf(row.text('date')) ??
    row.refuse('date', 'date_invalid', 'is no date such as 2026-11-20 or 20.11.2026')
  try {
    const extra = record.fields.slice(columns.headers.length).findIndex(field => field.trim() !== '')
    if (extra !== -1)
      throw new RowProblem(
        'too_many_fields',
        null,
        `There are more fields than the ${columns.headers.length} headers.`,
      )
    const note = row.text('note')
    const allocations = allocationsOf(row, references)
    const entry: EntryInput = {
      entryTypeId: entryTypeOf(row, references, defaults),
      ...timeOf(row),
      ...(allocations.length > 0 && { allocations }),
      ...(note !== '' && { note }),
    }
    return { row: record.row, membershipId, date, entry }
  } catch (error) {
    if (error instanceof RowProblem) error.day = keyOf({ membershipId, date })
    throw error
  }
}

/** The texts of a record by what their columns say. */
class Row {
  readonly #record: CsvRecord
  readonly columns: Columns

  constructor(record: CsvRecord, columns: Columns) {
    this.#record = record
    this.columns = columns
  }

  text = (column: HoursColumn): string => this.at(this.columns.places.get(column))
  at = (place: number | undefined): string =>
    place === undefined ? '' : (this.#record.fields[place] ?? '').trim()

  /** Throws; the text of the column and what is wrong with it are the sentence. */
  refuse(column: HoursColumn, code: RowCode, what: string): never {
    const place = this.columns.places.get(column)
    const header = place === undefined ? null : (this.columns.headers[place] ?? null)
    throw new RowProblem(code, header, `“${this.text(column)}” ${what}.`)
  }
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

function personOf(row: Row, { members }: HoursReferences, { membershipId }: Defaults): string {
  const person = row.text('person')
  if (person === '') {
    if (membershipId !== undefined && !row.columns.places.has('person')) return membershipId
    return row.refuse('person', 'person_missing', 'says nobody')
  }
  const found = members.get(person)
  if (found === null)
    row.refuse('person', 'person_ambiguous', 'is the payroll number of several members; write an id')
  if (found !== undefined) return found
  return isId(person)
    ? person.toLowerCase()
    : row.refuse('person', 'person_not_found', 'is no payroll number of a member')
}

function entryTypeOf(row: Row, { entryTypes }: HoursReferences, { entryType }: Defaults): string {
  const code = row.text('entryType') || entryType
  if (code === undefined) return row.refuse('entryType', 'entry_type_missing', 'names no entry type')
  const found = entryTypes.get(code) ?? (isId(code) ? code.toLowerCase() : undefined)
  if (found !== undefined) return found
  return row.text('entryType') === ''
    ? row.refuse('entryType', 'entry_type_not_found', `stands for “${code}”, which no entry type is called`)
    : row.refuse('entryType', 'entry_type_not_found', 'is no entry type')
}

const allocationsOf = (row: Row, { targets }: HoursReferences) =>
  [...row.columns.targets].flatMap(([level, place]) => {
    const code = row.at(place)
    if (code === '') return []
    const valueId = targets.get(level)?.get(code) ?? (isId(code) ? code.toLowerCase() : undefined)
    if (valueId === undefined) {
      const detail = `“${code}” is no target of the tracking level “${level}”.`
      throw new RowProblem('target_not_found', row.columns.headers[place] ?? null, detail)
    }
    return [{ dimensionId: level, valueId }]
  })

type Time = Pick<SpanEntry, 'startMinutes' | 'endMinutes'> | Pick<DurationEntry, 'durationMinutes'>

/** A span, or how long it was. Both are taken where they say the same, as spreadsheets work hours out. */
function timeOf(row: Row): Time {
  const span = spanOf(row)
  const durations = [read(row, 'minutes', minutesOf), read(row, 'hours', hoursOf)].filter(
    minutes => minutes !== undefined,
  )
  const [durationMinutes] = durations
  const lengths = span ? [span.endMinutes - span.startMinutes, ...durations] : durations
  if (new Set(lengths).size > 1)
    throw new RowProblem(
      'time_contradictory',
      null,
      `The times of the row say ${lengths.join(' and ')} minutes.`,
    )
  if (span) return span
  if (durationMinutes === undefined)
    throw new RowProblem('time_missing', null, 'The row has neither start and end nor minutes or hours.')
  return { durationMinutes }
}

function spanOf(row: Row): { startMinutes: number; endMinutes: number } | undefined {
  const startMinutes = read(row, 'start', clockOf)
  const end = read(row, 'end', clockOf)
  if (startMinutes === undefined && end === undefined) return undefined
  if (startMinutes === undefined || end === undefined)
    throw new RowProblem('time_missing', null, `The row has no ${end === undefined ? 'end' : 'start'}.`)
  return { startMinutes, endMinutes: end > startMinutes ? end : end + 1440 }
}

const words: Readonly<Partial<Record<HoursColumn, string>>> = {
  start: 'is no time of the clock such as 7:30',
  end: 'is no time of the clock such as 16:00',
  minutes: 'is no whole number of minutes from 1 to 2880',
  hours: 'is no number of hours such as 7,5 or 7:30, more than none and at most 48',
}

function read(
  row: Row,
  column: HoursColumn,
  parse: (text: string) => number | undefined,
): number | undefined {
  const text = row.text(column)
  if (text === '') return undefined
  return parse(text) ?? row.refuse(column, 'time_invalid', words[column] ?? 'is not valid')
}
