import type { Instant, PlainDate } from '../vocabulary/dates.ts'
import type { Id } from '../vocabulary/ids.ts'
import type { Sensitivity } from '../vocabulary/sensitivity.ts'

/** The types of PostgreSQL that columns have; an instant is kept as `timestamptz(3)`. */
export type SqlType =
  | 'bigint'
  | 'boolean'
  | 'bytea'
  | 'date'
  | 'integer'
  | 'jsonb'
  | 'numeric'
  | 'smallint'
  | 'text'
  | 'text[]'
  | 'timestamptz'
  | 'uuid'
  | 'uuid[]'

/** One column of a table's description; each method gives a new column and leaves this one alone. */
export interface Column<Value, Type extends SqlType = SqlType> {
  readonly type: Type
  readonly isNullable: boolean
  readonly isFixed: boolean
  readonly sensitivity: Sensitivity | null
  /** A type only: no column has it. */
  readonly value?: Value
  /** Narrows the type of the values, for instance to the words of a closed list. */
  as<Narrower extends Value>(): Column<Narrower, Type>
  nullable(): Column<Value | null, Type>
  /** Never changes after the insert, so no update writes it. */
  fixed(): Column<Value, Type>
  /** How far the audit trail may show and keep the values. */
  audited(sensitivity: Sensitivity): Column<Value, Type>
}

interface Properties<Type extends SqlType> {
  readonly type: Type
  readonly isNullable: boolean
  readonly isFixed: boolean
  readonly sensitivity: Sensitivity | null
}

const column = <Value, Type extends SqlType>(properties: Properties<Type>): Column<Value, Type> => ({
  ...properties,
  as: <Narrower extends Value>() => column<Narrower, Type>(properties),
  nullable: () => column({ ...properties, isNullable: true }),
  fixed: () => column({ ...properties, isFixed: true }),
  audited: sensitivity => column({ ...properties, sensitivity }),
})

const plain = <Value, Type extends SqlType>(type: Type) =>
  column<Value, Type>({ type, isNullable: false, isFixed: false, sensitivity: null })

export const uuid = plain<Id, 'uuid'>('uuid')
export const text = plain<string, 'text'>('text')
export const flag = plain<boolean, 'boolean'>('boolean')
export const smallint = plain<number, 'smallint'>('smallint')
export const integer = plain<number, 'integer'>('integer')
/** Up to 2^53; reading a larger one is an error. */
export const bigint = plain<number, 'bigint'>('bigint')
/** Exact decimals, as text. */
export const numeric = plain<string, 'numeric'>('numeric')
export const date = plain<PlainDate, 'date'>('date')
export const instant = plain<Instant, 'timestamptz'>('timestamptz')
export const bytes = plain<Buffer, 'bytea'>('bytea')
export const texts = plain<readonly string[], 'text[]'>('text[]')
export const uuids = plain<readonly Id[], 'uuid[]'>('uuid[]')
/** A parsed JSON value other than null, which is the absence of a value. */
export const json = <Value>() => plain<Value, 'jsonb'>('jsonb')
