import { type Kysely, sql } from 'kysely'

/** A level made after one in the last place was put one beyond it, which no answer may say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update dimensions set position = 10000 where position > 10000`.execute(db)
}
