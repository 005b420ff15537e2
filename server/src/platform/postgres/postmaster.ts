import { spawn } from 'node:child_process'
import { open, readFile, rename } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Command } from './command.ts'
import { ClusterCannotStart } from './errors.ts'
import type { Layout } from './layout.ts'
import { executable, hasEnded, identify, workingDirectory } from '../process-identity.ts'
import { readPostmasterFile } from './postmaster-file.ts'

/** A running postmaster: a child process or an orphan. */
export type Postmaster = {
  readonly pid: number
  isAlive(): boolean
}

/** Starts PostgreSQL in its own session, so that Ctrl-C in a terminal reaches only the service, which drains first. */
export async function spawnPostmaster(command: Command, layout: Layout): Promise<Postmaster> {
  await rename(layout.log, `${layout.log}.previous`).catch(() => {})
  // A file instead of a pipe, so that the postmaster can outlive the service.
  const log = await open(layout.log, 'w', 0o600)
  try {
    const child = spawn(command.file, [...command.args], {
      ...command.options,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    const pid = await new Promise<number>((resolve, reject) => {
      child.once('spawn', () => resolve(child.pid ?? 0))
      child.once('error', error =>
        reject(new ClusterCannotStart(`PostgreSQL could not be run: ${error.message}`)),
      )
    })
    child.unref()
    return { pid, isAlive: () => child.exitCode === null && child.signalCode === null }
  } finally {
    await log.close()
  }
}

/** The postmaster of this cluster that an earlier server process left running. */
export async function findOrphan(layout: Layout): Promise<Postmaster | undefined> {
  const file = await readPostmasterFile(layout)
  const identity = file && identify(file.pid)
  if (!identity) return undefined
  // The id may belong to an unrelated process by now; a postmaster's working directory is its cluster.
  if (process.platform === 'linux' && workingDirectory(identity.pid) !== layout.cluster) return undefined
  return { pid: identity.pid, isAlive: () => !hasEnded(identity) }
}

/** Whether the postmaster runs this very file; a reinstalled program is another one. */
export function runsProgram(postmaster: Postmaster, program: string): boolean {
  return process.platform !== 'linux' || executable(postmaster.pid) === program
}

/**
 * Shuts the cluster down: in fast mode (open transactions are rolled back, everything is written), and when that takes too
 * long in immediate mode, which loses nothing but makes the next start recover.
 * https://www.postgresql.org/docs/18/server-shutdown.html
 */
export async function shutDown(postmaster: Postmaster): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!postmaster.isAlive()) return
    sendSignal(postmaster.pid, signal)
    if (await waitUntilEnded(postmaster, waitMs)) return
  }
  throw new ClusterCannotStart(`PostgreSQL (process ${postmaster.pid}) cannot be stopped.`)
}

/** The last error in the cluster's log. */
export async function lastComplaint(layout: Layout): Promise<string> {
  const text = await readFile(layout.log, 'utf8').catch(() => '')
  const lines = text.trim().split('\n')
  return lines.findLast(line => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
}

async function waitUntilEnded(postmaster: Postmaster, waitMs: number): Promise<boolean> {
  const deadline = performance.now() + waitMs
  while (performance.now() < deadline) {
    if (!postmaster.isAlive()) return true
    await delay(10)
  }
  return !postmaster.isAlive()
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return
    throw error
  }
}
