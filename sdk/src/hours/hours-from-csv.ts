import type { EntryInput } from '../generated/schemas.ts'
import { type ColumnChoices, type ColumnProblem, columnsOf, missingColumns } from './columns.ts'
import { recordsOf, textOf } from './csv.ts'
import { entryOf, keyOf, type ReadRow, type RowCode, RowProblem } from './entry.ts'
import type { HoursReferences } from './references.ts'

export interface HoursOptions extends ColumnChoices {
  /** Whose hours they are, where no column says it. */
  readonly membershipId?: string | undefined
  /** The code of the entry type of rows that name none. */
  readonly entryType?: string | undefined
  /** What separates the fields; `;`, `,` or a tab, whichever the header has most often, unless given. */
  readonly delimiter?: string | undefined
}

/** One day of one member, as `workDays.writeEntries` takes it: a full replacement of the entries of the day. */
export interface HoursDay {
  /** The rows that it is made of, as a spreadsheet counts them: the header is row 1. */
  readonly rows: readonly number[]
  readonly path: { readonly membershipId: string; readonly date: string }
  readonly body: { readonly entries: readonly EntryInput[] }
}

export interface HoursError {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number
  /** The header of the column; null where it is about the row. */
  readonly column: string | null
  readonly code: ColumnProblem['code'] | RowCode | 'quote_not_closed'
  readonly detail: string
}

export interface Hours {
  /**
   * The days of which every row is sound, each once. A day with an error is left out whole, because writing a day replaces it.
   */
  readonly days: readonly HoursDay[]
  readonly errors: readonly HoursError[]
}

/**
 * Reads a CSV file of hours into calls: persons by payroll number, dates `2026-11-20` or `20.11.2026`, times of the clock,
 * or minutes, or hours (`7,5`, `7.5`, `7:30`), entry types and targets by code. Each error names its row and column. Nothing
 * is sent. When a column is not understood, or a quoted field does not end, there are no days.
 *
 * An end that is not after its start is past midnight, and so are the rows of the same day that lie in the night of such a
 * shift, its break for instance.
 */
export function hoursFromCsv(
  file: string | Uint8Array,
  references: HoursReferences,
  options: HoursOptions = {},
): Hours {
  const [header, ...records] = recordsOf(textOf(file), options.delimiter)
  const unclosed = [header, ...records].find(record => record?.unclosed)
  if (unclosed)
    return {
      days: [],
      errors: [
        { row: unclosed.row, column: null, code: 'quote_not_closed', detail: 'A quoted field does not end.' },
      ],
    }
  const { columns, problems } = columnsOf(header?.fields ?? [], references.targets.keys(), options)
  const missing = missingColumns(columns, options)
  if (problems.length + missing.length > 0)
    return { days: [], errors: [...problems, ...missing].map(problem => ({ row: 1, ...problem })) }

  const read: ReadRow[] = []
  const refused: { readonly row: number; readonly problem: RowProblem }[] = []
  for (const record of records.filter(({ fields }) => fields.some(field => field.trim() !== '')))
    try {
      read.push(entryOf(record, columns, references, options))
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      refused.push({ row: record.row, problem: error })
    }
  return {
    days: daysOf(read, new Set(refused.map(({ problem }) => problem.day))),
    errors: refused.map(({ row, problem: { column, code, message } }) => ({
      row,
      column,
      code,
      detail: message,
    })),
  }
}

function daysOf(read: readonly ReadRow[], broken: ReadonlySet<string | undefined>): HoursDay[] {
  const days = new Map<string, ReadRow[]>()
  for (const row of read) {
    const key = keyOf(row)
    const known = days.get(key)
    if (known) known.push(row)
    else days.set(key, [row])
  }
  return [...days]
    .filter(([key]) => !broken.has(key))
    .flatMap(([, rows]) => {
      const [first] = rows
      if (!first) return []
      const { membershipId, date } = first
      const entries = nightAfter(rows.map(({ entry }) => entry))
      return [{ rows: rows.map(({ row }) => row), path: { membershipId, date }, body: { entries } }]
    })
}

/** After midnight the clock starts again and the minutes of the day run on: a break in the night belongs to its shift. */
function nightAfter(entries: readonly EntryInput[]): EntryInput[] {
  const shifts = entries.filter(entry => entry.startMinutes != null && entry.endMinutes > minutesOfDay)
  return entries.map(entry => {
    if (entry.startMinutes == null) return entry
    const next = {
      ...entry,
      startMinutes: entry.startMinutes + minutesOfDay,
      endMinutes: entry.endMinutes + minutesOfDay,
    }
    const inTheNight = shifts.some(({ endMinutes }) => next.endMinutes <= (endMinutes ?? 0))
    return inTheNight ? next : entry
  })
}

const minutesOfDay = 1440
