import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file so that after a crash it is there whole or not at all. */
export async function writeDurably(path: string, content: string, mode: number): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  const file = await open(draft, 'w', mode)
  try {
    // `mode` above only counts for a file that did not exist.
    await file.chmod(mode)
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncDirectory(dirname(path))
}

/** Makes a rename in the directory survive a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
