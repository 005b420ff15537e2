import { type CastingContext, stringify } from 'csv-stringify/sync'
import { apportion } from '../../lines/apportion.ts'
import type { Part } from '../../lines/line.ts'
import type { CsvColumn, CsvOptions } from '../../targets/shapes.ts'
import { type CodedLine, correctionOf } from './coded-line.ts'

/** One row of the document: the minutes of a line that belong to the same targets. */
interface Row {
  readonly line: CodedLine
  readonly minutes: number
  /** Hundredths of an hour; those of a line add up to the line's own. */
  readonly hundredths: number
  /** The code of the target of each level that has a column, or every code where none has. */
  readonly codes: readonly string[]
}

type Cell = string | number | null

/** RFC 4180 with the target's delimiter and decimal mark; what a spreadsheet would run as a formula is made text. */
export function csvDocument(lines: readonly CodedLine[], options: CsvOptions): string {
  const columns = options.columns.flatMap(column => columnsOf(column, options))
  const rows = lines.flatMap(line => rowsOf(line, options))
  return stringify(
    rows.map(row => columns.map(column => column.cell(row))),
    {
      columns: columns.map(({ heading }, index) => ({ key: String(index), header: heading })),
      header: options.header,
      bom: options.bom,
      delimiter: options.delimiter,
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: {
        number: (value: number, { index }: CastingContext) =>
          columns[index]?.decimals
            ? value.toFixed(columns[index].decimals).replace('.', options.decimal)
            : String(value),
      },
    },
  )
}

interface Column {
  readonly heading: string
  readonly decimals?: number
  cell(row: Row): Cell
}

function columnsOf(column: CsvColumn, { dimensions, dateFormat }: CsvOptions): Column[] {
  if (column === 'allocations' && dimensions.length > 0)
    return dimensions.map(({ heading }, index) => ({ heading, cell: ({ codes }) => codes[index] ?? '' }))
  if (column === 'work_date')
    return [{ heading: column, cell: ({ line }) => dateText(line.workDate, dateFormat) }]
  if (column === 'hours')
    return [{ heading: column, decimals: 2, cell: ({ hundredths }) => hundredths / 100 }]
  const cell = cells[column]
  return [{ heading: column, cell }]
}

const cells: Record<Exclude<CsvColumn, 'work_date' | 'hours'>, (row: Row) => Cell> = {
  payroll_number: ({ line }) => line.payrollNumber,
  membership_id: ({ line }) => line.membershipId,
  pay_type_code: ({ line }) => line.code,
  kind: ({ line }) => line.kind,
  minutes: ({ minutes }) => minutes,
  credit_bp: ({ line }) => line.creditBp,
  allocations: ({ codes }) => codes.join(' '),
  correction: ({ line }) => correctionOf(line),
  line_id: ({ line }) => line.id,
}

const dateText = (date: string, format: CsvOptions['dateFormat']): string =>
  format === 'iso' ? date : date.split('-').reverse().join('.')

/** A line by the targets that the document tells apart; minutes of none have a row of their own. */
function rowsOf(line: CodedLine, options: CsvOptions): Row[] {
  const sign = line.minutes < 0 ? -1 : 1
  const whole = Math.abs(line.minutes)
  const groups = groupsOf(line.parts, whole, options)
  const hundredths = apportion(
    Math.round((whole * 100) / 60),
    groups.map(({ minutes }) => minutes),
  )
  return groups.map(({ codes, minutes }, index) => ({
    line,
    codes,
    minutes: sign * minutes,
    hundredths: sign * (hundredths[index] ?? 0),
  }))
}

function groupsOf(parts: readonly Part[], whole: number, options: CsvOptions) {
  if (!options.columns.includes('allocations')) return [{ codes: [], minutes: whole }]
  const byCodes = new Map<string, { readonly codes: readonly string[]; readonly minutes: number }>()
  const add = (codes: readonly string[], minutes: number) => {
    const key = JSON.stringify(codes)
    byCodes.set(key, { codes, minutes: (byCodes.get(key)?.minutes ?? 0) + minutes })
  }
  for (const part of parts) add(codesOf(part, options), Math.abs(part.minutes))
  const covered = parts.reduce((sum, part) => sum + Math.abs(part.minutes), 0)
  if (covered < whole || parts.length === 0) add(codesOf({ values: [] }, options), whole - covered)
  return [...byCodes.values()]
}

const codesOf = ({ values }: Pick<Part, 'values'>, { dimensions }: CsvOptions): readonly string[] =>
  dimensions.length > 0
    ? dimensions.map(
        ({ dimensionId }) => values.find(value => value.dimensionId === dimensionId)?.valueCode ?? '',
      )
    : values.map(({ valueCode }) => valueCode ?? '')
