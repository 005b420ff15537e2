import { gateRefusals, type Refusal, sharedRefusals } from '../contract/refusals.ts'
import type { RequestRefused } from '../vocabulary/request-refused.ts'

/** Every code the service can answer, by code. */
export class ErrorCatalogue {
  readonly #refusals: ReadonlyMap<string, Refusal>

  constructor(families: readonly { readonly refusals: Readonly<Record<string, Refusal>> }[]) {
    const all = [gateRefusals, sharedRefusals, ...families.map(family => family.refusals)]
    this.#refusals = new Map(all.flatMap(codes => Object.entries<Refusal>(codes)))
  }

  get(code: string): Refusal | undefined {
    return this.#refusals.get(code)
  }

  all(): { code: string; refusal: Refusal }[] {
    return [...this.#refusals]
      .map(([code, refusal]) => ({ code, refusal }))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
  }
}

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
    detail: refused.message,
    instance: request.path,
    code: refused.code,
    requestId: request.requestId,
    ...refused.extra,
  }
}
