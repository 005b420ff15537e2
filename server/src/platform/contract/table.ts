import { oneOf, optional, Text, Type } from './shapes.ts'

/** The languages that the header of a table may be in. */
export const tableLanguages = ['fi', 'sv', 'en'] as const
export type TableLanguage = (typeof tableLanguages)[number]

/**
 * How the text of a cell becomes the value of a field: a `flag` is a boolean, a `date` is `YYYY-MM-DD`, a `moment` a date with a time,
 * a `time` minutes from midnight, a `duration` minutes, a `number` and an `integer` are numbers, `cents` are cents or euros where
 * the cell or the header says so, and a `choice` is one of its column's words. A `business_id`, a `vat_id` and `addresses` of e-mail
 * become what the interface writes. Text that is none of that stays as it is.
 */
export type ColumnKind =
  | 'text'
  | 'flag'
  | 'date'
  | 'moment'
  | 'time'
  | 'duration'
  | 'number'
  | 'integer'
  | 'cents'
  | 'euros'
  | 'business_id'
  | 'vat_id'
  | 'addresses'
  | 'choice'
  | 'targets'

/** What people call the choices of a column. */
export type ChoiceWords = Readonly<Record<string, Readonly<Record<TableLanguage, string>>>>

/** A column of a table whose rows are the rows of a request. */
export interface TableColumn {
  /** The field of a row; a header may say it too. */
  readonly name: string
  readonly kind: ColumnKind
  readonly headings: Readonly<Record<TableLanguage, string>>
  /** What other systems call the column. */
  readonly aliases?: readonly string[]
  /** What a `choice` may say, and what that is called in a table. */
  readonly choices?: readonly string[]
  readonly words?: ChoiceWords
  /** One column for each key of the field: a header that begins so and goes on with a key, such as `cf.` and `region`. */
  readonly keys?: string
  /** What the example row of a template has in it; empty for none. */
  readonly example: string
}

/** Says that the `rows` of an operation's body may come as a table document, and how its columns are called. */
export interface TableForm {
  /** The register, as paths name it. */
  readonly register: string
  readonly columns: readonly TableColumn[]
}

/** How a table document is read, beside what its rows have in common. */
export const tableOptions = {
  headerLine: optional(
    Type.Integer({
      minimum: 1,
      maximum: 1000,
      description:
        'The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty.',
    }),
  ),
  sheet: optional(
    Text(100, {
      description: 'The sheet of a workbook by its name. Absent: the first that is not hidden.',
      examples: ['Asiakkaat'],
    }),
  ),
  unknownColumns: optional(
    oneOf(['refuse', 'ignore'], {
      description:
        'With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused.',
    }),
  ),
  columnMap: optional(
    Text(10_000, {
      description:
        'A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read.',
      examples: ['{"Firma":"name","Muut tiedot":null}'],
    }),
  ),
}

/** The same as they are sent. */
export interface TableOptions {
  readonly headerLine?: number
  readonly sheet?: string
  readonly unknownColumns?: 'refuse' | 'ignore'
  readonly columnMap?: string
}

/** The media types of table documents. */
export const tableMediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type TableFormat = keyof typeof tableMediaTypes
