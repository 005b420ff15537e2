import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SecretDiffers } from '../platform/backup/errors.ts'
import { fingerprintOf, type Manifest } from '../platform/backup/manifest.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { type Configuration, readConfiguration } from '../platform/configuration.ts'
import { MigrationFiles } from '../platform/data/migration-files.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import type { restoreOptions } from './commands/restore.ts'

type SecretOrigin = 'backup' | 'secret-file' | 'KONTTORI_SECRET' | 'missing'

export async function restoreFrom(
  given: Given<typeof restoreOptions>,
  { environment, interrupted }: Circumstances,
): Promise<Outcome> {
  if (environment['KONTTORI_DATA_DIR'] === undefined)
    throw new UsageError('--data-dir must be given: the fresh directory that the backup is restored into.')
  const configuration = readConfiguration(environment)
  const { dataDir } = configuration
  const file = given['secret-file']
  const secretFile = file === undefined ? undefined : await readSecretFile(file)
  let origin: SecretOrigin = 'missing'
  const manifest = await restoreBackup({
    from: resolve(given.from),
    dataDir,
    migrations: new MigrationFiles(),
    signal: interrupted,
    filesBesides: async found => {
      origin = originOf(found, configuration, secretFile)
      return origin === 'secret-file' && secretFile
        ? [{ name: 'service.secret', content: Buffer.from(`${secretFile.toString('base64')}\n`) }]
        : []
    },
  })
  const { takenAt, tables } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const missing = origin === 'missing' ? ['service secret'] : []
  return {
    result: { dataDir, takenAt, tables: tables.length, rows, missing },
    text: [
      `${dataDir}: ${rows} rows of ${tables.length} tables as of ${takenAt}.`,
      ...advice(origin, dataDir),
    ].join('\n'),
  }
}

/** Where the secret comes from; a wrong one is told before anything is written. Throws `SecretDiffers`. */
function originOf(
  { secret }: Manifest,
  configuration: Configuration,
  secretFile: Buffer | undefined,
): SecretOrigin {
  const isTheirs = (candidate: Buffer) => fingerprintOf(candidate) === secret.fingerprint
  if (secretFile && !isTheirs(secretFile))
    throw new SecretDiffers('--secret-file holds another secret than the one the backup was made with.')
  if (configuration.secret !== null) {
    if (isTheirs(Buffer.from(configuration.secret))) return 'KONTTORI_SECRET'
    throw new SecretDiffers('KONTTORI_SECRET is another secret than the one the backup was made with.')
  }
  if (secret.included) return 'backup'
  return secretFile ? 'secret-file' : 'missing'
}

const advice = (origin: SecretOrigin, dataDir: string): string[] =>
  origin === 'missing'
    ? [
        `The service’s secret is not in the backup. Before the first start put the old service.secret into ${dataDir}, or`,
        'give KONTTORI_SECRET as it was. Without it a new one is made: keys and passwords work all the same, but webhook',
        'secrets and second factors can no longer be read, and the audit chain can no longer be verified.',
      ]
    : [`Start it with: konttori serve --data-dir ${dataDir}`]

/** As the service keeps it: 32 bytes in base64. */
async function readSecretFile(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`--secret-file ${path} cannot be read: ${error.message}`)
  })
  const secret = Buffer.from(text.trim(), 'base64')
  if (secret.length !== 32) throw new UsageError(`--secret-file ${path} is no service.secret.`)
  return secret
}
