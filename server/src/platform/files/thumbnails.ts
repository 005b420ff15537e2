import { spawn } from 'node:child_process'
import { pipeline, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { ConcurrencyLimiter } from '../concurrency-limiter.ts'
import { readThumbnails, type Thumbnail } from './thumbnail-program/thumbnail.ts'

export { type ThumbnailSize, thumbnailSizes, thumbnailType } from './thumbnail-program/thumbnail.ts'

/** Makes thumbnails outside the process of the requests, a few pictures at a time. */
export interface Thumbnails {
  /**
   * None when the bytes are no picture that can be shown: broken, too large, of another type. Never fails for the picture's
   * sake; it does where no process can be started.
   */
  of(picture: Readable): Promise<readonly Thumbnail[]>
  close(): void
}

export interface ThumbnailLimits {
  readonly atOnce: number
  readonly deadlineMs: number
}

const usualLimits: ThumbnailLimits = { atOnce: 1, deadlineMs: 60_000 }

const goneReader: ReadonlySet<string> = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

const program = fileURLToPath(new URL('./thumbnail-program/main.ts', import.meta.url))

/**
 * Decoders of pictures are large programs in C, and pictures come from anybody. So each is decoded in a process of its own
 * that has nothing of the service: no secret, no connection, no environment. A crash, endless work and all its memory end
 * with it.
 */
export class ProcessThumbnails implements Thumbnails {
  readonly #limits: ThumbnailLimits
  readonly #limiter: ConcurrencyLimiter
  readonly #closing = new AbortController()

  constructor(limits: ThumbnailLimits = usualLimits) {
    this.#limits = limits
    this.#limiter = new ConcurrencyLimiter({ atOnce: limits.atOnce })
  }

  async of(picture: Readable): Promise<readonly Thumbnail[]> {
    try {
      return await this.#limiter.run(() => this.#make(picture))
    } finally {
      picture.destroy()
    }
  }

  close(): void {
    this.#closing.abort()
  }

  async #make(picture: Readable): Promise<readonly Thumbnail[]> {
    this.#closing.signal.throwIfAborted()
    const { deadlineMs } = this.#limits
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: this.#closing.signal,
      killSignal: 'SIGKILL',
      timeout: deadlineMs,
    })
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    ended.catch(() => {})
    const readFailure = Promise.withResolvers<never>()
    readFailure.promise.catch(() => {})
    // It may end before it has read all.
    pipeline(picture, child.stdin, error => {
      if (error && !goneReader.has(error.code ?? '')) readFailure.reject(error)
    })
    const [exitCode, made] = await Promise.race([
      Promise.all([ended, buffer(child.stdout)]),
      readFailure.promise,
    ])
    return exitCode === 0 ? readThumbnails(made) : []
  }
}
