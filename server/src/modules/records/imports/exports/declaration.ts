import type { Caller } from '../../../../platform/access/caller.ts'
import type { Contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { Static, TProperties } from '../../../../platform/contract/shapes.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { AnswerOf } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import type { RowDeclaration } from '../protocol/row.ts'

/** A list whose rows are exported: its filters, rights and masks are those of the export. */
export interface ExportedList<C extends Contract, Key extends keyof C['operations'] & string> {
  readonly contract: C
  readonly key: Key
  readonly handlers: object
}

/** An item of the list, as its reader is shown it. */
export type ItemOf<C extends Contract, Key extends keyof C['operations']> =
  AnswerOf<C['operations'][Key]> extends { readonly items: readonly (infer Item)[] } ? Item : never

/** What a row says: each field as the import takes it; a cell that is absent or null is empty, which an import leaves as it is. */
export type ExportedRow<D extends RowDeclaration> =
  D extends RowDeclaration<string, infer C, string>
    ? { readonly [Name in keyof C]?: Static<C[Name]['shape']> | readonly string[] | null | undefined }
    : never

export interface ExportCall {
  readonly db: TenantDb
  readonly caller: Caller
  readonly services: Services
  /** What the caller asks of the list. */
  readonly query: Readonly<Record<string, unknown>>
}

/** An export: what is told of it, and what rows of the import say what the items of a page are. */
export interface ExportDeclaration<D extends RowDeclaration, Item> {
  /** The key of the operation, as it reads in the SDK after `exports.`. */
  readonly operation: string
  readonly summary: string
  /** What is to be known besides that it is the list. */
  readonly description?: string
  /** What the query must say for the path of the list, and the path that it says. */
  readonly within?: {
    readonly query: TProperties
    path(query: Readonly<Record<string, string>>, db: TenantDb): Promise<Readonly<Record<string, string>>>
  }
  /** The operation that reads what rows are, where that is not an item of the list but of one: the export needs what it needs. */
  readonly reads?: Operation
  /** How many items of the list are read at once; absent: a page of it. Fewer, where an item has many rows. */
  readonly pageSize?: number
  /** The columns that say what another organisation has otherwise, besides ids; empty in a table for another one. */
  readonly own?: readonly (keyof D['cells'] & string)[]
  /** The keys of the columns of custom fields. */
  readonly customFields?: (db: TenantDb) => Promise<{ readonly all: readonly { readonly key: string }[] }>
  /**
   * The rows of items, in their order. What a caller may not read is in no item, and names of other records are those that
   * the caller may read; a constant number of statements for all items.
   */
  rows(items: readonly Item[], call: ExportCall): Promise<readonly ExportedRow<D>[]>
}
