import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeDurably } from '../durable-file.ts'
import { ClusterCannotStart } from './errors.ts'
import type { Layout } from './layout.ts'

/** The superuser's password, or undefined when none was made yet. */
export async function readPassword(layout: Layout): Promise<string | undefined> {
  try {
    return (await readFile(layout.passwordFile, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new ClusterCannotStart(`The password file ${layout.passwordFile} cannot be read: ${String(error)}`)
  }
}

/** Kept before the cluster is made, so that a cluster never exists without its password. */
export async function makePassword(layout: Layout): Promise<string> {
  const password = randomBytes(32).toString('base64url')
  await writeDurably(layout.passwordFile, `${password}\n`, 0o600)
  return password
}
