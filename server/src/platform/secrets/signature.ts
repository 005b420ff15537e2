import { createHmac } from 'node:crypto'

/**
 * The value of `x-service-signature`: `t=<unix seconds>,v1=<hex>`, one `v1` per secret, the newest first. Each is
 * the HMAC-SHA256 of `<t>.<raw body>` keyed with the characters of a secret.
 */
export function signatureOf(
  secrets: readonly string[],
  unixSeconds: number,
  body: string | Uint8Array,
): string {
  const entries = secrets.map(
    secret => `v1=${createHmac('sha256', secret).update(`${unixSeconds}.`).update(body).digest('hex')}`,
  )
  return [`t=${unixSeconds}`, ...entries].join(',')
}
