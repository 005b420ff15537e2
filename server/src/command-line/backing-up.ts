import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type ReachedDatabase, reachDatabase } from '../lifecycle/reach.ts'
import { findServiceSecrets, serviceSecretPath } from '../lifecycle/service-secret.ts'
import type { Manifest } from '../platform/backup/manifest.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { openDirectory } from '../platform/files/open.ts'
import { placeText } from '../platform/files/place.ts'
import type { Configuration } from '../platform/configuration.ts'
import { ServiceSecretMissing } from '../platform/secrets/errors.ts'
import { keyOf } from '../platform/secrets/service-key.ts'
import { openKeyring } from '../platform/secrets/service-keys.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import { namedInstallation } from './named-installation.ts'
import type { backupOptions } from './options/backup.ts'
import { version } from './version.ts'

export async function backUp(
  given: Given<typeof backupOptions>,
  circumstances: Circumstances,
): Promise<Outcome> {
  const { interrupted } = circumstances
  const configuration = await namedInstallation(circumstances)
  const to = resolve(given.to)
  if (!existsSync(dirname(to))) throw new UsageError(`--to: there is no directory ${dirname(to)}.`)
  if (existsSync(to) && (await stat(to)).isDirectory())
    throw new UsageError(`--to: ${to} is a directory; name a file in it.`)
  const included = given['with-secret']
  if (included && configuration.secret !== null)
    throw new UsageError('--with-secret: the secret is in KONTTORI_SECRET and not in a file; keep that.')
  const reached = await reachDatabase(configuration, { mayMake: false })
  try {
    const manifest = await writeBackup({
      target: reached.connection,
      to,
      overwrite: given.overwrite,
      madeBy: version,
      secret: { value: await secretInForce(configuration, reached), included },
      files: await filesOf(configuration, included),
      stored:
        configuration.files.kind === 'directory'
          ? { disk: openDirectory(configuration.files) }
          : { place: placeText(configuration.files) },
      signal: interrupted,
    })
    const { size } = await stat(to)
    return outcome(to, size, manifest, configuration)
  } finally {
    await reached.close()
  }
}

/** The backup is of what this secret sealed; with a wrong one it would be of no use. */
async function secretInForce(configuration: Configuration, { connection }: ReachedDatabase): Promise<Buffer> {
  const secrets = await findServiceSecrets(configuration)
  if (secrets.length === 0) throw new ServiceSecretMissing(serviceSecretPath(configuration.dataDir))
  const { keyring } = await openKeyring(connection, secrets)
  return secrets.find(secret => keyOf(secret).id === keyring.present.id) as Buffer
}

/** The demo's keys and passwords are of made-up people, and without them the next start would make new ones. */
async function filesOf({ dataDir }: Configuration, withSecret: boolean) {
  const names = ['demo.json', ...(withSecret ? ['service.secret'] : [])]
  const present = names.filter(name => existsSync(join(dataDir, name)))
  return Promise.all(present.map(async name => ({ name, content: await readFile(join(dataDir, name)) })))
}

function outcome(to: string, size: number, manifest: Manifest, configuration: Configuration): Outcome {
  const { takenAt, tables, migrations, secret, stored } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const missing = [...(secret.included ? [] : ['service secret']), ...(stored?.included ? [] : ['files'])]
  const place =
    configuration.secret === null ? serviceSecretPath(configuration.dataDir) : 'what KONTTORI_SECRET is'
  const text = [
    `${to}: ${rows} rows of ${tables.length} tables as of ${takenAt}, ${size} bytes.`,
    stored?.included
      ? `${stored.files} files of ${stored.bytes} bytes are in it.`
      : `The files are not in it: they lie in the ${stored?.place}. Keep a copy of that too.`,
    ...(secret.included
      ? ['The service’s secret is in it; guard the file like a key.']
      : [`The service’s secret is not in it; keep ${place} in another place.`]),
  ].join('\n')
  return {
    result: {
      file: to,
      bytes: size,
      takenAt,
      tables: tables.length,
      rows,
      migrations: migrations.length,
      files: stored?.included ? stored.files : null,
      missing,
    },
    text,
  }
}
