import { readFileSync, statSync } from 'node:fs'
import { ClusterCannotStart } from './errors.ts'
import type { Layout } from './layout.ts'

/** An account of the operating system. */
export type Account = { readonly uid: number; readonly gid: number; readonly name: string }

/**
 * The account that PostgreSQL runs as; undefined for the service's own. PostgreSQL refuses to run as root, so root uses the
 * account that owns the cluster, else `postgres`, else `nobody`.
 */
export function chooseAccount(layout: Layout): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(layout.cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: String(owner.uid) }
  const accounts = readAccounts()
  const account = accounts.get('postgres') ?? accounts.get('nobody')
  if (account) return account
  throw new ClusterCannotStart(
    'PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" account to run it as.',
  )
}

function readAccounts(): Map<string, Account> {
  const accounts = new Map<string, Account>()
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid) accounts.set(name, { name, uid: Number(uid), gid: Number(gid) })
  }
  return accounts
}
