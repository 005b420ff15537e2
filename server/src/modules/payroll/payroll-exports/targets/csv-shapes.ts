import {
  array,
  described,
  Flag,
  IdOf,
  object,
  oneOf,
  optional,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'

/** Columns that need nothing said but their name. */
const plainColumns = [
  'payroll_number',
  'membership_id',
  'work_date',
  'period_start',
  'period_end',
  'pay_type_code',
  'kind',
  'compensation',
  'hours',
  'minutes',
  'credit_bp',
  'allocations',
  'correction',
  'line_id',
  'batch_id',
] as const
export type PlainColumn = (typeof plainColumns)[number]

const columnValues = [...plainColumns, 'target_code', 'level_name', 'constant'] as const

export const dateFormats = ['iso', 'finnish', 'finnish_short', 'compact'] as const
export type DateFormat = (typeof dateFormats)[number]

const DateFormat = oneOf(dateFormats, {
  description: '`iso`: 2026-10-31; `finnish`: 31.10.2026; `finnish_short`: 31.10.26; `compact`: 20261031.',
})

const ColumnInWords = object(
  {
    value: oneOf(columnValues, {
      description:
        'What stands in the column. `target_code`: the code of the target of the level `dimensionId`; `level_name`: `text`, where the row has such a target; `constant`: `text` alone, nothing without it; otherwise as the plain name.',
    }),
    heading: optional(
      Text(100, { description: 'What stands at the top; absent for the name of the value.' }),
    ),
    text: optional(
      Text(100, { description: 'What stands before the value, or alone in `constant` and `level_name`.' }),
    ),
    dimensionId: optional(
      described(
        IdOf('dimension'),
        'The tracking level, for `target_code` and `level_name` and only for them.',
      ),
    ),
    dateFormat: optional(described(DateFormat, 'For a date; absent for that of the document.')),
    quoted: optional(Type.Boolean({ description: 'Whether every cell of the column is quoted.' })),
  },
  { description: 'A column with more to say than its name.' },
)

/** A column as it is written: its name, or an object. */
export type CsvColumn = PlainColumn | Static<typeof ColumnInWords>
export type ColumnInWords = Static<typeof ColumnInWords>

const Column = Type.Unsafe<CsvColumn>({ anyOf: [oneOf(plainColumns), ColumnInWords] })

/** The widest layout of the field has eighteen columns. */
const mostColumns = 40

const fields = {
  columns: array(Column, {
    minItems: 1,
    maxItems: mostColumns,
    description:
      'The columns in their order, each by its name or with more said of it. `hours` is decimal, rounded so that the hours of a person and pay type add up to their rounded sum; `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`.',
  }),
  dimensions: array(
    object({
      dimensionId: described(IdOf('dimension'), 'The tracking level.'),
      heading: Text(100, { description: 'What stands at the top of its column.' }),
    }),
    {
      maxItems: 6,
      description: 'The tracking levels that get a column; a line is split into one row per target.',
    },
  ),
  delimiter: oneOf([';', ',', '\t'], { description: 'What stands between two columns.' }),
  decimal: oneOf([',', '.'], { description: 'What stands before the decimals of a number.' }),
  decimals: Type.Integer({ minimum: 0, maximum: 4, description: 'How many decimals hours have.' }),
  sign: oneOf(['leading', 'trailing'], {
    description: 'Where the minus of a negative number stands: -7,50 or 7,50-.',
  }),
  dateFormat: DateFormat,
  quote: oneOf(['needed', 'text', 'always'], {
    description: 'What is quoted besides cells that need it: nothing, every text, or every cell.',
  }),
  header: described(Flag, 'Whether the first row names the columns.'),
  lineEnd: oneOf(['crlf', 'lf'], { description: 'What ends a row.' }),
  encoding: oneOf(['utf-8', 'iso-8859-15'], {
    description: 'How characters become bytes; a text that the encoding has no character for is refused.',
  }),
  bom: Type.Boolean({ description: 'Whether the document begins with the byte order mark of UTF-8.' }),
  grouped: Type.Boolean({
    description:
      'Whether rows that differ in nothing but minutes and hours are told as one, and those that come to nothing are left out. The other columns decide: with a date of work it is a row per day, without a row per period.',
  }),
  payrollNumberRequired: Type.Boolean({
    description: 'Whether a document with a row of a member without payroll number is refused.',
  }),
}

export const CsvOptions = object(fields)
export type CsvOptions = Static<typeof CsvOptions>

export const CsvInput = object({
  columns: optional(fields.columns),
  dimensions: optional(fields.dimensions),
  delimiter: optional(fields.delimiter),
  decimal: optional(fields.decimal),
  decimals: optional(fields.decimals),
  sign: optional(fields.sign),
  dateFormat: optional(fields.dateFormat),
  quote: optional(fields.quote),
  header: optional(fields.header),
  lineEnd: optional(fields.lineEnd),
  encoding: optional(fields.encoding),
  bom: optional(fields.bom),
  grouped: optional(fields.grouped),
  payrollNumberRequired: optional(fields.payrollNumberRequired),
})
export type CsvInput = Static<typeof CsvInput>

/** What anybody can read, and a payroll system can be taught. */
export const csvDefaults: CsvOptions = {
  columns: ['payroll_number', 'work_date', 'pay_type_code', 'hours', 'minutes', 'allocations'],
  dimensions: [],
  delimiter: ';',
  decimal: ',',
  decimals: 2,
  sign: 'leading',
  dateFormat: 'iso',
  quote: 'needed',
  header: true,
  lineEnd: 'crlf',
  encoding: 'utf-8',
  bom: false,
  grouped: false,
  payrollNumberRequired: false,
}

/** A column with all that is said of it. */
export const inWords = (column: CsvColumn): ColumnInWords =>
  typeof column === 'string' ? { value: column } : column
