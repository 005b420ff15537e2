import type { Id } from '../vocabulary/ids.ts'
import type { FileStorage } from './storage.ts'

const atOnce = 500

/** Deletes everything that lies in the storage for an organisation: its uploads, its files and their thumbnails. */
export async function deleteFilesOf(storage: FileStorage, orgId: Id): Promise<void> {
  for (const kind of ['uploads', 'files', 'thumbnails']) {
    const prefix = `${kind}/${orgId}/`
    for (let left = true; left; ) {
      const found = await storage.list(prefix, { limit: atOnce })
      for (const { key } of found) await storage.delete(key)
      left = found.length === atOnce
    }
  }
}
