import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** Reserved for the database, the log, files and outgoing connections; a quarter of the limit where that is low. */
const reserved = 256

/** The file descriptors that this process may have for connections. */
export interface Descriptors {
  /** Connections that there are descriptors for. */
  readonly room: number
  /** Counts the descriptors again; `connections` of them are connections. */
  look(connections: () => number): Promise<void>
}

/** Undefined where the system does not tell the limit. https://man7.org/linux/man-pages/man5/proc_pid_limits.5.html */
export function watchDescriptors(): Descriptors | undefined {
  let soft: number
  let others: number
  try {
    soft = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    others = readdirSync('/proc/self/fd').length
  } catch {
    return undefined
  }
  // “unlimited” is not a number.
  if (!Number.isSafeInteger(soft)) return undefined
  const reserve = Math.min(reserved, Math.floor(soft / 4))
  return {
    get room() {
      return Math.max(1, soft - reserve - others)
    },
    async look(connections) {
      const entries = await readdir('/proc/self/fd').catch(() => undefined)
      // Without a free descriptor the directory cannot be read; the former count stays.
      if (entries) others = Math.max(0, entries.length - connections())
    },
  }
}
