import { sql } from 'kysely'
import type { Database } from '../../../../platform/data/database.ts'
import { newSalt, saltIn } from './hashing.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    passwordSalts: { readonly email: string; readonly salt: Buffer }
  }
}

/**
 * The salt of an address, made with its first account. Random, and of that address alone; its accounts share it, so
 * that signing in costs one computation however many organisations somebody belongs to.
 */
export async function saltOf(database: Database, email: string): Promise<Buffer> {
  const { directory } = database
  const known = () =>
    directory.selectFrom('passwordSalts').select('salt').where('email', '=', email).executeTakeFirst()
  const found = await known()
  if (found) return Buffer.from(found.salt)
  const account = await directory
    .selectFrom('persons')
    .select('passwordHash')
    .where('email', '=', email)
    .where('passwordHash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const salt = account?.passwordHash == null ? newSalt() : saltIn(account.passwordHash)
  await sql`
    insert into directory.password_salts (email, salt) values (${email}, ${salt})
    on conflict (email) do nothing`.execute(directory)
  return Buffer.from((await known())?.salt ?? salt)
}
