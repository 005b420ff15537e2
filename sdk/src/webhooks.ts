import type { EventName, EventPayloads } from './generated/index.ts'

/** What a webhook receives; by name, one event. A newer service may send further events: leave a default branch. */
export type WebhookMessage<Name extends EventName = EventName> = {
  readonly [Event in Name]: {
    /** The delivery's; kept across retries and redeliveries. */
    readonly id: string
    readonly event: Event
    /** The deduplication key; null only for a test send. */
    readonly integrationEventId: string | null
    /** When the event happened. Deliveries may arrive in another order. */
    readonly createdAt: string
    readonly data: EventPayloads[Event]
  }
}[Name]

/**
 * - `signature_missing`, `signature_malformed`: the header `x-service-signature`.
 * - `timestamp_outside_window`: signed more than five minutes ago or ahead; a replay, or a clock that is wrong.
 * - `signature_mismatch`: the body was altered, or signed with another secret.
 * - `body_malformed`: signed, and yet no delivery.
 */
export type WebhookRejection =
  | 'signature_missing'
  | 'signature_malformed'
  | 'timestamp_outside_window'
  | 'signature_mismatch'
  | 'body_malformed'

export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly reason: WebhookRejection

  constructor(reason: WebhookRejection) {
    super(`The delivery is not to be trusted: ${reason}.`)
    this.reason = reason
  }
}

/** Headers of the platform's `Request`, or those of Node's `IncomingMessage`. */
export type ReceivedHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

const windowSeconds = 300
/** The service signs with five secrets at most. */
const mostSignatures = 10

/**
 * Checks that a delivery comes from the service, unaltered and recently, and reads it.
 *
 * @param rawBody the body as it arrived; parsed and written again, it would not match.
 * @param secrets the endpoint's secret, or several while one replaces another.
 * @param now unix milliseconds; the machine's clock unless given.
 * @throws WebhookVerificationError with the reason; TypeError without a secret.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: ReceivedHeaders,
  secrets: string | readonly string[],
  now: number = Date.now(),
): Promise<WebhookMessage> {
  const keys = [secrets].flat()
  if (keys.length === 0 || keys.includes('')) throw new TypeError('A delivery is verified with a secret.')
  const { timestamp, signatures } = signatureIn(headers)
  if (Math.abs(now / 1000 - Number(timestamp)) > windowSeconds)
    throw new WebhookVerificationError('timestamp_outside_window')
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody
  if (!(await isSigned(signedText(timestamp, body), signatures, keys)))
    throw new WebhookVerificationError('signature_mismatch')
  return messageIn(body)
}

interface SignatureHeader {
  readonly timestamp: string
  readonly signatures: readonly Uint8Array<ArrayBuffer>[]
}

/** `t=<unix seconds>,v1=<hex>`, with one `v1` per secret. Other versions are left to those who know them. */
function signatureIn(headers: ReceivedHeaders): SignatureHeader {
  const header = headerOf(headers, 'x-service-signature')
  if (header === undefined || header === '') throw new WebhookVerificationError('signature_missing')
  const parts = header.split(',').map(part => part.trim())
  const valuesOf = (name: string) =>
    parts.filter(part => part.startsWith(`${name}=`)).map(part => part.slice(name.length + 1))
  const [timestamp = '', ...furtherTimestamps] = valuesOf('t')
  const signatures = valuesOf('v1')
  const isWellFormed =
    /^\d{1,12}$/.test(timestamp) &&
    furtherTimestamps.length === 0 &&
    signatures.length > 0 &&
    signatures.length <= mostSignatures &&
    signatures.every(signature => /^[0-9a-f]{64}$/i.test(signature))
  if (!isWellFormed) throw new WebhookVerificationError('signature_malformed')
  return { timestamp, signatures: signatures.map(bytesOf) }
}

function headerOf(headers: ReceivedHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof value === 'object' ? value.join(',') : value
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)
  return bytes
}

function signedText(timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${timestamp}.`)
  const text = new Uint8Array(prefix.length + body.length)
  text.set(prefix)
  text.set(body, prefix.length)
  return text
}

/** The platform's `verify` compares in constant time. */
async function isSigned(
  text: Uint8Array<ArrayBuffer>,
  signatures: SignatureHeader['signatures'],
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const material = new TextEncoder().encode(secret)
    const key = await crypto.subtle.importKey('raw', material, algorithm, false, ['verify'])
    for (const signature of signatures)
      if (await crypto.subtle.verify('HMAC', key, signature, text)) return true
  }
  return false
}

function messageIn(body: Uint8Array): WebhookMessage {
  let message: unknown
  try {
    message = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new WebhookVerificationError('body_malformed')
  }
  if (!isMessage(message)) throw new WebhookVerificationError('body_malformed')
  return message
}

function isMessage(value: unknown): value is WebhookMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, event, integrationEventId, createdAt, data } = value as Record<string, unknown>
  return (
    [id, event, createdAt].every(text => typeof text === 'string') &&
    (integrationEventId === null || typeof integrationEventId === 'string') &&
    typeof data === 'object' &&
    data !== null
  )
}
