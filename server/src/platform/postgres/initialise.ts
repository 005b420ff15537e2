import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { commandAs } from './command.ts'
import { syncDirectory } from '../durable-file.ts'
import { ClusterCannotStart } from './errors.ts'
import type { Layout } from './layout.ts'
import { makePassword, readPassword } from './password.ts'

export const superuser = 'postgres'
const major = '18'
const unfinished = 'initialising-'

/** Creates the cluster when it is missing. Returns the superuser's password. */
export async function ensureCluster(
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<string> {
  await prepareHome(layout, account)
  await removeUnfinished(layout)
  const password = await readPassword(layout)
  if (await exists(layout.cluster)) {
    await requireMajor(layout)
    // Anyone who owns the cluster can set another password where PostgreSQL does not accept this one.
    return password ?? makePassword(layout)
  }
  return initialise(layout, binaries, account, password ?? (await makePassword(layout)), durable)
}

/** Creates the cluster under another name and renames it at the end, so that a cluster with its final name is complete. */
async function initialise(
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
  password: string,
  durable: boolean,
): Promise<string> {
  const draft = join(layout.home, `${unfinished}${randomBytes(6).toString('hex')}`)
  await mkdir(draft, { mode: 0o700 })
  if (account) await chown(draft, account.uid, account.gid)
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const cluster = join(draft, 'cluster')
  await runInitdb(cluster, passwordFile, binaries, account, durable)
  await rename(cluster, layout.cluster)
  await syncDirectory(layout.home)
  await rm(draft, { recursive: true, force: true })
  return password
}

async function runInitdb(
  cluster: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // The builtin provider sorts the same on every machine and with every library version.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=simple',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  const command = commandAs(account, binaries.initdb, args, [cluster])
  await new Promise<void>((resolve, reject) => {
    execFile(command.file, [...command.args], command.options, (error, _stdout, stderr) => {
      if (!error) return resolve()
      const reason =
        String(stderr)
          .trim()
          .split('\n')
          .find(text => text.includes('error')) ?? error.message
      reject(new ClusterCannotStart(`The database cluster could not be made: ${reason}`))
    })
  })
}

async function prepareHome(layout: Layout, account: Account | undefined): Promise<void> {
  await mkdir(layout.home, { recursive: true, mode: 0o700 })
  await chmod(layout.home, 0o700)
  if (account) await chown(layout.home, account.uid, account.gid)
}

/** An orphaned initdb may still be writing; it fails once its directory is gone. */
async function removeUnfinished(layout: Layout): Promise<void> {
  for (const name of await readdir(layout.home)) {
    if (!name.startsWith(unfinished)) continue
    await rm(join(layout.home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}

async function requireMajor(layout: Layout): Promise<void> {
  const version = (
    await readFile(join(layout.cluster, 'PG_VERSION'), 'utf8').catch(() => 'an unknown version')
  ).trim()
  if (version === major) return
  throw new ClusterCannotStart(
    `The cluster ${layout.cluster} was made by PostgreSQL ${version}, and the embedded PostgreSQL is ${major}.`,
  )
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
