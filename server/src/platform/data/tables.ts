import type { ColumnType } from 'kysely'

/**
 * The tables of every organisation, by their camelCase name. A module adds its own beside its store:
 *
 *     declare module './tables.ts' {
 *       interface Tables { workDays: WorkDaysTable }
 *     }
 *
 * Each has `orgId: string` first. Dates, instants, `numeric` and uuid are strings; integers, also bigint, are numbers.
 */
// An interface, because only interfaces can be added to from elsewhere.
export interface Tables {}

/** The tables of the schema `directory`, which belong to no organisation; added to in the same way. */
export interface DirectoryTables {
  organisations: OrganisationsTable
}

interface OrganisationsTable {
  readonly orgId: string
  slug: string
  createdAt: ColumnType<string, string | undefined, never>
}

/** A `jsonb` column: read as the parsed value, written through `jsonb()`. */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>

/** JSON text with the type of its value; made by `jsonb()`. */
type JsonText<T> = string & { readonly means?: T }

/** A value for a `jsonb` column or parameter. An array passed as it is would become a PostgreSQL array. */
export const jsonb = <T>(value: T): JsonText<T> => JSON.stringify(value)
