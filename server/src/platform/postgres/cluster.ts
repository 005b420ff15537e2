import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, chooseAccount } from './account.ts'
import { type Binaries, locateBinaries } from './binaries.ts'
import { type Command, commandAs } from './command.ts'
import { chooseEndpoint, clearEndpoint, type Endpoint, removeEndpoint } from './endpoint.ts'
import { ClusterCannotStart, type Holder, PasswordRefused, RestoreUnfinished } from './errors.ts'
import { ensureCluster, superuser } from './initialise.ts'
import { type Layout, layOut } from './layout.ts'
import { lockDataDirectory } from './lock.ts'
import { type Mended, secureDataDirectory } from './ownership.ts'
import { disownPostmasterFile, readPostmasterFile, readPostmasterOptions } from './postmaster-file.ts'
import {
  findOrphan,
  lastComplaint,
  type Postmaster,
  runsProgram,
  shutDown,
  spawnPostmaster,
} from './postmaster.ts'
import { type Connection, database, ensureDatabase, waitUntilReady } from './readiness.ts'
import { defaultSettings, settingArguments, type Settings } from './settings.ts'
import { Supervision } from './supervision.ts'

const longestOutput = 4000

/**
 * Sets the superuser's password to the stored one in PostgreSQL's single-user mode, which requires no password. No
 * postmaster may run on the cluster meanwhile. The program has ended when this resolves.
 * https://www.postgresql.org/docs/18/app-postgres.html#APP-POSTGRES-SINGLE-USER
 */
