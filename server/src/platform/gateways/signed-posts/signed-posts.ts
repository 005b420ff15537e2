import type { ServiceLog } from '../../telemetry/log.ts'
import { signatureOf } from '../../secrets/signature.ts'
import { type OutboundCode, type OutboundHttps, OutboundRefused } from '../outbound-https/outbound-https.ts'

/** A request to an address that a customer gave, signed with the secrets of the customer. Plain data, so that a thread can make it. */
export interface SignedPost {
  /** What it is, for the log. */
  readonly about: Readonly<Record<string, string>>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Joined they are the raw body; posts that share a part share its memory on the way to the thread. */
  readonly body: readonly (string | Uint8Array)[]
  /** The newest first. */
  readonly secrets: readonly string[]
  readonly deadlineMs: number
}

/** What became of it; null when nothing left us, through no fault of the receiver. */
export type PostOutcome = {
  readonly status: number | null
  /** Why there is no whole answer in time; null when there is one. */
  readonly errorCode: OutboundCode | 'unexpected' | null
  readonly durationMs: number
} | null

export interface SignedPosts {
  /** Never rejects. */
  post(post: SignedPost): Promise<PostOutcome>
  /** To be called when nothing is under way. */
  close(): Promise<void>
}

/** Of a receiver's answer only the status counts; more than this is not read. */
const maxResponseBytes = 64 * 1024

const ownReasons: ReadonlySet<OutboundCode> = new Set(['destination_busy', 'closed'])

/** Any 2xx acknowledges; a redirect does not. */
export const acknowledges = (status: number): boolean => status >= 200 && status < 300

/** Signs and posts in the thread that it is called from. */
export class DirectPosts implements SignedPosts {
  readonly #outbound: OutboundHttps
  readonly #log: Pick<ServiceLog, 'error'>

  constructor(outbound: OutboundHttps, log: Pick<ServiceLog, 'error'>) {
    this.#outbound = outbound
    this.#log = log
  }

  async post({ about, url, headers, body, secrets, deadlineMs }: SignedPost): Promise<PostOutcome> {
    try {
      const raw = Buffer.concat(body.map(part => (typeof part === 'string' ? Buffer.from(part) : part)))
      // Real time, because receivers compare it with their own clock.
      const signature = signatureOf(secrets, Math.floor(Date.now() / 1000), raw)
      const { status, durationMs } = await this.#outbound.post(url, {
        headers: { ...headers, 'x-service-signature': signature },
        body: raw,
        deadlineMs,
        maxResponseBytes,
      })
      return { status, errorCode: null, durationMs }
    } catch (error) {
      if (error instanceof OutboundRefused) {
        const { code, status, durationMs } = error
        return ownReasons.has(code) ? null : { status, errorCode: code, durationMs }
      }
      this.#log.error('a signed request failed', error, about)
      return { status: null, errorCode: 'unexpected', durationMs: 0 }
    }
  }

  close(): Promise<void> {
    return this.#outbound.close()
  }
}
