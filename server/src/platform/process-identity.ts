import { readFileSync, readlinkSync } from 'node:fs'

/** A process, distinguished from a later one with the same id. */
export type ProcessIdentity = {
  readonly pid: number
  /** Clock ticks since boot; undefined where the system does not show them. */
  readonly startedAt: string | undefined
}

/** How a file of `/proc` is read; another way in tests. */
export type ReadProc = (path: string) => string

const readProc: ReadProc = path => readFileSync(path, 'utf8')

/**
 * The live process with this id; undefined when there is none. A zombie counts as ended. Throws what the system says
 * when it does not answer, for instance that this process has no descriptor left: that somebody is gone is never guessed.
 */
export function identify(pid: number, read: ReadProc = readProc): ProcessIdentity | undefined {
  if (process.platform !== 'linux') return isSignalable(pid) ? { pid, startedAt: undefined } : undefined
  const stat = unlessGone(() => read(`/proc/${pid}/stat`))
  if (stat === undefined) return undefined
  // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name, in parentheses, may itself hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ended = fields[0] === 'Z' || fields[0] === 'X'
  return ended ? undefined : { pid, startedAt: fields[19] }
}

/** Whether the process has ended for certain: false also as long as the system does not answer. */
export function hasEnded(identity: ProcessIdentity, read: ReadProc = readProc): boolean {
  try {
    const current = identify(identity.pid, read)
    return current === undefined || current.startedAt !== identity.startedAt
  } catch {
    return false
  }
}

/** The directory the process works in; undefined when it is gone or belongs to somebody whom we may not ask about. */
export function workingDirectory(pid: number): string | undefined {
  return readProcLink(pid, 'cwd')
}

/** The program the process runs; ends in " (deleted)" when the file has been replaced since. */
export function executable(pid: number): string | undefined {
  return readProcLink(pid, 'exe')
}

function readProcLink(pid: number, name: string): string | undefined {
  try {
    return unlessGone(() => readlinkSync(`/proc/${pid}/${name}`))
  } catch (error) {
    if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM') return undefined
    throw error
  }
}

/** Undefined when the process is gone: ESRCH when it ends while it is read. */
function unlessGone<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined
    throw error
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}
