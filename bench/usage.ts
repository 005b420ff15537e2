import { readdirSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

/** Seconds of processor time used so far. */
export type Seconds = number

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** What a process with all its threads has used so far. */
export const processorTime = (pid: number): Seconds => times(pid).own

/** What PostgreSQL has used so far: the postmaster, its processes, and those that have ended. */
export function processorTimeOfFamily(postmaster: number): Seconds {
  const { own, ofDead } = times(postmaster)
  let sum = own + ofDead
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const child = times(Number(entry))
      if (child.parent === postmaster) sum += child.own
    } catch {
      // The process has ended meanwhile, and counts with the postmaster's dead.
    }
  }
  return sum
}

/** Memory that a process holds at present and at most held, bytes. */
export function memoryOf(pid: number): { readonly resident: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])
  return { resident: kibibytes('VmRSS') * 1024, peak: kibibytes('VmHWM') * 1024 }
}

export const parentOf = (pid: number): number => times(pid).parent

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the name in brackets may hold anything. */
function times(pid: number): { parent: number; own: Seconds; ofDead: Seconds } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const [user = 0, system = 0, deadUser = 0, deadSystem = 0] = fields.slice(11, 15)
  return {
    parent,
    own: (user + system) / ticksPerSecond,
    ofDead: (deadUser + deadSystem) / ticksPerSecond,
  }
}
