import { type Id, isId } from '../../../../platform/vocabulary/ids.ts'
import { cell } from '../cells.ts'
import { type Reference, referenceIn } from './references.ts'
import type { RefusedRow } from './rows.ts'

/** What a record of another register goes by in rows, where several fields may name it. */
export const recordName = {
  id: (id: string): string => `id ${id.toLowerCase()}`,
  code: (code: string): string => `code ${code}`,
  reference: ({ externalSource, externalId }: Reference): string =>
    `reference ${externalSource} ${externalId}`,
  name: (name: string): string => `name ${name}`,
}

/** The fields that name one record together: the first that a row gives counts, in this order. */
interface NamingFields<Field extends string> {
  readonly id?: Field
  readonly code?: Field
  readonly reference: readonly [source: Field, id: Field]
  readonly name?: Field
  /** What of a name counts; absent: all of it. */
  readonly folded?: (name: string) => string
}

type Cells<Field extends string> = Readonly<Partial<Record<Field, string | null | undefined>>>

/** A record as a row names it, and the field that says so. */
export interface NamedInRow<Field extends string = string> {
  readonly name: string
  readonly field: Field
}

/** By what rows name records of one register. */
export interface NamedInRows {
  readonly ids: readonly Id[]
  readonly codes: readonly string[]
  readonly references: readonly Reference[]
  readonly names: readonly string[]
}

interface Said<Field extends string> extends NamedInRow<Field> {
  readonly id?: string
  readonly code?: string
  readonly reference?: Reference
  readonly called?: string
}

/** How rows name a record by several fields. */
export function namingBy<Field extends string>(fields: NamingFields<Field>) {
  const [source, externalId] = fields.reference
  const { folded = (text: string) => text } = fields
  const textOf = (row: Cells<Field>, field: Field | undefined) => field && cell(row[field])

  function saidIn(row: Cells<Field>): Said<Field> | RefusedRow<'external_ref_incomplete'> | undefined {
    const id = textOf(row, fields.id)
    if (id !== undefined && fields.id) return { name: recordName.id(id), field: fields.id, id }
    const code = textOf(row, fields.code)
    if (code !== undefined && fields.code) return { name: recordName.code(code), field: fields.code, code }
    const reference = referenceIn(row, source, externalId)
    if (reference && 'error' in reference) return reference
    if (reference) return { name: recordName.reference(reference), field: externalId, reference }
    const called = textOf(row, fields.name)
    if (called === undefined || !fields.name) return undefined
    return { name: recordName.name(folded(called)), field: fields.name, called }
  }

  return {
    /** The record that a row names; undefined where it names none. */
    in: (row: Cells<Field>): NamedInRow<Field> | RefusedRow<'external_ref_incomplete'> | undefined =>
      saidIn(row),
    /** The field by which a row names it. */
    fieldIn(row: Cells<Field>): Field | undefined {
      const said = saidIn(row)
      return said && 'field' in said && !('error' in said) ? said.field : undefined
    },
    /** By what rows name records, to be read in one statement. */
    among(rows: readonly Cells<Field>[]): NamedInRows {
      const said = rows.flatMap(row => {
        const each = saidIn(row)
        return each === undefined || 'error' in each ? [] : each
      })
      return {
        ids: said.flatMap(({ id }) => (id !== undefined && isId(id) ? id : [])),
        codes: said.flatMap(({ code }) => code ?? []),
        references: said.flatMap(({ reference }) => reference ?? []),
        names: said.flatMap(({ called }) => called ?? []),
      }
    },
  }
}
export type NamingInRows<Field extends string = string> = ReturnType<typeof namingBy<Field>>

/** A record as other registers may name it. */
interface Named {
  readonly id: Id
  readonly code?: string | null
  readonly externalSource: string | null
  readonly externalId: string | null
}

/** Records by what rows name them: id, code and reference. */
export function byRecordNames<Rec extends Named>(records: readonly Rec[]): (name: string) => Rec | undefined {
  const named = new Map(records.flatMap(record => namesOfRecord(record).map(name => [name, record] as const)))
  return name => named.get(name)
}

export const namesOfRecord = ({ id, code, externalSource, externalId }: Named): string[] => [
  recordName.id(id),
  ...(code == null ? [] : [recordName.code(code)]),
  ...(externalSource === null || externalId === null
    ? []
    : [recordName.reference({ externalSource, externalId })]),
]
