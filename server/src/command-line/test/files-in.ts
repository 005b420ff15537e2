import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openDirectory } from '../../platform/files/open.ts'

/** Files as the service keeps them: none, one byte, and more than fit in one part of a backup; and one that is only being uploaded. */
export async function filesIn(dataDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const id = '0198a000-0000-7000-8000-000000000001'
  const files = new Map([
    [`files/${id}/aa/${'a'.repeat(64)}`, Buffer.alloc(0)],
    [`files/${id}/bb/${'b'.repeat(64)}`, Buffer.alloc(1, 1)],
    [`files/${id}/cc/${'c'.repeat(64)}`, randomBytes(9_000_000)],
    [`thumbnails/${id}/cc/${'c'.repeat(64)}-1280`, randomBytes(1000)],
  ])
  const storage = openDirectory({ kind: 'directory', path: join(dataDir, 'files') })
  for (const [key, content] of files) await storage.write(key, content)
  await storage.write(`uploads/${id}/${id}`, Buffer.from('half'))
  return files
}
