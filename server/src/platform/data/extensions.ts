import { type Kysely, sql } from 'kysely'
import pg from 'pg'

/** The database lacks an extension of PostgreSQL's own that the service needs, and the login cannot add it. */
export class ExtensionMissing extends Error {
  override readonly name = 'ExtensionMissing'
}

/**
 * Adds extensions of PostgreSQL's own. They are trusted: whoever owns the database may. Throws `ExtensionMissing`, with
 * what the operator is to do.
 */
export async function requireExtensions(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  for (const name of names)
    try {
      await sql`create extension if not exists ${sql.id(name)}`.execute(db)
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      const remedy = remedies[code ?? '']
      if (remedy === undefined) throw error
      throw new ExtensionMissing(`the database lacks the extension ${name}: ${remedy(name)}`)
    }
}

const remedies: Readonly<Record<string, (name: string) => string>> = {
  '0A000': () =>
    'install the contributed modules of PostgreSQL on its server (postgresql-contrib, part of postgresql-NN on Debian), then start again',
  '58P01': () =>
    'install the contributed modules of PostgreSQL on its server (postgresql-contrib, part of postgresql-NN on Debian), then start again',
  '42501': name =>
    `let the login own the database, or run “create extension ${name}” in it as superuser, then start again`,
}
