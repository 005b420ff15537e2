import type { Accepted, Fact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Known } from './known.ts'

/** Why a row is not carried out, the field that is the reason, and the record that it means all the same. */
export interface RefusedRow<Code extends string = string, Rec = never> {
  readonly error: Code
  readonly field?: string | undefined
  /** How a table calls the column that is the reason, where that is no field. */
  readonly column?: string | undefined
  /** The reason in words, where the code says little. */
  readonly detail?: string | undefined
  readonly record?: Rec | undefined
}

export const refusedRow = <const Code extends string>(error: Code, field?: string): RefusedRow<Code> => ({
  error,
  field,
})

/** The code of a rule as one that the rows of a register promise; a rule about what no row can say refuses none. */
export function codeOfRow<const Code extends string>(promised: readonly Code[], code: string): Code {
  const own = promised.find(each => each === code)
  if (own === undefined) throw new Error(`a row was refused as ${code}, which its register does not promise`)
  return own
}

/** A row that a rule of the single write refuses, with the field that each code is about; custom fields say which they are. */
export function refusedBy<Code extends string>(
  { refusal, extra }: { readonly refusal: string; readonly extra?: Readonly<Record<string, unknown>> },
  fields: Readonly<Partial<Record<Code, string>>>,
): RefusedRow<Code> {
  const code = refusal as Code
  const key = extra?.['key']
  return refusedRow(code, typeof key === 'string' ? `customFields.${key}` : fields[code])
}

export const isRefusedRow = <Row extends object, Code extends string, Rec>(
  row: Row | RefusedRow<Code, Rec>,
): row is RefusedRow<Code, Rec> => 'error' in row

/** What a record is distinguished by. */
export interface ImportedRecord {
  readonly id: Id
}

/** What a new record gets of its row: an id of its own, and the row's place. */
export interface NewRecord {
  readonly id: Id
  readonly index: number
}

/** What a register says of its rows. Everything is pure: what rows mean was read beforehand. */
export interface RowRules<
  Row extends object,
  Rec extends ImportedRecord,
  F extends Fact,
  Code extends string,
> {
  /** The names by which rows find a record. */
  names(record: Rec): readonly string[]
  /** The name by which other rows mean the record of this one; undefined where they cannot. */
  name(row: Row): string | undefined
  /** The name of a record that comes before this row's, such as its parent; it may come with another row. */
  before?(row: Row): string | undefined
  /** What rows are carried out by the order of; absent: as they come. */
  order?(row: Row): string
  /** Why a row is refused that comes before itself, by way of others. */
  circle?(row: Row): RefusedRow<Code>
  /** The record that a row means which says the id of this one; absent: this one. */
  instead?(record: Rec, known: Known<Rec>): Rec | undefined
  /** The record that the row means. */
  match(row: Row, known: Known<Rec>): Rec | RefusedRow<Code, Rec> | undefined
  create(row: Row, known: Known<Rec>, made: NewRecord): Accepted<Rec, F> | RefusedRow<Code>
  /** The very same record where the row changes nothing. */
  update(record: Rec, row: Row, known: Known<Rec>): Accepted<Rec, F> | RefusedRow<Code>
}

/** Audit lines that name the file from which the rows came, where one was named. */
export const namingFile = <Line extends object>(lines: readonly Line[], filename: string | null) =>
  lines.map(line => ({ ...line, reason: filename }))
