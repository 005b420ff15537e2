import type * as Sdk from '@aws-sdk/client-s3'
import type * as Presigner from '@aws-sdk/s3-request-presigner'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeWhole } from './disk-writing.ts'
import type { FilePlace } from './place.ts'
import {
  FileChanged,
  FileMissing,
  type FileStorage,
  type ListedFile,
  type Part,
  type PresignedUpload,
  requireKey,
  type StoredFile,
  StorageUnavailable,
  type Upload,
} from './storage.ts'

export type Bucket = Extract<FilePlace, { kind: 'bucket' }>

const connectMs = 5_000
/** Without a byte of the answer. */
const longestSilenceMs = 30_000
/** The most that one request lists. */
const pageSize = 1000

/** Loads the SDK, which nobody else needs. */
export async function openBucket(place: Bucket, silenceMs = longestSilenceMs): Promise<BucketStorage> {
  const [sdk, presigner] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  return new BucketStorage(place, { sdk, presigner, silenceMs })
}

/** Files in a bucket of S3, or of a server that speaks as S3 does. A version is the ETag. */
export class BucketStorage implements FileStorage {
  readonly #bucket: string
  readonly #sdk: typeof Sdk
  readonly #presigner: typeof Presigner
  readonly #client: Sdk.S3Client
  readonly #silenceMs: number

