import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  FileChanged,
  FileMissing,
  type FileStorage,
  type ListedFile,
  type Part,
  requireKey,
  type StoredFile,
  type Upload,
} from '../../../../platform/files/storage.ts'

/** Files in memory, which take any bytes as an upload and fail where a test says. */
export class MemoryStorage implements FileStorage {
  readonly files = new Map<string, Buffer>()
  /** Called before and after each step that changes something; throws to fail there. */
  onStep: (step: string) => void = () => {}
  /** Throws to fail a read. */
  onRead: () => void = () => {}

  async presignUpload({ key, expiresAt, contentType }: Upload) {
    requireKey(key)
    const url = `https://files.example/${key}`
    return { method: 'PUT' as const, url, headers: { 'content-type': contentType }, expiresAt }
  }

  /** What a client does with the URL. */
  put(url: string, bytes: Buffer): void {
    this.files.set(new URL(url).pathname.slice(1), bytes)
  }

  async find(key: string): Promise<StoredFile | undefined> {
    this.onRead()
    const bytes = this.files.get(key)
    return bytes && { size: bytes.length, version: versionOf(bytes) }
  }

  async read(key: string, { start = 0, end, version }: Part = {}): Promise<Readable> {
    this.onRead()
    const bytes = this.files.get(key)
    if (!bytes) throw new FileMissing(key)
    if (version !== undefined && versionOf(bytes) !== version) throw new FileChanged(key)
    return Readable.from([bytes.subarray(start, end === undefined ? undefined : end + 1)])
  }

  async write(key: string, bytes: Readable | Buffer): Promise<void> {
    const whole = Buffer.isBuffer(bytes) ? bytes : Buffer.concat(await bytes.toArray())
    this.#changing('write', () => this.files.set(key, whole))
  }

  async move(from: string, to: string, version: string): Promise<void> {
    const bytes = this.files.get(from)
    if (!bytes && this.files.has(to)) return
    if (!bytes) throw new FileMissing(from)
    if (versionOf(bytes) !== version) throw new FileChanged(from)
    this.#changing('move: put', () => this.files.set(to, bytes))
    this.#changing('move: take', () => this.files.delete(from))
  }

  async delete(key: string): Promise<void> {
    this.#changing('delete', () => this.files.delete(key))
  }

  async list(prefix: string, page: { after?: string; limit: number }): Promise<ListedFile[]> {
    return [...this.files]
      .filter(([key]) => key.startsWith(prefix) && key > (page.after ?? ''))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, page.limit)
      .map(([key, { length: size }]) => ({ key, size, modifiedAt: '2026-11-22T00:00:00.000Z' }))
  }

  close(): void {}

  #changing(step: string, change: () => unknown): void {
    this.onStep(`before ${step}`)
    change()
    this.onStep(`after ${step}`)
  }
}

const versionOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
