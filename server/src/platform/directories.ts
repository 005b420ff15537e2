import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a directory and those above it that are missing; false when it was there. Fails where the system says no, which
 * `mkdir` with `recursive` does not always: below /proc it never returns.
 */
export async function ensureDirectory(path: string, mode: number): Promise<boolean> {
  const existing = await stat(path).catch(() => undefined)
  if (existing?.isDirectory()) return false
  const parent = dirname(path)
  if (parent !== path) await ensureDirectory(parent, mode)
  try {
    await mkdir(path, { mode })
    return true
  } catch (error) {
    const raced = await stat(path).catch(() => undefined)
    if (raced?.isDirectory()) return false
    throw error
  }
}
