import type { Instant } from '../../vocabulary/dates.ts'
import type { Locale } from '../../vocabulary/locales.ts'
import type { Mailbox } from './mailbox.ts'

/** Messages sent at the same time, each on a connection of its own. */
export const connectionsAtOnce = 8

/** A message for the mail server. */
export interface MailMessage {
  /** The source of the Message-ID; the same for every attempt of one message. */
  readonly id: string
  /** The Date header. */
  readonly writtenAt: Instant
  readonly to: Mailbox
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailTransport {
  /**
   * Sends a message and resolves with the server's last reply. Throws `MailRefused` otherwise, also when `signal` aborts:
   * then it is unknown whether the server accepted the message.
   */
  send(message: MailMessage, signal: AbortSignal): Promise<string>
  close(): void
}

/** Why a message was not accepted. */
export type MailRefusal =
  /** The server refuses the message for good. */
  | 'rejected'
  /** The server refuses the message for now. */
  | 'deferred'
  | 'authentication_failed'
  | 'tls_failed'
  | 'connection_failed'
  | 'timeout'
  | 'interrupted'
  | 'unexpected'

export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  readonly code: MailRefusal
  /** The server's reply code; null without a reply. */
  readonly replyCode: number | null

  constructor(code: MailRefusal, replyCode: number | null, detail: string, cause?: unknown) {
    super(detail, { cause })
    this.code = code
    this.replyCode = replyCode
  }
}
