import { createHash, randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { syncDirectory } from '../durable-file.ts'
import { DiskHousekeeping } from './disk-housekeeping.ts'
import { makeDirectory, writeWhole } from './disk-writing.ts'
import {
  FileChanged,
  FileMissing,
  type FileStorage,
  type ListedFile,
  type Part,
  type PresignedUpload,
  requireKey,
  type StoredFile,
  type Upload,
} from './storage.ts'

/** Makes the URL to which the bytes of an upload are sent. */
export type UploadUrl = (upload: Upload) => string

/**
 * Files in a directory. Every file is written beside, under `drafts/`, and renamed when it is whole, so that its bytes never
 * change under its name. `finished/` remembers uploads that were moved, so that their URLs take nothing more; `kept/` has
 * what was deleted while a backup runs.
 */
export class DiskStorage implements FileStorage {
  readonly #root: string
  readonly #uploadUrl: UploadUrl
  readonly #housekeeping: DiskHousekeeping

  constructor(root: string, uploadUrl: UploadUrl) {
    this.#root = root
    this.#uploadUrl = uploadUrl
    this.#housekeeping = new DiskHousekeeping(root)
  }

  /** Removes now and then what nobody needs any more, such as drafts of a process that was killed. */
  startHousekeeping(): void {
    this.#housekeeping.start()
  }

  async presignUpload(upload: Upload): Promise<PresignedUpload> {
    const { contentType, expiresAt } = upload
    return {
      method: 'PUT',
      url: this.#uploadUrl(upload),
      headers: { 'content-type': contentType },
      expiresAt,
    }
  }

  async find(key: string): Promise<StoredFile | undefined> {
    return statOf(this.#pathOf(key))
  }

  async read(key: string, { start = 0, end, version }: Part = {}): Promise<Readable> {
    const file = await open(this.#pathOf(key)).catch(missing(key))
    try {
      if (version !== undefined && versionOf(await file.stat({ bigint: true })) !== version)
        throw new FileChanged(key)
      return file.createReadStream({ start, ...(end !== undefined && { end }) })
    } catch (error) {
      await file.close()
      throw error
    }
  }

  async write(key: string, bytes: AsyncIterable<Buffer> | Buffer): Promise<void> {
    const path = this.#pathOf(key)
    const draft = await this.#draft()
    await writeWhole(draft, Buffer.isBuffer(bytes) ? [bytes] : bytes)
    await this.#publish(draft, path)
  }

  /** As `write`, for an upload; false when the upload was moved away meanwhile, and nothing is kept then. */
  async receive(key: string, bytes: AsyncIterable<Buffer>): Promise<boolean> {
    const draft = await this.#draft()
    await writeWhole(draft, bytes)
    if (await this.isFinished(key)) {
      await rm(draft, { force: true })
      return false
    }
    await this.#publish(draft, this.#pathOf(key))
    return true
  }

  /** Whether the upload was moved, so that its URL takes nothing more. */
  async isFinished(key: string): Promise<boolean> {
    return (await statOf(this.#finishedPath(key))) !== undefined
  }

  async move(from: string, to: string, version: string): Promise<void> {
    const [source, target] = [this.#pathOf(from), this.#pathOf(to)]
    const draft = await this.#draft()
    try {
      await link(source, draft)
    } catch (error) {
      if (codeOf(error) === 'ENOENT' && (await statOf(target))) return
      throw codeOf(error) === 'ENOENT' ? new FileMissing(from) : error
    }
    // The draft is another name of what is there now; whatever comes to `from` later is another file.
    if ((await statOf(draft))?.version !== version) {
      await unlink(draft)
      throw new FileChanged(from)
    }
    await mkdir(join(this.#root, 'finished'), { recursive: true, mode: 0o700 })
    await writeFile(this.#finishedPath(from), '', { mode: 0o600 })
    await this.#publish(draft, target)
    // A rename onto another name of the same file does nothing.
    await rm(draft, { force: true })
    await rm(source, { force: true })
    await syncDirectory(dirname(source))
  }

  async delete(key: string): Promise<void> {
    const path = this.#pathOf(key)
    await this.#housekeeping.remove(path, key)
  }

  async list(
    prefix: string,
    page: { readonly after?: string; readonly limit: number },
  ): Promise<ListedFile[]> {
    const found: ListedFile[] = []
    for await (const file of listFiles(this.#root, prefix, page.after ?? '')) {
      if (found.length === page.limit) break
      found.push(file)
    }
    return found
  }

  /** What is deleted while `work` runs is still given by `keptFiles`. */
  async keepingDeleted<T>(work: () => Promise<T>): Promise<T> {
    return this.#housekeeping.keepingDeleted(work)
  }

  /** The keys of what was deleted meanwhile. */
  keptFiles(): Promise<string[]> {
    return this.#housekeeping.keptFiles()
  }

  async readKept(key: string): Promise<Readable> {
    const file = await open(this.#housekeeping.keptPath(key)).catch(missing(key))
    return file.createReadStream()
  }

  close(): void {
    this.#housekeeping.stop()
  }

  #pathOf(key: string): string {
    requireKey(key)
    return join(this.#root, key)
  }

  #finishedPath(key: string): string {
    return join(this.#root, 'finished', createHash('sha256').update(key).digest('hex'))
  }

  async #draft(): Promise<string> {
    const drafts = join(this.#root, 'drafts')
    await makeDirectory(drafts)
    return join(drafts, randomUUID())
  }

  async #publish(draft: string, path: string): Promise<void> {
    await makeDirectory(dirname(path))
    await rename(draft, path)
    await syncDirectory(dirname(path))
  }
}

async function statOf(path: string): Promise<StoredFile | undefined> {
  try {
    const stats = await stat(path, { bigint: true })
    return { size: Number(stats.size), version: versionOf(stats) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A file under a name never changes, so another version is another file. */
const versionOf = ({ ino, mtimeNs, size }: { ino: bigint; mtimeNs: bigint; size: bigint }): string =>
  `${ino}-${mtimeNs}-${size}`

const missing =
  (key: string) =>
  (error: unknown): never => {
    throw codeOf(error) === 'ENOENT' ? new FileMissing(key) : error
  }

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** The files whose keys begin with `prefix` and come after `after`, in the order of the keys' bytes; one directory at a time. */
async function* listFiles(root: string, prefix: string, after: string): AsyncGenerator<ListedFile> {
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
