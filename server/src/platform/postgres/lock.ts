import { renameSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { DataDirectoryInUse, type Holder } from './errors.ts'
import type { Layout } from './layout.ts'
import { strangersLock } from './lock-holder.ts'
import { makeOwnFile } from './ownership.ts'

export type DataDirectoryLock = { release(): Promise<void> }

const sqliteBusy = 5
/** A command holds the directory for as long as it works, which is seldom longer. */
const commandPatience = 60_000

/**
 * Takes the data directory for this process.
 *
 * The lock is the operating system's own file lock, held through SQLite because Node has no call for one. The system
 * drops it when the process ends in whatever way, so there is no stale lock to judge and no process id to mistake.
 * Waits for a command to end. Throws `DataDirectoryInUse` when another process, or this one, holds it already.
 */
export async function lockDataDirectory(
  layout: Layout,
  holder: Holder = 'service',
): Promise<DataDirectoryLock> {
  const deadline = performance.now() + commandPatience
  for (;;) {
    const file = takeLock(layout)
    if (file) return held(file, layout, holder)
    // From when the file could be read by everybody: no process of ours runs as them, so none holds this lock.
    if (strangersLock(layout.lockFile)) {
      renameSync(layout.lockFile, `${layout.lockFile}.held-by-another-user`)
      continue
    }
    const owner = await readOwner(layout)
    if (owner.holder === 'service' || performance.now() > deadline)
      throw new DataDirectoryInUse(layout.dataDir, owner.pid, owner.holder)
    await delay(100)
  }
}

/** Undefined when somebody else has it. */
function takeLock(layout: Layout): DatabaseSync | undefined {
  // Whoever may read the file can lock it: with the system's usual mode everybody on the machine could keep us out.
  makeOwnFile(layout.lockFile)
  // The wait lets one of two simultaneous starts win: without it each may give way to the other's first step.
  const file = new DatabaseSync(layout.lockFile, { timeout: 300 })
  try {
    // A journal in memory leaves nothing behind that a later start would have to roll back.
    file.exec('pragma journal_mode = memory; begin exclusive')
    return file
  } catch (error) {
    file.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

async function held(file: DatabaseSync, layout: Layout, holder: Holder): Promise<DataDirectoryLock> {
  const text = holder === 'service' ? `${process.pid}\n` : `${process.pid}\n${holder}\n`
  makeOwnFile(layout.ownerFile)
  await writeFile(layout.ownerFile, text)
  return {
    async release() {
      if (!file.isOpen) return
      await rm(layout.ownerFile, { force: true })
      file.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

async function readOwner(layout: Layout): Promise<{ pid: number | undefined; holder: Holder }> {
  const text = await readFile(layout.ownerFile, 'utf8').catch(() => '')
  const [first = '', second] = text.split('\n')
  const pid = Number.parseInt(first, 10)
  return {
    pid: Number.isSafeInteger(pid) ? pid : undefined,
    holder: second === 'command' ? 'command' : 'service',
  }
}
