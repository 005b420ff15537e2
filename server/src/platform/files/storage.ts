import type { Readable } from 'node:stream'

/**
 * Where the bytes of files lie: a directory, or a bucket of S3. A key is made by us, of `a-z`, `0-9`, `-` and `/`:
 * `uploads/<organisation>/<id>`, `files/<organisation>/<aa>/<sha256>`, `thumbnails/<organisation>/<aa>/<sha256>-<size>`.
 */
export interface FileStorage {
  /**
   * Where and how a client puts the bytes. Until `expiresAt` it takes exactly these bytes, again and again until they are
   * moved away, and no others.
   */
  presignUpload(upload: Upload): Promise<PresignedUpload>
  find(key: string): Promise<StoredFile | undefined>
  /** Throws `FileMissing`, and `FileChanged` when a version is given that is not there any more. */
  read(key: string, part?: Part): Promise<Readable>
  /**
   * Whole or not at all, and durable when it resolves. Replaces what was there. Fails with `ENOSPC`, `EDQUOT` or `EFBIG`, which is
   * answered as `storage_full`, where there is no room.
   */
  write(key: string, bytes: Readable | Buffer): Promise<void>
  /**
   * Makes an upload a stored file, durably: `to` is there whole or not at all, and no upload URL that is still valid
   * changes it. `version` is what `find` gave of the bytes that were examined. Resolves too when `from` was moved to `to`
   * before and is gone. Throws `FileMissing`, and `FileChanged` when `from` has other bytes by now.
   */
  move(from: string, to: string, version: string): Promise<void>
  /** No error when it is gone. */
  delete(key: string): Promise<void>
  /** A page in the order of the keys' bytes, from the first key after `after`: for sweeps and backups. */
  list(prefix: string, page: { readonly after?: string; readonly limit: number }): Promise<ListedFile[]>
  close(): void
}

export interface Upload {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Lowercase hex. */
  readonly sha256: string
  readonly contentType: string
  /** RFC 3339. */
  readonly expiresAt: string
}

export interface PresignedUpload {
  readonly method: 'PUT'
  readonly url: string
  /** To be sent as they are. A browser sets `Content-Length` by itself, so it is not among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly expiresAt: string
}

export interface StoredFile {
  readonly size: number
  /** Differs when other bytes were put there. */
  readonly version: string
}

export interface Part {
  /** The first byte, from 0; from the beginning when left out. */
  readonly start?: number
  /** The last byte, inclusive; to the end when left out. */
  readonly end?: number
  readonly version?: string
}

export interface ListedFile {
  readonly key: string
  readonly size: number
  /** RFC 3339. */
  readonly modifiedAt: string
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}

/** The bytes are not the ones that were examined. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged'
}

/** The bucket does not answer, or refuses; a later try may help. Answered as `service_unavailable`. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

const pattern = /^(?:uploads|files|thumbnails)(?:\/[a-z0-9][a-z0-9-]*)+$/

/** Whether it is one of ours, and not for instance one that leads out of its directory. */
export const isKey = (key: string): boolean => pattern.test(key) && key.length <= 200

export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`)
}
