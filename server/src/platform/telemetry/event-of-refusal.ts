import type { SecurityEventName } from '../vocabulary/security-events.ts'

/** A refusal as the security log distinguishes it. */
interface Refused {
  readonly status: number
  /** Declared with the code, where its status does not show it; null for one that asks for a next step. */
  readonly security?: SecurityEventName | null
}

/** What the security log calls a refusal; undefined for those that say nothing of security. */
export function eventOfRefusal(
  code: string,
  { status, security }: Refused,
  scope?: unknown,
): SecurityEventName | undefined {
  if (security === null) return undefined
  if (status === 429) return scope === 'sign_in' ? 'sign_in.limited' : 'limits.exceeded'
  if (security) return security
  if (/_exceeds_(actor|creator|owner)$/.test(code)) return 'access.exceeds_actor'
  if (status === 401) return 'credentials.refused'
  if (status === 403) return 'access.refused'
  return undefined
}
