import { type Kysely, sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { asOwner } from './owner.ts'
import { completeGrants, ensureServiceRole } from './service-role.ts'
import type { Target } from './wire/connect.ts'

/** The database was migrated by a newer version of the service than this one. */
export class DatabaseNewerThanCode extends Error {
  override readonly name = 'DatabaseNewerThanCode'

  constructor(unknown: readonly string[]) {
    super(`the database has migrations that this version does not know: ${unknown.join(', ')}`)
  }
}

export class PostgresTooOld extends Error {
  override readonly name = 'PostgresTooOld'
}

const oldestVersion = 15
/** The schema of the migrator's own tables, which the service role cannot reach. */
const migrationSchema = 'migration'

/**
 * Brings the database to the newest migration, as the login and in one transaction; answers what was applied. Of
 * processes that start at once one applies and the others wait and find nothing to do.
 */
export async function migrateToLatest(
  target: Target,
  provider: MigrationProvider,
): Promise<readonly string[]> {
  return asOwner(target, db =>
    // The lock is the session's, so everything runs on one connection.
    db.connection().execute(async session => {
      await requireVersion(session)
      await sql`select pg_advisory_lock(hashtextextended('konttori migrations', 0))`.execute(session)
      try {
        return await migrate(session, provider)
      } finally {
        await sql`select pg_advisory_unlock(hashtextextended('konttori migrations', 0))`.execute(session)
      }
    }),
  )
}

/**
 * What the database lacks of the migrations, in their order, without applying any. Throws `DatabaseNewerThanCode`,
 * `PostgresTooOld`.
 */
export async function pendingMigrations(
  target: Target,
  provider: MigrationProvider,
): Promise<readonly string[]> {
  return asOwner(target, async db => {
    await requireVersion(db)
    const known = Object.keys(await provider.getMigrations()).toSorted()
    await refuseNewerDatabase(db, known)
    const applied = new Set(await appliedMigrations(db))
    return known.filter(name => !applied.has(name))
  })
}

async function migrate(db: Kysely<unknown>, provider: MigrationProvider): Promise<readonly string[]> {
  await ensureServiceRole(db)
  const migrations = await provider.getMigrations()
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: migrationSchema,
    migrationTableName: 'applied',
    migrationLockTableName: 'lock',
  })
  await refuseNewerDatabase(db, Object.keys(migrations))
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await completeGrants(db)
  return results.map(({ migrationName }) => migrationName)
}

async function refuseNewerDatabase(db: Kysely<unknown>, known: readonly string[]): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter(name => !known.includes(name))
  if (unknown.length > 0) throw new DatabaseNewerThanCode(unknown)
}

/** In their order; none for a database that was never migrated. */
async function appliedMigrations(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${`${migrationSchema}.applied`}) is not null as exists`.execute(db)
  if (!rows[0]?.exists) return []
  const applied = await sql<{ name: string }>`
    select name from ${sql.table(`${migrationSchema}.applied`)} order by name`.execute(db)
  return applied.rows.map(({ name }) => name)
}

async function requireVersion(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new PostgresTooOld(`PostgreSQL ${version} is too old; ${oldestVersion} or later is needed`)
}
