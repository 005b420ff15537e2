import type { TableColumn, TableLanguage } from '../../../../platform/contract/table.ts'

/** A column of an export, and which key of its field it has where there is one column for each. */
export interface Heading {
  readonly heading: string
  readonly column: TableColumn
  readonly key?: string
}

/** The columns of a register in a language; those of custom fields by the keys of the fields. */
export const headingsOf = (
  columns: readonly TableColumn[],
  language: TableLanguage,
  fields: readonly { readonly key: string }[],
): readonly Heading[] =>
  columns.flatMap((column): readonly Heading[] =>
    column.keys === undefined
      ? [{ heading: column.headings[language], column }]
      : fields.map(({ key }) => ({ heading: `${column.keys}${key}`, column, key })),
  )
