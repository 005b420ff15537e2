import type { LogFields } from '../../telemetry/log.ts'
import type { PostOutcome, SignedPost } from './signed-posts.ts'

/** Posts are known by the number that the asking thread has given them. */
export type ToThread =
  | {
      readonly kind: 'post'
      readonly posts: readonly { readonly number: number; readonly post: SignedPost }[]
    }
  | { readonly kind: 'close' }

export type FromThread =
  | { readonly kind: 'ended'; readonly ended: readonly EndedPost[] }
  | { readonly kind: 'error'; readonly event: string; readonly error: PlainError; readonly fields: LogFields }

export interface EndedPost {
  readonly number: number
  readonly outcome: PostOutcome
}

/** An error without what cannot be sent to another thread. */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}
