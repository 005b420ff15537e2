import { type Refusal, saidIn } from '../contract/refusals.ts'
import type { Locale } from '../vocabulary/locales.ts'
import type { RequestRefused } from '../vocabulary/request-refused.ts'

/** Every code the service can answer, by code. */
export type ErrorCatalogue = ReadonlyMap<string, Refusal>

/** What a problem document says of the request that it answers. */
export interface AnsweredRequest {
  readonly baseUrl: string
  readonly path: string
  readonly requestId: string
  /** Of whoever reads it. */
  readonly language: Locale
}

/** An RFC 9457 problem document: `title` and `remedy` in the language of its reader, `detail` in English. */
export function problemDocument(
  refused: RequestRefused,
  refusal: Refusal,
  request: AnsweredRequest,
): Record<string, unknown> {
  const { title, remedy } = saidIn(request.language, refusal)
  return {
    type: `${request.baseUrl}/errors/${refused.code}`,
    title,
    status: refusal.status,
    detail: refused.message || `${refusal.title}.`,
    remedy,
    instance: request.path,
    code: refused.code,
    requestId: request.requestId,
    ...refused.extra,
  }
}
