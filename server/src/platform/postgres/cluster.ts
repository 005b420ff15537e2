import { realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, chooseAccount } from './account.ts'
import { type Binaries, locateBinaries } from './binaries.ts'
import { type Command, commandAs } from './command.ts'
import { type Endpoint, chooseEndpoint, clearEndpoint } from './endpoint.ts'
import { ClusterCannotStart } from './errors.ts'
import { ensureCluster, superuser } from './initialise.ts'
import { type Layout, layOut } from './layout.ts'
import { lockDataDirectory } from './lock.ts'
import {
  type Postmaster,
  findOrphan,
  lastComplaint,
  runsProgram,
  shutDown,
  spawnPostmaster,
} from './postmaster.ts'
import { readPostmasterFile, readPostmasterOptions } from './postmaster-file.ts'
import { type Connection, ensureDatabase, waitUntilReady } from './readiness.ts'
import { type Settings, defaultSettings, settingArguments } from './settings.ts'

/** A running PostgreSQL that belongs to this process. */
export type Cluster = {
  /** The superuser on the service's own database; the database `postgres` is there too, for maintenance. */
  readonly connection: Connection
  /** Whether PostgreSQL was already running, left by a server process that was killed. */
  readonly adopted: boolean
  /** Resolves, with the reason, when PostgreSQL ends although nobody called `stop`. */
  readonly lost: Promise<string>
  /** Shuts PostgreSQL down and gives the data directory free. Resolves when both are done; may be called again. */
  stop(): Promise<void>
}

/** `settings` are PostgreSQL server parameters that replace ours, for instance `{ fsync: 'off' }` in tests. */
export type ClusterOptions = { readonly dataDir: string; readonly settings?: Settings }

const database = 'konttori'
const watchInterval = 500

/**
 * Runs the embedded PostgreSQL on a data directory, which is made when it is missing.
 *
 * Whatever an earlier process left when it was killed is taken up again: a half-made cluster, a stale pid file, or a
 * postmaster that still runs. Throws `DataDirectoryInUse` when a live process owns the directory and
 * `ClusterCannotStart` when PostgreSQL cannot run here.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const layout = await layOut(options.dataDir)
  const lock = await lockDataDirectory(layout)
  try {
    const plan = await planCluster(layout, { ...defaultSettings(), ...options.settings })
    const orphan = await adopt(plan)
    const postmaster = orphan ?? (await start(plan))
    await ensureDatabase(plan.connection, database)
    const watch = watchOver(postmaster, layout)
    return {
      connection: { ...plan.connection, database },
      adopted: orphan !== undefined,
      lost: watch.lost,
      async stop() {
        watch.end()
        await shutDown(postmaster)
        await lock.release()
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
  return { layout, program, args, command, endpoint, connection }
}

/** An orphan is taken over as it is only when it runs as we would run it; else it makes room for a fresh start. */
async function adopt(plan: Plan): Promise<Postmaster | undefined> {
  const orphan = await findOrphan(plan.layout)
  if (!orphan) return undefined
  const options = await readPostmasterOptions(plan.layout)
  const sameArguments = options.trimEnd().endsWith(plan.args.map(arg => ` "${arg}"`).join(''))
  const usable = sameArguments && runsProgram(orphan, plan.program)
  if (usable && (await waitUntilReady(plan.connection, orphan.isAlive, 5_000))) return orphan
  await shutDown(orphan)
  return undefined
}

async function start(plan: Plan): Promise<Postmaster> {
  // Backends of a postmaster that was killed may need a moment to notice; PostgreSQL rightly refuses until they have.
  const deadline = performance.now() + 60_000
  for (;;) {
    await clearEndpoint(plan.endpoint)
    const postmaster = await spawnPostmaster(plan.command, plan.layout)
    if (await waitUntilReady(plan.connection, postmaster.isAlive, 30_000)) return postmaster
    await shutDown(postmaster)
    const complaint = await lastComplaint(plan.layout)
    if (!complaint.includes('shared memory block') || performance.now() > deadline) {
      throw new ClusterCannotStart(`The embedded PostgreSQL did not start: ${complaint}`)
    }
    await delay(200)
  }
}

function watchOver(postmaster: Postmaster, layout: Layout): { lost: Promise<string>; end(): void } {
  const { promise, resolve } = Promise.withResolvers<string>()
  const timer = setInterval(async () => {
    if (postmaster.isAlive()) return
    clearInterval(timer)
    resolve(`PostgreSQL ended: ${await lastComplaint(layout)}`)
  }, watchInterval)
  timer.unref()
  return { lost: promise, end: () => clearInterval(timer) }
}
