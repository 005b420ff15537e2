import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const mount = (...args: string[]) => spawnSync('mount', args).status === 0

/** Whether this account may mount a file system, which only root may, and not in every container. */
export function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false
  const probe = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return probe.status === 0
}

/** A directory on a disk of so many kilobytes, gone after the test. */
export async function tinyDisk(kilobytes: number): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'konttori-disk-'))
  if (!mount('-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=0711`, 'none', directory))
    throw new Error(`nothing could be mounted at ${directory}`)
  onTestFinished(async () => {
    spawnSync('umount', ['-l', directory])
    await rm(directory, { recursive: true, force: true })
  })
  return directory
}
