import { basename } from 'node:path'
import type { Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { importMigrations } from './migration-modules.ts'

/**
 * A step of the schema. One that only expands it, by what the version before neither reads nor writes and need not
 * know, says so: `export const expands = true`. That version may then be started on the database, too (ADR 42).
 */
export interface SchemaStep extends Migration {
  readonly expands?: boolean
}

/** Where the steps come from, by name. */
export interface SchemaSteps extends MigrationProvider {
  getMigrations(): Promise<Record<string, SchemaStep>>
}

/** `20261121T0400_work_days.ts`: ordered by name over all folders. */
const namePattern = /^\d{8}T\d{4}_[a-z0-9_]+\.ts$/

/** The migrations of the platform, of every module and of the demo. */
export class MigrationFiles implements SchemaSteps {
  /** Looked for once: the source does not change while the process runs. */
  static #found: Promise<Record<string, SchemaStep>> | undefined

  getMigrations(): Promise<Record<string, SchemaStep>> {
    return (MigrationFiles.#found ??= readMigrations())
  }
}

async function readMigrations(): Promise<Record<string, SchemaStep>> {
  const migrations = new Map<string, SchemaStep>()
  for (const [file, module] of Object.entries(await importMigrations())) {
    const name = basename(file, '.ts')
    if (!namePattern.test(basename(file)))
      throw new Error(`${file} is not named like 20261121T0400_work_days.ts`)
    if (migrations.has(name)) throw new Error(`two migrations are named ${name}`)
    migrations.set(name, stepOf(file, module))
  }
  return Object.fromEntries(migrations)
}

function stepOf(file: string, module: unknown): SchemaStep {
  const { up, expands } = module as { up?: (db: Kysely<unknown>) => Promise<void>; expands?: boolean }
  if (typeof up !== 'function') throw new Error(`${file} does not export up(db)`)
  return { up, expands: expands === true }
}
