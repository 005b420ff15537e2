import { readFileSync, readlinkSync } from 'node:fs'

/** A process that can be told from a later one with the same id. */
export type ProcessIdentity = {
  readonly pid: number
  /** Clock ticks since boot; undefined where the system does not tell. */
  readonly startedAt: string | undefined
}

/** The live process with this id; undefined when there is none. A zombie counts as ended. */
export function identify(pid: number): ProcessIdentity | undefined {
  if (process.platform !== 'linux') return isSignalable(pid) ? { pid, startedAt: undefined } : undefined
  try {
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name, in parentheses, may itself hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ended = fields[0] === 'Z' || fields[0] === 'X'
    return ended ? undefined : { pid, startedAt: fields[19] }
  } catch {
    return undefined
  }
}

export function isAlive(identity: ProcessIdentity): boolean {
  const current = identify(identity.pid)
  return current !== undefined && current.startedAt === identity.startedAt
}

/** The directory the process works in; undefined when it is gone or the system does not tell. */
export function workingDirectory(pid: number): string | undefined {
  return readProcLink(pid, 'cwd')
}

/** The program the process runs; ends in " (deleted)" when the file has been replaced since. */
export function executable(pid: number): string | undefined {
  return readProcLink(pid, 'exe')
}

function readProcLink(pid: number, name: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`)
  } catch {
    return undefined
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
