import type { RateVerdict } from './verdict.ts'

/**
 * The headers of every rate-limited answer. `RateLimit-Policy` is in the form of the IETF draft up to its seventh version,
 * as the interface has it. `Retry-After` of a refusal belongs to the problem document's answer.
 */
export function rateHeaders(verdict: RateVerdict): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(verdict.limit),
    'X-RateLimit-Remaining': String(verdict.remaining),
    'X-RateLimit-Reset': String(Math.ceil(verdict.resetAtMs / 1000)),
    'RateLimit-Policy': policy(verdict.key.limit, verdict.tenant.limit, verdict.windowSeconds),
  }
}

let written = { key: Number.NaN, tenant: Number.NaN, seconds: Number.NaN, text: '' }

/** The same on every answer of a process, so it is built once. */
function policy(key: number, tenant: number, seconds: number): string {
  if (written.key !== key || written.tenant !== tenant || written.seconds !== seconds)
    written = {
      key,
      tenant,
      seconds,
      text: `${key};w=${seconds};scope=key, ${tenant};w=${seconds};scope=tenant`,
    }
  return written.text
}
