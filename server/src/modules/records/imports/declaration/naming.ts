import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import { cell } from '../cells.ts'
import type { NamedInRows, NamingInRows } from '../protocol/record-names.ts'
import { type RefusedRow, refusedRow } from '../protocol/rows.ts'

/** What rows are read in. */
export interface ReadingCall {
  readonly caller: Caller
  readonly services: Services
}

/** A row as every register has it. */
export type AnyRow = Readonly<Record<string, unknown>>

/** A field that names a record of another register in words. */
export interface ByWords<T, Code extends string = string> {
  /** Why a row is refused whose words name nothing. */
  readonly missing: Code
  /** The field of the patch that takes its id; absent: none does. */
  readonly to?: string
  /** Reads what all rows name in one statement; it is not asked where none names anything. */
  read(db: TenantDb, texts: readonly string[], call: ReadingCall): Promise<(text: string) => T | undefined>
}

/** What rows name, read for all of them at once: that of a row, undefined where it names nothing, or why there is none. */
type Resolved<T, Code extends string> = (row: AnyRow) => T | RefusedRow<Code> | undefined

/** Fields that name records of another register in another way than one by words. */
export interface Resolving<T, Code extends string = string> {
  readonly to?: string
  resolve(db: TenantDb, field: string, rows: readonly AnyRow[], call: ReadingCall): Promise<Resolved<T, Code>>
}

export type Naming<T, Code extends string = string> = ByWords<T, Code> | Resolving<T, Code>

const textIn = (row: AnyRow, field: string): string | undefined => {
  const value = row[field]
  return typeof value === 'string' ? cell(value) : undefined
}

/** A field whose cells name several records, in parts. */
export const several = <T, Code extends string>(
  partsOf: (said: string) => readonly string[],
  { to, missing, read }: ByWords<T, Code>,
): Resolving<readonly T[], Code> => ({
  ...(to !== undefined && { to }),
  async resolve(db, field, rows, call) {
    const partsIn = (row: AnyRow) => partsOf(textIn(row, field) ?? '')
    const texts = [...new Set(rows.flatMap(partsIn))]
    const meant = texts.length === 0 ? () => undefined : await read(db, texts, call)
    return row => {
      const found = partsIn(row).map(meant)
      const there = found.filter(each => each !== undefined)
      if (there.length < found.length) return refusedRow(missing, field)
      return there.length === 0 ? undefined : [...new Set(there)]
    }
  },
})

/** Fields that name one record together: the first that a row gives counts. */
export const together = <T, Code extends string, Field extends string>(
  naming: NamingInRows<Field>,
  {
    missing,
    to,
    read,
  }: {
    readonly missing: Code
    readonly to?: string
    /** Reads what all rows name in one statement, by the names that `recordName` makes. */
    read(db: TenantDb, named: NamedInRows): Promise<(name: string) => T | undefined>
  },
): Resolving<T, Code | 'external_ref_incomplete'> => ({
  ...(to !== undefined && { to }),
  async resolve(db, _, rows) {
    const isNamed = rows.some(row => naming.in(row as Cells<Field>) !== undefined)
    const meant = isNamed ? await read(db, naming.among(rows as readonly Cells<Field>[])) : () => undefined
    return row => {
      const said = naming.in(row as Cells<Field>)
      if (said === undefined || 'error' in said) return said
      return meant(said.name) ?? refusedRow(missing, said.field)
    }
  },
})

type Cells<Field extends string> = Readonly<Partial<Record<Field, string | null>>>

/** What a field names, in whatever way. */
export async function resolved<T, Code extends string>(
  naming: Naming<T, Code>,
  db: TenantDb,
  field: string,
  rows: readonly AnyRow[],
  call: ReadingCall,
): Promise<Resolved<T, Code>> {
  if ('resolve' in naming) return naming.resolve(db, field, rows, call)
  const texts = new Set(rows.flatMap(row => textIn(row, field) ?? []))
  const meant = texts.size === 0 ? () => undefined : await naming.read(db, [...texts], call)
  return row => {
    const text = textIn(row, field)
    return text === undefined ? undefined : (meant(text) ?? refusedRow(naming.missing, field))
  }
}
