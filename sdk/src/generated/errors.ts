// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { ErrorCode } from './schemas.ts'

export type ErrorsListAnswer = Page<ErrorCode>

export const errors = (call: Call) => ({
  /**
   * List error codes
   *
   * Every code the service can answer, with its status, when it is answered and what to do. What people are told is in the language that `Accept-Language` asks for.
   *
   * Answered to anyone.
   *
   * `GET /v1/errors`
   */
  list: (options?: CallOptions): Promise<ErrorsListAnswer> =>
    call({ id: 'errors.list', method: 'GET', path: '/v1/errors' }, {}, options),
})
