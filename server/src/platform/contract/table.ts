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

/** The media types of table documents. */
export const tableMediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type TableFormat = keyof typeof tableMediaTypes