  constructor(
    { endpoint, region, bucket, pathStyle, credentials }: Bucket,
    {
      sdk,
      presigner,
      silenceMs,
    }: { readonly sdk: typeof Sdk; readonly presigner: typeof Presigner; readonly silenceMs: number },
  ) {
    this.#bucket = bucket
    this.#sdk = sdk
    this.#presigner = presigner
    this.#silenceMs = silenceMs
    this.#client = new sdk.S3Client({
      region,
      forcePathStyle: pathStyle,
      ...(endpoint !== null && { endpoint }),
      ...(credentials !== null && { credentials }),
      // Other servers than Amazon's do not support the checksums that the SDK adds by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: silenceMs,
        throwOnRequestTimeout: true,
      },
    })
  }

  async presignUpload(upload: Upload, now = new Date()): Promise<PresignedUpload> {
    const { size, sha256, contentType, expiresAt } = upload
    const checksum = Buffer.from(sha256, 'hex').toString('base64')
    const put = new this.#sdk.PutObjectCommand({
      ...this.#at(upload.key),
      ContentLength: size,
      ContentType: contentType,
      ChecksumSHA256: checksum,
    })
    const url = await this.#asking(upload.key, () =>
      this.#presigner.getSignedUrl(this.#client, put, {
        signingDate: now,
        expiresIn: Math.max(1, Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000)),
        // The SDK leaves the type unsigned and moves the checksum into the query, which not every server looks at.
        signableHeaders: new Set(['host', 'content-length', 'content-type', 'x-amz-checksum-sha256']),
        unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
      }),
    )
    const headers = { 'content-type': contentType, 'x-amz-checksum-sha256': checksum }
    return { method: 'PUT', url, headers, expiresAt }
  }

  async find(key: string): Promise<StoredFile | undefined> {
    try {
      const head = new this.#sdk.HeadObjectCommand(this.#at(key))
      const { ContentLength: size = 0, ETag: version = '' } = await this.#asking(key, () =>
        this.#client.send(head),
      )
      return { size, version }
    } catch (error) {
      if (error instanceof FileMissing) return undefined
      throw error
    }
  }

  async read(key: string, { start, end, version }: Part = {}): Promise<Readable> {
    const get = new this.#sdk.GetObjectCommand({
      ...this.#at(key),
      ...((start !== undefined || end !== undefined) && { Range: `bytes=${start ?? 0}-${end ?? ''}` }),
      ...(version !== undefined && { IfMatch: version }),
    })
    const { Body, ETag } = await this.#asking(key, () => this.#client.send(get))
    const body = Body as Readable
    if (version !== undefined && ETag !== version) {
      body.destroy()
      throw new FileChanged(key)
    }
    const pieces = this.#pieces(key, body)
    return new Readable({
      read() {
        pieces.next().then(
          ({ value }) => this.push(value ?? null),
          (error: Error) => this.destroy(error),
        )
      },
      destroy(error, done) {
        body.destroy()
        done(error)
      },
    })
  }

  /** Fails where the bucket breaks off, or is silent while somebody waits for the next piece: a slow reader does not end it. */
  async *#pieces(key: string, body: Readable): AsyncGenerator<Buffer, undefined> {
    const silent = () => body.destroy(new Error(`nothing came for ${this.#silenceMs} ms`))
    let watch = setTimeout(silent, this.#silenceMs)
    try {
      for await (const piece of body) {
        clearTimeout(watch)
        yield piece as Buffer
        watch = setTimeout(silent, this.#silenceMs)
      }
    } catch (error) {
      throw this.#told(error, key)
    } finally {
      clearTimeout(watch)
    }
  }

  async write(key: string, bytes: Readable | Buffer): Promise<void> {
    if (!Buffer.isBuffer(bytes)) return this.#writeStream(key, bytes)
    await this.#put(key, bytes, bytes.length)
  }

  async move(from: string, to: string, version: string): Promise<void> {
    const copy = new this.#sdk.CopyObjectCommand({
      ...this.#at(to),
      CopySource: `${this.#bucket}/${from}`,
      CopySourceIfMatch: version,
      MetadataDirective: 'REPLACE',
      ContentType: 'application/octet-stream',
    })
    try {
      await this.#asking(from, () => this.#client.send(copy))
    } catch (error) {
      if (error instanceof FileMissing && (await this.find(to))) return
      throw error
    }
    await this.delete(from)
  }

  async delete(key: string): Promise<void> {
    await this.#asking(key, () => this.#client.send(new this.#sdk.DeleteObjectCommand(this.#at(key))))
  }

  async list(
    prefix: string,
    page: { readonly after?: string; readonly limit: number },
  ): Promise<ListedFile[]> {
    const found: ListedFile[] = []
    let after = page.after
    while (found.length < page.limit) {
      const wanted = Math.min(pageSize, page.limit - found.length)
      const listing = new this.#sdk.ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: prefix,
        MaxKeys: wanted,
        ...(after !== undefined && { StartAfter: after }),
      })
      const { Contents = [], IsTruncated } = await this.#asking(prefix, () => this.#client.send(listing))
      for (const { Key = '', Size = 0, LastModified } of Contents)
        found.push({ key: Key, size: Size, modifiedAt: (LastModified ?? new Date(0)).toISOString() })
      after = Contents.at(-1)?.Key
      if (!IsTruncated || after === undefined) break
    }
    return found
  }

  close(): void {
    this.#client.destroy()
  }

  /** A request must announce its length, so a stream is written to this machine's disk first. */
  async #writeStream(key: string, bytes: Readable): Promise<void> {
    const directory = await mkdtemp(join(tmpdir(), 'konttori-upload-'))
    const draft = join(directory, randomUUID())
    try {
      await writeWhole(draft, bytes)
      const { size } = await stat(draft)
      await this.#put(key, createReadStream(draft), size)
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }

  async #put(key: string, body: Readable | Buffer, size: number): Promise<void> {
    const put = new this.#sdk.PutObjectCommand({
      ...this.#at(key),
      Body: body,
      ContentLength: size,
      ContentType: 'application/octet-stream',
    })
    await this.#asking(key, () => this.#client.send(put))
  }

  #at(key: string): { Bucket: string; Key: string } {
    requireKey(key)
    return { Bucket: this.#bucket, Key: key }
  }

  async #asking<T>(key: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      throw this.#told(error, key)
    }
  }

  #told(error: unknown, key: string): Error {
    const status = error instanceof this.#sdk.S3ServiceException ? error.$metadata.httpStatusCode : undefined
    const name = error instanceof Error ? error.name : 'error'
    if (status === 412) return new FileChanged(key)
    if (status === 404 && name !== 'NoSuchBucket') return new FileMissing(key)
    const reason = error instanceof Error ? error.message : String(error)
    return new StorageUnavailable(`the bucket ${this.#bucket} does not serve: ${name}: ${reason}`, {
      cause: error,
    })
  }
}
