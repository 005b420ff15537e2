import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readSecretText, secretText } from '../lifecycle/service-secret.ts'
import { SecretDiffers } from '../platform/backup/errors.ts'
import { fingerprintOf, type Manifest } from '../platform/backup/manifest.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { type Configuration, readConfiguration } from '../platform/configuration.ts'
import { MigrationFiles } from '../platform/data/migration-files.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import { openStorage } from '../platform/files/open.ts'
import type { restoreOptions } from './options/restore.ts'

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
  const secretFile = file === undefined ? [] : await secretsOf(file)
  let origin: SecretOrigin = 'missing'
  const manifest = await restoreBackup({
    from: resolve(given.from),
    dataDir,
    migrations: new MigrationFiles(),
    openStorage: () => openStorage(configuration.files),
    signal: interrupted,
    filesBesides: async found => {
      origin = originOf(found, configuration, secretFile)
      return origin === 'secret-file'
        ? [{ name: 'service.secret', content: Buffer.from(secretText(secretFile)) }]
        : []
    },
  })
  const { takenAt, tables, stored } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const away = stored?.included === false
  const missing = [...(origin === 'missing' ? ['service secret'] : []), ...(away ? ['files'] : [])]
  return {
    result: {
      dataDir,
      takenAt,
      tables: tables.length,
      rows,
      files: stored?.included ? stored.files : null,
      missing,
    },
    text: [
      `${dataDir}: ${rows} rows of ${tables.length} tables as of ${takenAt}.`,
      ...(stored?.included ? [`${stored.files} files of ${stored.bytes} bytes.`] : []),
      ...(away
        ? [`The files are not in the backup. Give the service KONTTORI_FILES_URL of the ${stored.place}.`]
        : []),
      ...advice(origin, dataDir),
    ].join('\n'),
  }
}

/** Where the secret comes from; a wrong one is told before anything is written. Throws `SecretDiffers`. */
function originOf(
  { secret }: Manifest,
  configuration: Configuration,
  secretFile: readonly Buffer[],
): SecretOrigin {
  const isTheirs = (candidate: Buffer) => fingerprintOf(candidate) === secret.fingerprint
  if (secretFile.length > 0 && !secretFile.some(isTheirs))
    throw new SecretDiffers('--secret-file holds another secret than the one the backup was made with.')
  if (configuration.secret !== null) {
    const given = [configuration.secret, ...configuration.formerSecrets]
    if (given.some(text => isTheirs(Buffer.from(text)))) return 'KONTTORI_SECRET'
    throw new SecretDiffers('KONTTORI_SECRET is another secret than the one the backup was made with.')
  }
  if (secret.included) return 'backup'
  return secretFile.length > 0 ? 'secret-file' : 'missing'
}

const advice = (origin: SecretOrigin, dataDir: string): string[] =>
  origin === 'missing'
    ? [
        `The service’s secret is not in the backup. Before the first start put the old service.secret into ${dataDir}, or`,
        'give KONTTORI_SECRET as it was. Without it the service does not start: webhook secrets and second factors could',
        'not be read, and the audit chain could not be verified.',
      ]
    : [`Start it with: konttori serve --data-dir ${dataDir}`]

/** As the service keeps them: 32 bytes in base64, one a line. */
async function secretsOf(path: string): Promise<readonly Buffer[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`--secret-file ${path} cannot be read: ${error.message}`)
  })
  const secrets = readSecretText(text)
  if (!secrets) throw new UsageError(`--secret-file ${path} is no service.secret.`)
  return secrets
}
