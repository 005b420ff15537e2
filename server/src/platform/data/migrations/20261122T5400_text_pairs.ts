import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

/** Every character of a text, and every two that are side by side; `substrings.ts` takes a question apart in the same way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `return` has its names looked up now, so no setting of a session can give them another meaning.
  await sql`
    create function text_pairs(written text) returns text[]
    language sql immutable strict parallel safe
    return string_to_array(written, null) || array(
      select substr(written, place, 2) from generate_series(1, length(written) - 1) as places(place))`.execute(
    db,
  )
}
