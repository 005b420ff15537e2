/**
 * How the text of a cell is read into the field of a row: a `flag` is a boolean, a `date` is `YYYY-MM-DD`, a `time` minutes
 * from midnight and a `duration` minutes, both integers; every other kind stays text. Text that is none of that is left
 * as it is, and the row is refused with `invalid_value`.
 */
export type ColumnKind = 'text' | 'flag' | 'date' | 'time' | 'duration' | 'choice' | 'targets'

/** A column of a table of rows, and the field of a row that it fills. */
export interface ImportColumn<Name extends string = string> {
  readonly name: Name
  readonly kind: ColumnKind
  /** The heading of a template in each language; any of them names the column, as does the field itself. */
  readonly headings: Readonly<Record<'fi' | 'sv' | 'en', string>>
  /** What other systems call it. */
  readonly aliases?: readonly string[]
  /** What a `choice` may say. */
  readonly choices?: readonly string[]
  /** One column for each key of the field: its header begins so. Templates leave it out, for the keys are the organisation's. */
  readonly keys?: string
  /** What the first row of a template holds. */
  readonly example: string
}

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
