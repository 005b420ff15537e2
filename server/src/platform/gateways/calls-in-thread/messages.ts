import type { LogFields } from '../../telemetry/log.ts'

/** Calls are known by the number that the asking thread has given them. */
export type ToThread<Call> =
  | { readonly kind: 'call'; readonly calls: readonly { readonly number: number; readonly call: Call }[] }
  | { readonly kind: 'close' }

export type FromThread<Outcome> =
  | { readonly kind: 'ended'; readonly ended: readonly EndedCall<Outcome>[] }
  | { readonly kind: 'error'; readonly event: string; readonly error: PlainError; readonly fields: LogFields }

export interface EndedCall<Outcome> {
  readonly number: number
  readonly outcome: Outcome
}

/** An error without what cannot be sent to another thread. */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}
