import type { Instant } from '../../vocabulary/dates.ts'
import type { Locale } from '../../vocabulary/locales.ts'
import type { Mailbox } from './mailbox.ts'

/** A message as it is handed over. */
export interface MailMessage {
  /** What the Message-ID is made of: the same for every try of one message. */
  readonly id: string
  /** The Date header. */
  readonly writtenAt: Instant
  readonly to: Mailbox
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The way out for mail. */
export interface MailTransport {
  /**
   * Hands a message over and resolves with the server's last reply. Throws `MailRefused` for every other end, also
   * when `signal` aborts: then nobody knows whether the server took it.
   */
  send(message: MailMessage, signal: AbortSignal): Promise<string>
  close(): void
}

/** Why a message was not handed over. */
export type MailRefusal =
  /** The server will not take this message, now or later. */
  | 'rejected'
  /** The server will not take it now. */
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
  /** The server's reply code, where it gave one. */
  readonly replyCode: number | null

  constructor(code: MailRefusal, replyCode: number | null, detail: string, cause?: unknown) {
    super(detail, { cause })
    this.code = code
    this.replyCode = replyCode
  }
}
