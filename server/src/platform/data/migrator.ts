import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { asOwner } from './owner.ts'
import type { SchemaStep, SchemaSteps } from './migration-files.ts'
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
 * processes that start at once one applies and the others wait and find nothing to do. A newer version that has only
 * expanded the schema leaves nothing to do either. Throws `DatabaseNewerThanCode`, `PostgresTooOld`.
 */
export async function migrateToLatest(target: Target, provider: SchemaSteps): Promise<readonly string[]> {
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
export async function pendingMigrations(target: Target, provider: SchemaSteps): Promise<readonly string[]> {
  return asOwner(target, async db => {
    await requireVersion(db)
    const known = Object.keys(await provider.getMigrations()).toSorted()
    await refuseNewerDatabase(db, known)
    const applied = new Set(await appliedMigrations(db))
    return known.filter(name => !applied.has(name))
  })
}

async function migrate(db: Kysely<unknown>, provider: SchemaSteps): Promise<readonly string[]> {
  await ensureServiceRole(db)
  const migrations = await provider.getMigrations()
  const known = Object.keys(migrations)
  const applied = await appliedMigrations(db)
  if (await isExpandedByNewer(db, known, applied)) return []
  const lacking = known.some(name => !applied.includes(name))
  const results = lacking ? await applyLacking(db, migrations) : []
  await completeGrants(db)
  await keepExpanding(db, migrations)
  return results
}

/** Reads the whole catalogue first, twice, which takes longer than all else of a start that has nothing to apply. */
async function applyLacking(
  db: Kysely<unknown>,
  migrations: Record<string, SchemaStep>,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: migrationSchema,
    migrationTableName: 'applied',
    migrationLockTableName: 'lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}

async function refuseNewerDatabase(db: Kysely<unknown>, known: readonly string[]): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter(name => !known.includes(name))
  if (unknown.length > 0) throw new DatabaseNewerThanCode(unknown)
}

/** Whether all that is known is applied, and all else only expands. Throws `DatabaseNewerThanCode`. */
async function isExpandedByNewer(
  db: Kysely<unknown>,
  known: readonly string[],
  applied: readonly string[],
): Promise<boolean> {
  const unknown = applied.filter(name => !known.includes(name))
  if (unknown.length === 0) return false
  const expanding = await expandingMigrations(db)
  const beyond = unknown.filter(name => !expanding.includes(name))
  if (beyond.length > 0) throw new DatabaseNewerThanCode(beyond)
  if (known.every(name => applied.includes(name))) return true
  throw new DatabaseNewerThanCode(unknown)
}

/** For the version before this one, which does not have the files. */
async function keepExpanding(db: Kysely<unknown>, steps: Record<string, SchemaStep>): Promise<void> {
  const names = Object.keys(steps).filter(name => steps[name]?.expands)
  if (names.length === 0) return
  const table = sql.table(`${migrationSchema}.expanding`)
  await sql`create table if not exists ${table} (name text primary key)`.execute(db)
  await sql`insert into ${table} select unnest(${names}::text[]) on conflict do nothing`.execute(db)
}

async function expandingMigrations(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${`${migrationSchema}.expanding`}) is not null as exists`.execute(db)
  if (!rows[0]?.exists) return []
  const kept = await sql<{ name: string }>`
    select name from ${sql.table(`${migrationSchema}.expanding`)}`.execute(db)
  return kept.rows.map(({ name }) => name)
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
