import type { Refusal } from '../contract/refusals.ts'
import type { RequestRefused } from '../vocabulary/request-refused.ts'

/** Every code the service can answer, by code. */
export type ErrorCatalogue = ReadonlyMap<string, Refusal>

/** An RFC 9457 problem document. */
export function problemDocument(
  refused: RequestRefused,
  refusal: Refusal,
  request: { baseUrl: string; path: string; requestId: string },
): Record<string, unknown> {
  return {
    type: `${request.baseUrl}/errors/${refused.code}`,
    title: refusal.title,
    status: refusal.status,
    detail: refused.message || `${refusal.title}.`,
    instance: request.path,
    code: refused.code,
    requestId: request.requestId,
    ...refused.extra,
  }
}
