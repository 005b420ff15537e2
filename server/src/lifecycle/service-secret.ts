import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../platform/configuration.ts'
import { writeDurably } from '../platform/durable-file.ts'
import { ServiceSecretDamaged, ServiceSecretMissing } from '../platform/secrets/errors.ts'

const bytes = 32

/**
 * The service's own secrets: `KONTTORI_SECRET` and `KONTTORI_SECRET_FORMER`, or those of service.secret in the data
 * directory, which is made once, where nothing was sealed yet. Which of them is in force the database knows. What is
 * sealed is lost without its secret, so processes that share a database share the secret as well. Throws
 * `ServiceSecretMissing`.
 */
export async function obtainServiceSecrets(
  configuration: Configuration,
  hasSealed: () => Promise<boolean>,
): Promise<readonly Buffer[]> {
  const found = await findServiceSecrets(configuration)
  if (found.length > 0) return found
  const path = serviceSecretPath(configuration.dataDir)
  if (await hasSealed()) throw new ServiceSecretMissing(path)
  return makeSecret(path)
}

/** The secrets that are there already, the newest first; none when none was made yet. */
export async function findServiceSecrets({
  secret,
  formerSecrets,
  dataDir,
}: Configuration): Promise<readonly Buffer[]> {
  if (secret !== null) return [secret, ...formerSecrets].map(text => Buffer.from(text))
  return readSecretFile(serviceSecretPath(dataDir))
}

export const serviceSecretPath = (dataDir: string): string => join(dataDir, 'service.secret')

/** Replaces the file by one with these secrets, one a line, the newest first. */
export const writeSecretFile = (path: string, secrets: readonly Buffer[]): Promise<void> =>
  writeDurably(path, secretText(secrets), 0o600)

export const newSecret = (): Buffer => randomBytes(bytes)

/** The secrets of a file; none where it is not there. */
export async function readSecretFile(path: string): Promise<readonly Buffer[]> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return []
  const secrets = readSecretText(text)
  if (secrets) return secrets
  throw new ServiceSecretDamaged(path)
}

/** Secrets of 32 bytes in base64, one a line; undefined for anything else. */
export function readSecretText(text: string): readonly Buffer[] | undefined {
  const secrets = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => Buffer.from(line, 'base64'))
  return secrets.length > 0 && secrets.every(({ length }) => length === bytes) ? secrets : undefined
}

export const secretText = (secrets: readonly Buffer[]): string =>
  secrets.map(secret => `${secret.toString('base64')}\n`).join('')

async function makeSecret(path: string): Promise<readonly Buffer[]> {
  const candidate = `${path}.${randomUUID()}.candidate`
  await writeSecretFile(candidate, [newSecret()])
  try {
    // Unlike a rename, a link never replaces: of several first starts on one directory all end up with one secret.
    await link(candidate, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(candidate, { force: true })
  }
  const secrets = await readSecretFile(path)
  if (secrets.length > 0) return secrets
  throw new Error(`The service secret ${path} could not be kept.`)
}
