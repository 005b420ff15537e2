import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { intakeLimits } from '../http/bodies/intake.ts'
import { requestTimeout } from '../http/bodies/refusals.ts'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'
import type { DiskStorage } from './disk-storage.ts'
import type { Upload } from './storage.ts'

/**
 * At most one request at a time sends the bytes of an upload, so that one URL fills no disk. A later one takes over: a
 * client sends again when its connection broke, which is seen here later than there.
 */
export class UploadsUnderWay {
  readonly #byKey = new Map<string, AbortController>()

  /** Runs `work` with a signal that is aborted when a later upload to the key begins. */
  async run<T>(key: string, work: (stop: AbortController) => Promise<T>): Promise<T> {
    this.#byKey.get(key)?.abort(uploadFinished())
    const stop = new AbortController()
    this.#byKey.set(key, stop)
    try {
      return await work(stop)
    } finally {
      if (this.#byKey.get(key) === stop) this.#byKey.delete(key)
    }
  }
}

/** Stores the body when it is what the upload announced. Throws the refusal of any other; nothing of that is kept. */
export async function receiveUpload(
  storage: DiskStorage,
  underWay: UploadsUnderWay,
  upload: Upload,
  request: IncomingMessage,
): Promise<void> {
  const stored = await underWay.run(upload.key, stop =>
    storage.receive(upload.key, checked(upload, paced(request, stop))),
  )
  if (!stored) throw uploadFinished()
}

async function* checked(upload: Upload, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > upload.size) throw sizeDiffers(upload.size, 'more')
    hash.update(chunk)
    yield chunk
  }
  if (size !== upload.size) throw sizeDiffers(upload.size, `${size}`)
  const sha256 = hash.digest('hex')
  if (sha256 !== upload.sha256)
    throw new RequestRefused(
      'upload_differs',
      `The SHA-256 of the bytes is ${sha256}, and not the one announced.`,
    )
}

/** The bytes of a body, until `stop` is aborted or the sender is slower than any body may be. The request is not destroyed. */
async function* paced(request: IncomingMessage, stop: AbortController): AsyncGenerator<Buffer> {
  const { everyMs, bytes: least } = intakeLimits.pace
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error))
  })
  stopped.catch(() => {})
  const chunks = request.iterator({ destroyOnReturn: false })
  let received = 0
  let isReading = false
  let slowChecks = 0
  // Only the second check in a row ends it: the first may be a delay of this process, and a slow disk is not the sender's.
  const timer = setInterval(() => {
    slowChecks = isReading && received < least ? slowChecks + 1 : 0
    received = 0
    if (slowChecks > 1) stop.abort(requestTimeout())
  }, everyMs)
  timer.unref()
  try {
    for (;;) {
      isReading = true
      const next = chunks.next().catch(cutShort)
      const { value, done } = await Promise.race([next, stopped])
      isReading = false
      if (done) return
      received += (value as Buffer).length
      yield value as Buffer
    }
  } finally {
    clearInterval(timer)
    request.pause()
  }
}

const cutShort = (): never => {
  throw badRequest([{ pointer: '', message: 'the body is shorter than its length' }])
}

export const sizeDiffers = (size: number, found: string): RequestRefused =>
  new RequestRefused('upload_differs', `The file was announced with ${size} bytes, and ${found} came.`)

export const uploadFinished = (): RequestRefused =>
  new RequestRefused('upload_finished', 'The file was finalized, or a later request sends it again.')