async function setPassword(
  layout: Layout,
  program: string,
  account: Account | undefined,
  settings: Settings,
  password: string,
): Promise<void> {
  await disownPostmasterFile(layout)
  const args = ['--single', '-D', layout.cluster, ...settingArguments(settings), '-c', 'exit_on_error=on']
  const command = commandAs(account, program, [...args, 'postgres'], [layout.cluster])
  const child = spawn(command.file, [...command.args], {
    ...command.options,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', chunk => (complaint = (complaint + String(chunk)).slice(-longestOutput)))
  child.stdin?.on('error', () => {})
  // It reads one statement per line; the stored password has no line break.
  child.stdin?.end(`alter role ${superuser} password '${password.replaceAll("'", "''")}'\n`)
  const [code] = (await once(child, 'close').catch(error => {
    throw new ClusterCannotStart(`PostgreSQL could not be run: ${String(error)}`)
  })) as [number | null]
  if (code !== 0 || /ERROR:|FATAL:/.test(complaint))
    throw new ClusterCannotStart(
      `The password of the embedded PostgreSQL could not be set: ${complaint.trim().split('\n').at(-1) ?? ''}`,
    )
}

/** A running PostgreSQL that belongs to this process. */
export type Cluster = {
  /** As the superuser, to the service's own database. */
  readonly connection: Connection
  /** Whether PostgreSQL was already running, left behind by a killed server process. */
  readonly adopted: boolean
  /** Resolves, with the reason, when PostgreSQL has ended without a call of `stop` and cannot be restarted. */
  readonly lost: Promise<string>
  /** Shuts PostgreSQL down and releases the data directory. May be called again. */
  stop(): Promise<void>
}

export type ClusterOptions = {
  readonly dataDir: string
  /** Server parameters that override the defaults, for instance `{ fsync: 'off' }` in tests. */
  readonly settings?: Settings
  /** The default is the service. */
  readonly holder?: Holder
  /** Whether a backup is being restored into it. */
  readonly restoring?: boolean
  /** Called when permissions were corrected, and when PostgreSQL was restarted. */
  readonly tell?: Mended
}

/**
 * Runs the embedded PostgreSQL on a data directory, which is made when it is missing.
 *
 * Recovers what a killed process left behind: an incomplete cluster, a stale pid file, or a postmaster that still runs.
 * Throws `DataDirectoryInUse` when a live process owns the directory, `RestoreUnfinished` when it holds an incomplete
 * restore, and `ClusterCannotStart` when PostgreSQL cannot run here.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { tell = () => {} } = options
  secureDataDirectory(options.dataDir, tell)
  const layout = await layOut(options.dataDir)
  const lock = await lockDataDirectory(layout, options.holder)
  try {
    if (!options.restoring && existsSync(layout.restoreFile)) throw new RestoreUnfinished(layout.dataDir)
    const plan = await planCluster(layout, { ...defaultSettings(), ...options.settings })
    const { postmaster, adopted } = await adoptOrStart(plan, tell)
    await ensureDatabase(plan.connection, database).catch(async error => {
      await shutDown(postmaster)
      throw error
    })
    const supervision = new Supervision(postmaster, {
      startAgain: async () => (await adoptOrStart(plan, tell)).postmaster,
      complaint: () => lastComplaint(layout),
      tell,
    })
    let stopped: Promise<void> | undefined
    return {
      connection: { ...plan.connection, database },
      adopted,
      lost: supervision.lost,
      stop() {
        stopped ??= supervision
          .end()
          .then(shutDown)
          .then(() => removeEndpoint(layout, plan.endpoint))
          .finally(() => lock.release())
        return stopped
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

type Plan = {
  readonly layout: Layout
  readonly program: string
  readonly args: readonly string[]
  readonly command: Command
  readonly endpoint: Endpoint
  readonly connection: Connection
  readonly account: Account | undefined
  readonly settings: Settings
}

async function planCluster(layout: Layout, settings: Settings): Promise<Plan> {
  const binaries: Binaries = await locateBinaries()
  const account: Account | undefined = chooseAccount(layout)
  const password = await ensureCluster(layout, binaries, account, settings['fsync'] !== 'off')
  const endpoint = await chooseEndpoint(layout, account, await readPostmasterFile(layout))
  const program = await realpath(binaries.postgres)
  const args = ['-D', layout.cluster, ...settingArguments({ ...settings, ...endpoint.settings })]
  const command = commandAs(account, program, args, [layout.cluster, endpoint.host])
  const { host, port } = endpoint
  const connection = { host, port, user: superuser, password, database: 'postgres' }
  return { layout, program, args, command, endpoint, connection, account, settings }
}

async function adoptOrStart(plan: Plan, tell: Mended): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const deadline = performance.now() + 60_000
  let passwordSet = false
  for (;;) {
    const orphan = await adopt(plan)
    if (orphan) return { postmaster: orphan, adopted: true }
    try {
      return { postmaster: await start(plan), adopted: false }
    } catch (error) {
      if (error instanceof PasswordRefused && !passwordSet) {
        const { layout, program, account, settings, connection } = plan
        await setPassword(layout, program, account, settings, connection.password)
        passwordSet = true
        tell('the password of the embedded PostgreSQL was not the one kept for it, and was set again', {
          path: layout.passwordFile,
        })
        continue
      }
      if (error instanceof PasswordRefused) throw new ClusterCannotStart(error.message)
      if (!passes(error) || performance.now() > deadline) throw error
      await delay(200)
    }
  }
}

/** Adopts an orphaned postmaster that runs with the wanted program and settings; any other is shut down. */
async function adopt(plan: Plan): Promise<Postmaster | undefined> {
  const orphan = await findOrphan(plan.layout)
  if (!orphan) return undefined
  const options = await readPostmasterOptions(plan.layout)
  const sameArguments = options.trimEnd().endsWith(plan.args.map(arg => ` "${arg}"`).join(''))
  const usable = sameArguments && runsProgram(orphan, plan.program)
  if (usable && (await isReady(plan, orphan, 5_000))) return orphan
  await shutDown(orphan)
  return undefined
}

async function start(plan: Plan): Promise<Postmaster> {
  await disownPostmasterFile(plan.layout)
  await clearEndpoint(plan.endpoint)
  const postmaster = await spawnPostmaster(plan.command, plan.layout)
  try {
    if (await waitUntilReady(plan.connection, postmaster.isAlive, 30_000)) return postmaster
  } catch (error) {
    await shutDown(postmaster)
    throw error
  }
  await shutDown(postmaster)
  throw new ClusterCannotStart(`The embedded PostgreSQL did not start: ${await lastComplaint(plan.layout)}`)
}

async function isReady(plan: Plan, { isAlive }: Postmaster, waitMs: number): Promise<boolean> {
  try {
    return await waitUntilReady(plan.connection, isAlive, waitMs)
  } catch (error) {
    if (error instanceof PasswordRefused) return false
    throw error
  }
}

/**
 * Whether the error may pass by itself: backends of a killed postmaster notice late and hold its shared memory until then,
 * and an orphan that was killed while starting may write its pid file late.
 */
function passes(error: unknown): boolean {
  return error instanceof ClusterCannotStart && /shared memory block|lock file/.test(error.message)
}
