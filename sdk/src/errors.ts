import type { OperationCodes, OperationId } from './generated/problems.ts'
import type { Problem } from './generated/schemas.ts'

/**
 * The service refused. `code` is what a program decides by. The codes of the operation are listed in its type; a newer
 * service may answer others, so leave a default branch, and take an unknown code as final.
 */
export class KonttoriError<Id extends OperationId = OperationId> extends Error {
  override readonly name = 'KonttoriError'
  readonly operation: Id
  readonly code: OperationCodes[Id]
  readonly status: number
  readonly detail: string
  /** Quote it to support. */
  readonly requestId: string
  /** The whole problem document: `errors` on 400, `feature` on 402, and what else the code promises. */
  readonly problem: Problem
  /** On 429 and 503: how long the service asks to wait. */
  readonly retryAfterSeconds: number | undefined

  constructor(operation: Id, problem: Problem, retryAfterSeconds?: number) {
    super(`${operation}: ${problem.status} ${problem.code}: ${problem.detail}`)
    this.operation = operation
    this.code = problem.code as OperationCodes[Id]
    this.status = problem.status
    this.detail = problem.detail
    this.requestId = problem.requestId
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * - `network`: the connection failed, or broke before the whole answer was here.
 * - `timeout`: no whole answer within `timeoutMs`.
 * - `not_the_service`: something in between answered, such as a proxy or a sign-in page.
 */
export type ConnectionFailure = 'network' | 'timeout' | 'not_the_service'

/** No answer of the service arrived; whether a write happened is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly reason: ConnectionFailure
  /** Of the answer that is not the service's. */
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    reason: ConnectionFailure,
    message: string,
    known: {
      readonly cause?: unknown
      readonly status?: number | undefined
      readonly retryAfterSeconds?: number | undefined
    } = {},
  ) {
    super(message, { cause: known.cause })
    this.reason = reason
    this.status = known.status
    this.retryAfterSeconds = known.retryAfterSeconds
  }
}

/** Whether the operation refused; its codes are then the error's. Without an operation, whether any did. */
export function isRefusal(error: unknown): error is KonttoriError
export function isRefusal<Id extends OperationId>(error: unknown, operation: Id): error is KonttoriError<Id>
export function isRefusal(error: unknown, operation?: OperationId): boolean {
  return error instanceof KonttoriError && (operation === undefined || error.operation === operation)
}
