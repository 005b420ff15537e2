import type { ShapeError } from '../../vocabulary/request-refused.ts'
import type { TableBody } from './table-body.ts'

export type ToThread =
  /** The shape of an operation's body as JSON, sent before the first body. */
  | { readonly kind: 'shape'; readonly operation: string; readonly shape: string }
  | {
      readonly kind: 'read'
      readonly number: number
      readonly operation: string
      readonly bytes: Uint8Array
      readonly contentType: string | undefined
    }
  | { readonly kind: 'table'; readonly number: number; readonly table: TableBody }

export type FromThread =
  | { readonly number: number; readonly body: unknown }
  | {
      readonly number: number
      readonly refused: {
        readonly code: string
        readonly detail: string
        readonly errors: readonly ShapeError[] | undefined
      }
    }
