import type { OutboundReach } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import type { LogFields } from '../../../../platform/telemetry/log.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Outcome } from '../settlement.ts'
import type { Sendable } from './attempt.ts'
import type { AttemptSettings } from './attempts.ts'

/** What the thread is made with. */
export interface ThreadSettings extends AttemptSettings {
  readonly reach: OutboundReach
}

/** Attempts and questions are known by the number that whoever began with them has given them. */
export type ToThread =
  | { readonly kind: 'make'; readonly attempts: readonly NumberedAttempt[] }
  | { readonly kind: 'currentUrl'; readonly question: number; readonly url: string | undefined }
  | { readonly kind: 'stop' }
  | { readonly kind: 'close' }

export type FromThread =
  | { readonly kind: 'news'; readonly begun: readonly number[]; readonly ended: readonly EndedAttempt[] }
  | { readonly kind: 'currentUrl'; readonly question: number; readonly orgId: Id; readonly webhookId: Id }
  | { readonly kind: 'error'; readonly event: string; readonly error: PlainError; readonly fields: LogFields }

export interface NumberedAttempt {
  readonly number: number
  readonly sendable: Sendable
}

export interface EndedAttempt {
  readonly number: number
  readonly outcome: Outcome
}

/** An error without what another thread could not be told. */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}
