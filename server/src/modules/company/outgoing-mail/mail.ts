import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import type { MailKind } from './kinds.ts'
import type { Letter } from './letters/html.ts'
import type { FailureCode, MailAttempt, MailStatus } from './shapes.ts'

/** A mail as a family asks for it. */
export interface NewMail {
  readonly kind: MailKind
  readonly to: Recipient
  readonly locale: Locale
  /** Shown in lists, so it holds nothing secret. */
  readonly subject: string
  readonly letter: Letter
  /** What it is about; needed by kinds that supersede earlier ones about the same thing. */
  readonly about?: { readonly type: string; readonly id: Id }
  /** The organisation's instant after which it is not sent any more, because its link has ended by then. */
  readonly usefulUntil?: Instant
}

export interface Recipient {
  readonly address: string
  readonly name?: string | null
  readonly membershipId?: Id | null
}

/** A member whom the service can write to, as families that know members tell of them. */
export interface MailableMember {
  readonly id: Id
  readonly displayName: string
  /** The one name they are spoken to by. */
  readonly callName: string
  readonly email: string
  readonly locale: Locale
}

/** A mail as it is stored, without its body. */
export interface Mail {
  readonly id: Id
  readonly kind: MailKind
  readonly status: MailStatus
  readonly locale: Locale
  readonly recipientAddress: string
  readonly recipientName: string | null
  readonly recipientMembershipId: Id | null
  readonly aboutType: string | null
  readonly aboutId: Id | null
  readonly subject: string
  readonly bodyKept: boolean
  readonly attempts: readonly MailAttempt[]
  readonly failureCode: FailureCode | null
  readonly nextAttemptAt: Instant | null
  readonly usefulUntil: Instant | null
  readonly sentAt: Instant | null
  readonly failedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
