import { type SpawnOptions, spawnSync } from 'node:child_process'
import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Account } from './account.ts'
import { ClusterCannotStart } from './errors.ts'

/** The arguments of `spawn` that run a program as the account. */
export type Command = {
  readonly file: string
  readonly args: readonly string[]
  readonly options: SpawnOptions
}

/**
 * Builds the command that runs `program` as the account with access to every path in `reaches`.
 *
 * A data directory or a checkout may be inside a directory that only root can enter. The account then gets one capability,
 * to bypass permission checks on files. `no_setuid_fixup` is needed because access(2), which PostgreSQL asks
 * about its own binaries, otherwise ignores the capabilities of everyone but root.
 */
export function commandAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  reaches: readonly string[],
): Command {
  // The service's environment (passwords, PG* variables) must not reach the database.
  const options: SpawnOptions = { cwd: '/', env: { PATH: '/usr/bin:/bin', LANG: 'C', TZ: 'UTC' } }
  if (!account) return { file: program, args, options }
  const { uid, gid } = account
  if ([program, ...reaches].every(path => isReachable(path, account))) {
    return { file: program, args, options: { ...options, uid, gid } }
  }
  requireSetpriv(account, reaches)
  const privileges = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
    '--bounding-set=-all,+dac_override',
  ]
  return { file: 'setpriv', args: [...privileges, program, ...args], options }
}

/** Whether the account may enter every directory above the path, and the path itself. */
function isReachable(path: string, account: Account): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats && !mayEnter(stats, account)) return false
  const parent = dirname(path)
  return parent === path || isReachable(parent, account)
}

function mayEnter(stats: Stats, account: Account): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}

function requireSetpriv(account: Account, reaches: readonly string[]): void {
  if (spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status === 0) return
  throw new ClusterCannotStart(
    `PostgreSQL does not run as root, and the account "${account.name}" cannot enter ${reaches.join(' or ')}; ` +
      'install setpriv (util-linux), open the directories above, or start the service as another user.',
  )
}
