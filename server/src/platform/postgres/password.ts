import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeDurably } from '../durable-file.ts'
import { ClusterCannotStart } from './errors.ts'
import type { Layout } from './layout.ts'

/** Fits into a statement of one line, and PostgreSQL accepts it as a password. */
const usable = /^[\x21-\x7e]{16,200}$/

/** The superuser's password; undefined when none is stored or the stored one is not usable. */
export async function readPassword(layout: Layout): Promise<string | undefined> {
  try {
    const kept = (await readFile(layout.passwordFile, 'utf8')).trim()
    return usable.test(kept) ? kept : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new ClusterCannotStart(`The password file ${layout.passwordFile} cannot be read: ${String(error)}`)
  }
}

/** Stored before the cluster is created, so that a cluster never exists without its password. */
export async function makePassword(layout: Layout): Promise<string> {
  const password = randomBytes(32).toString('base64url')
  await writeDurably(layout.passwordFile, `${password}\n`, 0o600)
  return password
}
