import { type CastingContext, stringify } from 'csv-stringify/sync'
import type { ExportBatch } from '../../batches/shapes.ts'
import { type ColumnInWords, type CsvOptions, type DateFormat, inWords } from '../../targets/csv-shapes.ts'
import { type CodedLine, correctionOf, paidMinutesOf } from './coded-line.ts'
import { decimalHours, decimalText } from './decimal-hours.ts'
import { type Piece, piecesOf } from './split.ts'

/** One row of the document; its amounts are worked out when all rows of the member are known. */
interface Row {
  readonly piece: Piece
  readonly minutes: number
  /** The cells of the columns that hold no amount, by column. */
  readonly texts: readonly string[]
}

/** RFC 4180 with the target's columns and number format; what a spreadsheet would run as a formula is made text. */
export function csvDocument(batch: ExportBatch, options: CsvOptions): DocumentForm {
  const columns = options.columns.flatMap(column => columnsOf(inWords(column), options, batch))
  const opening = written([], columns, options, { header: options.header, bom: options.bom })
  return {
    opening,
    separator: '',
    closing: '',
    empty: opening,
    piece: lines =>
      written(cellsOf(lines, columns, options), columns, options, { header: false, bom: false }),
  }
}

type Cell = string | number

/** Amounts are numbers, in units of their last decimal, so that the minus of one is taken for no formula. */
function cellsOf(lines: readonly CodedLine[], columns: readonly Column[], options: CsvOptions): Cell[][] {
  const rows = rowsOf(lines, columns, options)
  const hours = decimalHours(
    rows.map(({ piece: { line }, minutes }) => paidMinutesOf(line, minutes)),
    options.decimals,
  )
  return rows.map(({ minutes, texts }, row) =>
    columns.map(({ amount }, at) =>
      amount === null ? (texts[at] ?? '') : amount === 'hours' ? (hours[row] ?? 0) : minutes,
    ),
  )
}

const written = (
  cells: readonly (readonly Cell[])[],
  columns: readonly Column[],
  options: CsvOptions,
  opening: Pick<CsvOptions, 'header' | 'bom'>,
): string =>
  stringify([...cells], {
    ...opening,
    columns: columns.map(({ heading }, index) => ({ key: String(index), header: heading })),
    delimiter: options.delimiter,
    record_delimiter: options.lineEnd === 'crlf' ? 'windows' : 'unix',
    escape_formulas: true,
    quoted: options.quote === 'always',
    quoted_empty: options.quote === 'always',
    quoted_string: options.quote === 'text',
    cast: {
      number: (units: number, { index }: CastingContext) => {
        const decimals = columns[index]?.amount === 'hours' ? options.decimals : 0
        return signed(decimalText(units, decimals, options.decimal), options.sign)
      },
      string: (value: string, { index, header }: CastingContext) =>
        !header && columns[index]?.quoted ? { value, quoted: true, quoted_empty: true } : value,
    },
  })

const signed = (number: string, sign: CsvOptions['sign']): string =>
  sign === 'trailing' && number.startsWith('-') ? `${number.slice(1)}-` : number

interface Column {
  readonly heading: string
  readonly quoted: boolean
  readonly amount: 'hours' | 'minutes' | null
  text(piece: Piece): string
}

function columnsOf(column: ColumnInWords, options: CsvOptions, batch: ExportBatch): Column[] {
  const { value, heading = value, quoted = false, text = '', dimensionId = '' } = column
  const own = { heading, quoted, amount: null } as const
  if (value === 'hours' || value === 'minutes') return [{ ...own, amount: value, text: () => '' }]
  if (value === 'allocations' && options.dimensions.length > 0)
    return options.dimensions.map(level => ({
      ...own,
      heading: level.heading,
      text: ({ codes }) => codes.get(level.dimensionId) ?? '',
    }))
  if (value === 'constant') return [{ ...own, text: () => text }]
  if (value === 'level_name') return [{ ...own, text: ({ codes }) => (codes.has(dimensionId) ? text : '') }]
  const format = column.dateFormat ?? options.dateFormat
  const said = (piece: Piece): string => {
    if (value === 'target_code') return piece.codes.get(dimensionId) ?? ''
    return texts[value](piece, batch, format)
  }
  return [{ ...own, text: piece => text + said(piece) }]
}

type TextValue = Exclude<
  ColumnInWords['value'],
  'hours' | 'minutes' | 'constant' | 'level_name' | 'target_code'
>

const texts: Record<TextValue, (piece: Piece, batch: ExportBatch, format: DateFormat) => string> = {
  payroll_number: ({ line }) => line.payrollNumber ?? '',
  membership_id: ({ line }) => line.membershipId,
  work_date: ({ line }, _, format) => dateText(line.workDate, format),
  period_start: (_, { periodStart }, format) => dateText(periodStart, format),
  period_end: (_, { periodEnd }, format) => dateText(periodEnd, format),
  pay_type_code: ({ line }) => line.code ?? '',
  kind: ({ line }) => line.kind,
  compensation: ({ line }) => line.compensation,
  credit_bp: ({ line }) => String(line.creditBp),
  allocations: ({ allCodes }) => allCodes,
  correction: ({ line }) => correctionOf(line) ?? '',
  line_id: ({ line }) => line.id,
  batch_id: (_, { id }) => id,
}

function dateText(date: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-')
  switch (format) {
    case 'iso':
      return date
    case 'finnish':
      return `${day}.${month}.${year}`
    case 'finnish_short':
      return `${day}.${month}.${year.slice(-2)}`
    case 'compact':
      return year + month + day
  }
}

function rowsOf(lines: readonly CodedLine[], columns: readonly Column[], options: CsvOptions): Row[] {
  const words = options.columns.map(inWords)
  const all = words.some(({ value }) => value === 'allocations')
  const levels = [
    ...words.flatMap(({ dimensionId }) => dimensionId ?? []),
    ...(all ? options.dimensions.map(({ dimensionId }) => dimensionId) : []),
  ]
  const told = { levels, all: all && options.dimensions.length === 0 }
  const rows = lines
    .flatMap(line => piecesOf(line, told))
    .map(piece => ({ piece, minutes: piece.minutes, texts: columns.map(column => column.text(piece)) }))
  return options.grouped ? grouped(rows) : rows
}

/** Rows that say the same of a person and pay type as one, in the order of the first; what comes to nothing is left out. */
function grouped(rows: readonly Row[]): Row[] {
  const groups = new Map<string, Row>()
  for (const row of rows) {
    const { person, payType } = paidMinutesOf(row.piece.line, row.minutes)
    const key = JSON.stringify([person, payType, ...row.texts])
    const before = groups.get(key)
    groups.set(key, before ? { ...before, minutes: before.minutes + row.minutes } : row)
  }
  return [...groups.values()].filter(({ minutes }) => minutes !== 0)
}

/**
 * How a document is written of some members after others. What a document adds up, it adds up within a member, so
 * that the pieces of a document are the same however many members come at a time.
 */
export interface DocumentForm {
  /** What comes before the first piece. */
  readonly opening: string
  /** What comes between two pieces. */
  readonly separator: string
  /** What comes after the last one. */
  readonly closing: string
  /** The whole document where no line has anything to tell. */
  readonly empty: string
  /** All lines of one or several members; an empty text where they have nothing to tell. */
  piece(lines: readonly CodedLine[]): string
}
