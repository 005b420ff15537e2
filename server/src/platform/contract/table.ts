/** The languages that the header of a table may be in. */
export const tableLanguages = ['fi', 'sv', 'en'] as const
export type TableLanguage = (typeof tableLanguages)[number]

/**
 * How the text of a cell becomes the value of a field.
 * - `text`: as it stands.
 * - `boolean`: yes and no in words, `true`, `1`.
 * - `integer`: digits, with spaces between thousands.
 * - `date`: `2026-11-20` and `20.11.2026` as `YYYY-MM-DD`.
 * - `time`: `7:30` and `7.30` as minutes from midnight.
 * - `list`: several texts with commas between them.
 */
export type ColumnKind = 'text' | 'boolean' | 'integer' | 'date' | 'time' | 'list'

/** A column of a table whose rows are the rows of a request. */
export interface TableColumn {
  /** The field of a row; a header may say it too. */
  readonly field: string
  readonly kind: ColumnKind
  readonly headers: Readonly<Record<TableLanguage, string>>
  /** What other systems call the column. */
  readonly aliases?: readonly string[]
  /** Whether a table without the column is refused. */
  readonly required?: boolean
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
