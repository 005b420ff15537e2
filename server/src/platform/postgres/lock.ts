import { readFileSync, renameSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { DataDirectoryInUse, type Holder } from './errors.ts'
import type { Layout } from './layout.ts'
import { makeOwnFile } from './ownership.ts'

export type DataDirectoryLock = { release(): Promise<void> }

const sqliteBusy = 5
/** How long to wait for a command that uses the directory. */
const commandMs = 60_000

/**
 * Locks the data directory for this process.
 *
 * It is an operating system file lock, taken through SQLite because Node has no call for one. The system releases it when
 * the process ends in any way, so there are no stale locks and no process ids to compare. Waits for a command to end.
 * Throws `DataDirectoryInUse` when the directory is locked already.
 */
export async function lockDataDirectory(
  layout: Layout,
  holder: Holder = 'service',
): Promise<DataDirectoryLock> {
  const deadline = performance.now() + commandMs
  for (;;) {
    const file = takeLock(layout)
    if (file) return recordOwner(file, layout, holder)
    // Older versions created the file readable for all accounts, so another account can hold this lock; no process of the
    // service runs as one.
    if (isLockedByOtherAccount(layout.lockFile)) {
      renameSync(layout.lockFile, `${layout.lockFile}.held-by-another-user`)
      continue
    }
    const owner = await readOwner(layout)
    if (owner.holder === 'service' || performance.now() > deadline)
      throw new DataDirectoryInUse(layout.dataDir, owner.pid, owner.holder)
    await delay(100)
  }
}

/** Undefined when another process has the lock. */
function takeLock(layout: Layout): DatabaseSync | undefined {
  // An account that can read the file can lock it and so keep the service from starting.
  makeOwnFile(layout.lockFile)
  // The timeout lets one of two simultaneous starts succeed: without it both may give up.
  const file = new DatabaseSync(layout.lockFile, { timeout: 300 })
  try {
    // With the journal in memory a later start has nothing to roll back.
    file.exec('pragma journal_mode = memory; begin exclusive')
    return file
  } catch (error) {
    file.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

async function recordOwner(file: DatabaseSync, layout: Layout, holder: Holder): Promise<DataDirectoryLock> {
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

/**
 * Whether every process with a lock on the file runs as another account that is not root. False where the system does not
 * list locks.
 */
function isLockedByOtherAccount(path: string): boolean {
  const own = process.getuid?.()
  const file = statSync(path, { throwIfNoEntry: false })
  if (process.platform !== 'linux' || own === undefined || !file) return false
  const owners = lockOwners(file.ino)
  return owners.length > 0 && owners.every(uid => uid !== undefined && uid !== own && uid !== 0)
}

/** https://man7.org/linux/man-pages/man5/proc_locks.5.html */
function lockOwners(inode: number): (number | undefined)[] {
  return read('/proc/locks')
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(fields => !fields.includes('->') && fields.some(field => field.endsWith(`:${inode}`)))
    .map(fields => userOf(fields[4] ?? ''))
}

function userOf(pid: string): number | undefined {
  const [, uid] = /^Uid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? []
  return uid === undefined ? undefined : Number(uid)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
