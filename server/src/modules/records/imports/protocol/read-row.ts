import type { Reference } from './references.ts'

type Value<V> = boolean extends V ? boolean : Exclude<V, null | undefined>

/** What the cells of a row say: those that are absent, null or blank are not there. */
export type Said<Row> = { readonly [Name in keyof Row]?: Value<Row[Name]> }

/** A row as it counts, read by its declaration. */
export interface ReadRow<Row = object, Patch = object, Named = object> {
  readonly row: Row
  readonly said: Said<Row>
  /** What a PATCH with the same fields would say; what is not said keeps what is stored. */
  readonly patch: Patch
  /** The record's id in another system. */
  readonly reference: Reference | undefined
  /** The records of other registers that the row names, by the fields that name them. */
  readonly named: { readonly [Name in keyof Named]?: Named[Name] }
}
