import { readFile, rm, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { DataDirectoryInUse } from './errors.ts'
import type { Layout } from './layout.ts'

export type DataDirectoryLock = { release(): Promise<void> }

const sqliteBusy = 5

/**
 * Takes the data directory for this process.
 *
 * The lock is the operating system's own file lock, held through SQLite because Node has no call for one. The system
 * drops it when the process ends in whatever way, so there is no stale lock to judge and no process id to mistake.
 * Throws `DataDirectoryInUse` when another process, or this one, holds it already.
 */
export async function lockDataDirectory(layout: Layout): Promise<DataDirectoryLock> {
  // The wait lets one of two simultaneous starts win: without it each may give way to the other's first step.
  const file = new DatabaseSync(layout.lockFile, { timeout: 300 })
  try {
    // A journal in memory leaves nothing behind that a later start would have to roll back.
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new DataDirectoryInUse(layout.dataDir, await readOwner(layout))
    throw error
  }
  await writeFile(layout.ownerFile, `${process.pid}\n`)
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

async function readOwner(layout: Layout): Promise<number | undefined> {
  const text = await readFile(layout.ownerFile, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isSafeInteger(pid) ? pid : undefined
}
