import { chown, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncDirectory } from '../durable-file.ts'

/** Writes a new file to its end and makes it durable; a failure leaves nothing. */
export async function writeWhole(
  path: string,
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await writeAll(file, chunk)
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => {})
    await rm(path, { force: true })
    throw error
  }
}

/** One write may take only a part, as it does where a disk becomes full. */
async function writeAll(
  file: { write(bytes: Buffer): Promise<{ bytesWritten: number }> },
  chunk: Buffer,
): Promise<void> {
  for (let rest = chunk; rest.length > 0; ) rest = rest.subarray((await file.write(rest)).bytesWritten)
}

/**
 * Makes a directory and those above it, so that they survive a power cut. They belong to who owns the one above, also when
 * root runs a command on them.
 */
export async function makeDirectory(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return
  await makeDirectory(dirname(path))
  try {
    await mkdir(path, { mode: 0o700 })
    const { uid, gid } = await stat(dirname(path))
    if (process.getuid?.() === 0) await chown(path, uid, gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  await syncDirectory(dirname(path))
}
