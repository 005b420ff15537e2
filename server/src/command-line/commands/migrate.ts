import { command } from '../command.ts'

export const migrate = command({
  name: 'migrate',
  summary: 'Bring the database to this version of the service.',
  description:
    'Applies the migrations that are missing, all of them or none. “serve” does the same at its start; this is for ' +
    'databases that several processes share, and to see beforehand what is missing.',
  options: {
    check: { kind: 'switch', help: 'Only tell what is missing; nothing is applied.' },
  },
  examples: ['konttori migrate', 'konttori migrate --check --json'],
  async run({ check }, circumstances) {
    const { namedInstallation } = await import('../named-installation.ts')
    const { reachDatabase } = await import('../../lifecycle/reach.ts')
    const { MigrationFiles } = await import('../../platform/data/migration-files.ts')
    const { migrateToLatest, pendingMigrations } = await import('../../platform/data/migrator.ts')
    const reached = await reachDatabase(await namedInstallation(circumstances), { mayMake: !check })
    try {
      const { connection } = reached
      const files = new MigrationFiles()
      if (check) {
        const pending = await pendingMigrations(connection, files)
        return { result: { pending }, text: told('missing', pending) }
      }
      const applied = await migrateToLatest(connection, files)
      return { result: { applied }, text: told('applied', applied) }
    } finally {
      await reached.close()
    }
  },
})

const told = (done: string, migrations: readonly string[]): string =>
  migrations.length === 0
    ? 'The database is up to date.'
    : [`${migrations.length} ${done}:`, ...migrations.map(name => `  ${name}`)].join('\n')
