import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DiskStorage } from '../files/disk-storage.ts'
import { FileMissing, type FileStorage, isKey } from '../files/storage.ts'
import { BackupUnusable } from './errors.ts'
import type { Entry } from './tar.ts'

/** The files of the service in a backup, which are told by their sum: there may be too many to be listed. */
export type StoredContent =
  | { readonly included: true; readonly files: number; readonly bytes: number; readonly sha256: string }
  /** They lie elsewhere; `place` is without credentials. */
  | { readonly included: false; readonly place: string }

/** Uploads that are not finished are nobody's files yet. */
const prefixes = ['files/', 'thumbnails/'] as const
const pageSize = 1000

/**
 * Every file that there was when `keepingDeleted` began, and later ones. One that is deleted meanwhile may come twice.
 */
export async function* storedFiles(disk: DiskStorage): AsyncGenerator<{ key: string; bytes: Readable }> {
  for (const prefix of prefixes)
    for (let after = ''; ; ) {
      const page = await disk.list(prefix, { after, limit: pageSize })
      for (const { key } of page) {
        const bytes = await disk.read(key).catch(whenMissing)
        if (bytes) yield { key, bytes }
      }
      if (page.length < pageSize) break
      after = page.at(-1)?.key ?? ''
    }
  for (const key of await disk.keptFiles()) yield { key, bytes: await disk.readKept(key) }
}

function whenMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error
}

/** A part of a file; the same file may come twice, one after the other. */
export interface StoredPart {
  readonly key: string
  readonly isFirst: boolean
}

/** Adds files up as they pass, part by part. */
export class StoredSum {
  readonly #all = createHash('sha256')
  #key: string | undefined
  #one: Hash = createHash('sha256')
  #files = 0
  #bytes = 0

  add({ key, isFirst }: StoredPart, content: Buffer): void {
    if (isFirst) {
      this.#endOne()
      this.#key = key
      this.#one = createHash('sha256')
      this.#files++
    }
    this.#one.update(content)
    this.#bytes += content.length
  }

  end(): Extract<StoredContent, { included: true }> {
    this.#endOne()
    return { included: true, files: this.#files, bytes: this.#bytes, sha256: this.#all.digest('hex') }
  }

  #endOne(): void {
    if (this.#key !== undefined) this.#all.update(`${this.#key} ${this.#one.digest('hex')}\n`)
  }
}

/** The part of a file that an entry is; undefined for another entry. Throws `BackupUnusable` for a wrong key. */
export function storedPartOf(name: string): StoredPart | undefined {
  const [, key, part] = /^stored\/(.+)\/(\d+)$/.exec(name) ?? []
  if (key === undefined) return undefined
  if (!isKey(key)) throw new BackupUnusable('The backup is damaged: a file in it has a name that none has.')
  return { key, isFirst: Number(part) === 0 }
}

/** Puts the files of a backup where they were, and compares them with the manifest. Throws `BackupUnusable`. */
export async function restoreStored(
  entries: AsyncGenerator<Entry>,
  content: Extract<StoredContent, { included: true }>,
  storage: FileStorage,
  signal: AbortSignal,
): Promise<void> {
  const sum = new StoredSum()
  let next = await nextPart(entries, signal)
  while (next) {
    const { key } = next
    const parts = async function* () {
      do {
        if (!next) return
        sum.add(next, next.content)
        yield next.content
        next = await nextPart(entries, signal)
      } while (next && !next.isFirst)
    }
    await storage.write(key, Readable.from(parts()))
  }
  if (sum.end().sha256 !== content.sha256)
    throw new BackupUnusable('The backup changed while it was being restored.')
}

async function nextPart(
  entries: AsyncGenerator<Entry>,
  signal: AbortSignal,
): Promise<(StoredPart & { readonly content: Buffer }) | undefined> {
  for (;;) {
    const { value, done } = await entries.next()
    signal.throwIfAborted()
    if (done) return undefined
    const part = storedPartOf(value.name)
    if (part) return { ...part, content: value.content }
  }
}
