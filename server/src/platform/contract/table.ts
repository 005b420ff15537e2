/** The languages that the header of a table may be in. */
export const tableLanguages = ['fi', 'sv', 'en'] as const
export type TableLanguage = (typeof tableLanguages)[number]

/**
 * How the text of a cell becomes the value of a field: a `flag` is a boolean, a `date` is `YYYY-MM-DD`, a `time` minutes from
 * midnight, a `duration` minutes, and a `choice` one of its column's words. Text that is none of that stays as it is.
 */
export type ColumnKind = 'text' | 'flag' | 'date' | 'time' | 'duration' | 'choice' | 'targets'

/** A column of a table whose rows are the rows of a request. */
export interface TableColumn {
  /** The field of a row; a header may say it too. */
  readonly name: string
  readonly kind: ColumnKind
  readonly headings: Readonly<Record<TableLanguage, string>>
  /** What other systems call the column. */
  readonly aliases?: readonly string[]
  /** The words of a `choice`. */
  readonly choices?: readonly string[]
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
