import { readFileSync, statSync } from 'node:fs'

/**
 * Whether every process with a lock on the file runs as another account that is not root. False where the system does not
 * list locks.
 */
export function isLockedByOtherAccount(path: string): boolean {
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
