import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListedFile } from './storage.ts'

/** The files whose keys begin with `prefix` and come after `after`, in the order of the keys' bytes; one directory at a time. */
export async function* listFiles(root: string, prefix: string, after: string): AsyncGenerator<ListedFile> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  yield* walk(root, folder, prefix, after)
}

async function* walk(
  root: string,
  folder: string,
  prefix: string,
  after: string,
): AsyncGenerator<ListedFile> {
  for (const { name, isFolder } of await entriesOf(join(root, folder))) {
    const key = `${folder}${name}`
    if (isFolder) {
      const inside = `${key}/`
      const holds = inside.startsWith(prefix) || prefix.startsWith(inside)
      const isPast = inside < after && !after.startsWith(inside)
      if (holds && !isPast) yield* walk(root, inside, prefix, after)
    } else if (key.startsWith(prefix) && key > after) {
      const stats = await stat(join(root, key)).catch(gone)
      if (stats) yield { key, size: stats.size, modifiedAt: stats.mtime.toISOString() }
    }
  }
}

/** In the order of the keys that are in them: a folder's name counts with its slash. */
async function entriesOf(path: string): Promise<{ name: string; isFolder: boolean }[]> {
  const found = (await readdir(path, { withFileTypes: true }).catch(gone)) ?? []
  const sortKey = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name)
  return found
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(entry => ({ name: entry.name, isFolder: entry.isDirectory() }))
}

/** A file may be deleted while it is listed. */
function gone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
