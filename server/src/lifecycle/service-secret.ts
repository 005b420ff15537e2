import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../platform/configuration.ts'
import { writeDurably } from '../platform/durable-file.ts'

const bytes = 32

/**
 * The service's own secret: `KONTTORI_SECRET`, or one made once and kept in the data directory. What is sealed with it
 * (webhook secrets, for one) is lost without it, so processes that share a database must share the secret as well.
 */
export async function obtainServiceSecret(configuration: Configuration): Promise<Buffer> {
  return (await findServiceSecret(configuration)) ?? makeSecret(serviceSecretPath(configuration.dataDir))
}

/** The secret that is there already; undefined when none was made yet. */
export async function findServiceSecret(configuration: Configuration): Promise<Buffer | undefined> {
  if (configuration.secret !== null) return Buffer.from(configuration.secret)
  return readSecret(serviceSecretPath(configuration.dataDir))
}

export const serviceSecretPath = (dataDir: string): string => join(dataDir, 'service.secret')

async function makeSecret(path: string): Promise<Buffer> {
  const candidate = `${path}.${randomUUID()}.candidate`
  await writeDurably(candidate, `${randomBytes(bytes).toString('base64')}\n`, 0o600)
  try {
    // Unlike a rename, a link never replaces: of several first starts on one directory all end up with one secret.
    await link(candidate, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(candidate, { force: true })
  }
  const secret = await readSecret(path)
  if (secret) return secret
  throw new Error(`The service secret ${path} could not be kept.`)
}

async function readSecret(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const secret = Buffer.from(text, 'base64')
  if (secret.length === bytes) return secret
  throw new Error(`The service secret ${path} is damaged; bring it back from a backup.`)
}
