import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** For the database, the log, files and outgoing connections, whatever happens; a quarter where there are few. */
const reserved = 256

/** How many descriptors the system gives this process, and how many of them other things than connections hold. */
export interface Descriptors {
  /** Connections that there is room for, whoever holds the rest. */
  readonly room: number
  /** Counts again, knowing that so many are connections. */
  look(connections: () => number): Promise<void>
}

/** Undefined where the system does not tell. https://man7.org/linux/man-pages/man5/proc_pid_limits.5.html */
export function watchDescriptors(): Descriptors | undefined {
  let soft: number
  let others: number
  try {
    soft = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    others = readdirSync('/proc/self/fd').length
  } catch {
    return undefined
  }
  // “unlimited” is no number.
  if (!Number.isSafeInteger(soft)) return undefined
  const reserve = Math.min(reserved, Math.floor(soft / 4))
  return {
    get room() {
      return Math.max(1, soft - reserve - others)
    },
    async look(connections) {
      const entries = await readdir('/proc/self/fd').catch(() => undefined)
      // Without a descriptor to look with, what was known stays: that it cannot be read is no number.
      if (entries) others = Math.max(0, entries.length - connections())
    },
  }
}
