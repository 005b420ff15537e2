import { type RawBuilder, sql } from 'kysely'

/** An instant inside of JSON that a statement makes, as it is answered everywhere else. */
export const isoOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
