import type { TableColumn } from '../../../platform/contract/table.ts'

export type { ColumnKind } from '../../../platform/contract/table.ts'

/** A column of a table of rows, and the field of a row that it fills. */
export type ImportColumn<Name extends string = string> = TableColumn & { readonly name: Name }

/** A column of text, unless `more` says otherwise. */
export function column<const Name extends string>(
  name: Name,
  headings: ImportColumn['headings'],
  example: string,
  more: Partial<Pick<ImportColumn, 'kind' | 'aliases' | 'choices' | 'keys'>> = {},
): ImportColumn<Name> {
  return { name, headings, example, kind: 'text', ...more }
}

/** Where records of other systems are distinguished by their ids there. */
export const referenceColumns = [
  column('externalSource', { fi: 'Ulkoinen järjestelmä', sv: 'Externt system', en: 'External source' }, '', {
    aliases: ['lähdejärjestelmä', 'järjestelmä', 'källsystem', 'system', 'source'],
  }),
  column('externalId', { fi: 'Ulkoinen tunnus', sv: 'Externt id', en: 'External id' }, '', {
    aliases: ['id', 'viite', 'extern referens', 'external reference'],
  }),
] as const
