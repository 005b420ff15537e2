// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Access } from './schemas.ts'

export type MeAccessAnswer = Access

export const me = (call: Call) => ({
  /**
   * Who the request acts as, what it may do, and what is left of its rate limits.
   *
   * Reachable with any credential, also a key with an empty scope: the first request of an integration, and the one to compare with `x-service-capabilities` after a 403.
   *
   * `GET /v1/me/access`
   */
  access: (options?: CallOptions): Promise<MeAccessAnswer> =>
    call({ id: 'me.access', method: 'GET', path: '/v1/me/access' }, {}, options),
})
